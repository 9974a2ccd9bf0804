import { PRESS_EVENTS, replayEvents } from '../ui/replay-events';

const RECORDED_EVENTS = [...PRESS_EVENTS, 'keydown'];

/** Buttons of the shell are dead without scripts, unless they open a popover. */
const PRESSED = '[data-demo-root],.search-button,button[type=button]:not([popovertarget])';

/** Presses, the shortcut of the search, and from a request for the search on also what is typed: it is the query. */
const RECORD = `let t=e.target,k=e.key,c=e.ctrlKey||e.metaKey;
if(e.altKey||!t.closest||!(k?c?/^k$/i.test(k):k=="/"&&!t.closest("input,textarea,select")||s&&k.length<2:!c&&t.closest("${PRESSED}")))return;
if(k||t.closest(".search-button"))s=1;
if(k||e.type=="click")e.preventDefault();
e.stopPropagation();
q.push({target:t,event:e})`;

/** Script for `<head>`: records what must not be lost while the scripts of the page are loading. */
export function earlyEventsScript(): string {
  return `{let s,q=window.earlyEvents=[];q.record=e=>{${RECORD}};
${JSON.stringify(RECORDED_EVENTS)}.map(a=>addEventListener(a,q.record,true))}`.replaceAll('\n', '');
}

/** Replays what was recorded, when the page hears it; demos record presses until they are hydrated. */
export async function replayEarlyEvents(): Promise<void> {
  const { earlyEvents } = window;
  if (!earlyEvents) return;
  for (const type of RECORDED_EVENTS) window.removeEventListener(type, earlyEvents.record, { capture: true });
  await replayEvents(earlyEvents);
}
