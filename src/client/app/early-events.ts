import { REPLAYED_EVENTS, replayEvent } from '../ui/replay-events';

/** Of the shell only buttons are dead without scripts, unless they open a popover. */
const RECORD = `let t=e.target,c=e.type==="click";
if(!(e.ctrlKey||e.metaKey||e.altKey)&&t.closest?.("[data-demo-root]"+(c?",button[type=button]:not([popovertarget])":""))){
if(c)e.preventDefault();
e.stopPropagation();
q.push({target:t,event:e})}`;

/** Script for `<head>`: records events while the scripts of the page are loading. */
export function earlyEventsScript(): string {
  return `{let q=window.earlyEvents=[];q.record=e=>{${RECORD}};
${JSON.stringify(REPLAYED_EVENTS)}.map(a=>addEventListener(a,q.record,true))}`.replaceAll('\n', '');
}

/** Replays what was recorded, one after the other, when the page is ready; demos record it until they are hydrated. */
export async function replayEarlyEvents(): Promise<void> {
  const { earlyEvents } = window;
  if (!earlyEvents) return;
  for (const type of REPLAYED_EVENTS) window.removeEventListener(type, earlyEvents.record, { capture: true });
  for (const { target, event } of earlyEvents) {
    if (target.isConnected) replayEvent(target, event);
    // React renders before this goes on.
    await Promise.resolve();
  }
}
