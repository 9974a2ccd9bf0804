import { replayEvent, type EarlyEvent } from '../../ui/replay-events';
import { elementAt, placeIn } from './place-in';

interface KeptAct extends EarlyEvent {
  /** Where the target is found again when others have taken the place of all elements. */
  place: readonly number[];
}

/** What a reader does with a demo before it hears events. */
export interface KeptActs {
  keep(event: Event): void;
  /** Does it once more, one after the other: each act sees what the one before has changed. */
  repeat(): Promise<void>;
}

/** Keeps what is done with an element, or in the frame in it. */
export function createKeptActs(element: Element): KeptActs {
  const acts: KeptAct[] = [];
  return {
    keep(event) {
      const target = event.target as Element;
      const act = { target, place: placeIn(element, target), event };
      acts.push(act);
      // The focus that goes with its element has not been moved by the reader.
      if (event.type === 'focusout')
        queueMicrotask(() => void (target.isConnected || acts.splice(acts.indexOf(act), 1)));
    },
    async repeat() {
      for (const { target, place, event } of acts) {
        if (target.isConnected) replayEvent(target, event);
        else repeatOnSuccessor(elementAt(element, place), target, event);
        // React renders before this goes on.
        await Promise.resolve();
      }
    },
  };
}

/** Browsers have given focus and text to the element from before, and take them away with it. */
function repeatOnSuccessor(successor: Element | null, target: Element, event: Event): void {
  if (successor?.tagName !== target.tagName) return;
  if (event.type === 'focusin') (successor as HTMLElement).focus();
  else replayEvent(successor, event);
  carryText(target, successor);
}

function carryText(from: Element, to: Element): void {
  const { value } = from as Partial<HTMLInputElement>;
  if (value === undefined || value === (to as Partial<HTMLInputElement>).value) return;
  // React shadows the property with one of its own, and takes what is set there for its own doing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}
