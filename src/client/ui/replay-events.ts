/** What a reader does with a page, as its components hear of it: lists open when the button goes down, not on a click. */
export const REPLAYED_EVENTS = [
  'focusin',
  'focusout',
  'mousedown',
  'mouseup',
  'keydown',
  'keyup',
  'click',
] as const;

/** An event that came too early. */
export interface EarlyEvent {
  /** The event's own one is gone when it is over. */
  target: Element;
  event: Event;
}

/** Dispatches an event once more. */
export function replayEvent(target: EventTarget, event: Event): void {
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  target.dispatchEvent(new Kind(event.type, event));
}
