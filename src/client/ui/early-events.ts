/** Events of a click. Components can react to any of them, such as a select that opens on `mousedown`. */
export const PRESS_EVENTS = ['mousedown', 'mouseup', 'click'] as const;

/** An event from before hydration. */
export interface EarlyEvent {
  /** An event forgets its target when it has been dispatched. */
  target: Element;
  event: Event;
}

/** Dispatches events again one by one, if their targets still exist. */
export async function replayEvents(events: readonly EarlyEvent[]): Promise<void> {
  for (const { target, event } of events) {
    const Kind = event.constructor as new (type: string, init: Event) => Event;
    if (target.isConnected) target.dispatchEvent(new Kind(event.type, event));
    // React renders before this continues.
    await Promise.resolve();
  }
}

const EVENTS = [...PRESS_EVENTS, 'keydown'];
/** Elements whose clicks are recorded, except buttons that open a popover, which work without scripts. */
const PRESSED = '[data-demo-root],button[type=button]:not([popovertarget])';

/** Opens the search, whose dialog is in the HTML, as `onSearchRequest` does later. */
const OPEN_SEARCH = `let t=e.target,k=e.key,d=document.querySelector(".search-dialog");
if(!t.closest||!d||e.altKey)return;
let command=/Mac|iP/.test(navigator.platform)?e.metaKey:e.ctrlKey;
let isK=/^k$/i.test(k)||k>"~"&&k.length<2&&e.code=="KeyK";
let isSlash=k=="/"&&!t.closest("input,textarea,select");
let isButton=e.type=="click"&&t.closest(".search-button");
if(command&&isK&&!e.shiftKey||!command&&isSlash||isButton){
e.preventDefault();e.stopPropagation();d.open||d.showModal();return}`;

/** Presses are recorded for the scripts that handle them. */
const RECORD = `if(k||e.ctrlKey||e.metaKey||!t.closest("${PRESSED}"))return;
if(e.type=="click")e.preventDefault();
e.stopPropagation();
q.push({target:t,event:e})`;

/** Script for `<head>` that handles events while the page's scripts are loading. */
export function earlyEventsScript(): string {
  return `{let q=window.earlyEvents=[];q.record=e=>{${OPEN_SEARCH}${RECORD}};
${JSON.stringify(EVENTS)}.map(a=>addEventListener(a,q.record,true))}`.replaceAll('\n', '');
}

/** Replays recorded events after hydration. Demos record events until they are hydrated. */
export async function replayEarlyEvents(): Promise<void> {
  const { earlyEvents } = window;
  if (!earlyEvents) return;
  for (const type of EVENTS) window.removeEventListener(type, earlyEvents.record, { capture: true });
  await replayEvents(earlyEvents);
}
