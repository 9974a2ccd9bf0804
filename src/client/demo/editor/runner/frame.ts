import type { RunnerReport } from './protocol';

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

const { runner = '', font } = document.currentScript?.dataset ?? {};
const script = load(runner).then((response) => response.text());
// Without it, the demo has another font.
const fontData = font
  ? load(font)
      .then((response) => response.arrayBuffer())
      .catch(() => null)
  : null;

const sandbox = document.createElement('iframe');
sandbox.title = document.title;
// Without `allow-forms`, submit handlers do not run. `allow-modals` allows `alert`.
sandbox.sandbox.add('allow-scripts', 'allow-forms', 'allow-modals');
sandbox.srcdoc = WAIT_FOR_SCRIPT;
document.body.append(sandbox);

// The page sends a port when it has loaded this document, which includes the sandbox.
window.addEventListener('message', ({ source, ports: [port] }) => {
  if (source === window.parent && port) void start(port);
});

async function load(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Starts the runner, and passes it the port to the page together with its font. */
async function start(port: MessagePort): Promise<void> {
  try {
    sandbox.contentWindow?.postMessage(await script, '*');
    sandbox.contentWindow?.postMessage(await fontData, '*', [port]);
  } catch {
    port.postMessage({ type: 'unavailable' } satisfies RunnerReport);
  }
}
