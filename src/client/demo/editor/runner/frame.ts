import { isMessage, type RunnerReport, type RunnerRequest } from './protocol';

/**
 * Script of the document between the page and the runner. Edited code needs an opaque origin and a content security
 * policy that allows it. A frame without a URL inherits the policy of its parent, so this document lets the page have a
 * stricter policy. A sandboxed document cannot use caches and service workers, so this document loads the runner's
 * script, also offline, and passes it on.
 */
const WAIT_FOR_SCRIPT = `<!doctype html><html lang="en">
<meta http-equiv="Content-Security-Policy" content="${policy(window.location.origin)}"><title>Demo</title><body><script>
addEventListener("message",({source,data})=>{
if(source!==parent)return
const script=document.createElement("script")
script.textContent=data
document.body.append(script)
script.remove()
},{once:true})
</script>`;

/** Edited code cannot connect to other hosts. It can show images of this site. */
function policy(site: string): string {
  const own = `${site} data: blob:`;
  return `default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src ${own}; media-src ${own}; font-src ${own}; form-action 'none'`;
}

const { runner = '', font: fontAddress } = document.currentScript?.dataset ?? {};
const script = load(runner).then((response) => response.text());
// Without it, the demo has another font.
const font = fontAddress
  ? load(fontAddress).then(
      (response) => response.arrayBuffer(),
      () => null,
    )
  : null;

const sandbox = document.createElement('iframe');
sandbox.title = document.title;
// Without `allow-forms`, submit handlers do not run. `allow-modals` allows `alert`.
sandbox.sandbox.add('allow-scripts', 'allow-forms', 'allow-modals');
sandbox.srcdoc = WAIT_FOR_SCRIPT;
sandbox.addEventListener('load', () => void start(), { once: true });
document.body.append(sandbox);

async function load(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function start(): Promise<void> {
  try {
    sandbox.contentWindow?.postMessage(await script, '*');
    const data = await font;
    if (data) sandbox.contentWindow?.postMessage({ type: 'font', font: data } satisfies RunnerRequest, '*');
  } catch {
    report({ type: 'unavailable' });
  }
}

window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (!isMessage(data)) return;
  if (source === sandbox.contentWindow) report(data);
  else if (source === window.parent) {
    if (data.type === 'settings') document.documentElement.style.colorScheme = data.settings.paletteMode;
    sandbox.contentWindow?.postMessage(data, '*');
  }
});

function report(message: RunnerRequest | RunnerReport): void {
  window.parent.postMessage(message, window.location.origin);
}
