import { READER_ACTS, repeatAct } from '../../ui/replay-events';

/** Of the shell only buttons are dead without scripts, unless they open a popover. */
const KEEP = `let t=e.target,c=e.type==="click";
if(!(e.ctrlKey||e.metaKey||e.altKey)&&t.closest?.("[data-demo-root]"+(c?",button[type=button]:not([popovertarget])":""))){
if(c)e.preventDefault();
e.stopPropagation();
q.push({target:t,event:e})}`;

/** Script for `<head>`: keeps what the reader does while the scripts of the page are on their way. */
export function earlyActsScript(): string {
  return `{let q=window.earlyActs=[];q.keep=e=>{${KEEP}};
${JSON.stringify(READER_ACTS)}.map(a=>addEventListener(a,q.keep,true))}`.replaceAll('\n', '');
}

/** Does what was kept, one after the other, when the page hears it; demos keep it until they are live. */
export async function repeatEarlyActs(): Promise<void> {
  const { earlyActs } = window;
  if (!earlyActs) return;
  for (const type of READER_ACTS) window.removeEventListener(type, earlyActs.keep, { capture: true });
  for (const { target, event } of earlyActs) {
    if (target.isConnected) repeatAct(target, event);
    // React renders before this goes on.
    await Promise.resolve();
  }
}
