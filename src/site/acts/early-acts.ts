import { READER_ACTS, repeatAct } from './reader-acts';

/** Demos are the demos' own business; of the shell, buttons are dead without scripts, unless they open a popover. */
const KEEP = `var t=e.target,c=e.type==="click";
if(e.ctrlKey||e.metaKey||e.altKey||!t.closest||!t.closest("[data-demo-root]"+(c?",button[type=button]:not([popovertarget])":"")))return;
if(c)e.preventDefault();
e.stopPropagation();
q.push({target:t,event:e})`;

/** Script for `<head>`: keeps what the reader does while the scripts of the page are on their way. */
export function earlyActsScript(): string {
  return `(function(w){var q=w.earlyActs=[];q.keep=function(e){${KEEP}};
${JSON.stringify(READER_ACTS)}.forEach(function(a){w.addEventListener(a,q.keep,true)})})(window)`.replaceAll(
    '\n',
    '',
  );
}

/** Does what was kept, one after the other, when the page hears it; demos keep it until they are live. */
export async function repeatEarlyActs(): Promise<void> {
  const { earlyActs } = window;
  if (!earlyActs) return;
  for (const type of READER_ACTS) window.removeEventListener(type, earlyActs.keep, true);
  for (const { target, event } of earlyActs) {
    if (target.isConnected) repeatAct(target, event);
    // React renders before this goes on.
    await Promise.resolve();
  }
}
