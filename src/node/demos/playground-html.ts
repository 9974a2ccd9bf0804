import { highlightExample } from '../../shared/demo/print-example';
import type { Playground } from '../../shared/demo/playground';

/**
 * A playground as it stands in the page: the component, room for its controls, and its code. Scripts put the controls
 * into it, and replace the code when a reader changes something.
 */
export function playgroundHtml(html: string, { example, knobs, variables }: Playground): string {
  const rows = knobs.length + variables.length;
  return [
    `<div class="playground-body">`,
    `<div class="demo-stage"><div class="demo-content"><div data-demo-root>${html}</div></div></div>`,
    `<div class="playground-knobs needs-script" style="--knob-rows:${rows}"></div>`,
    `</div>`,
    `<div class="demo-toolbar"></div>`,
    `<div class="MuiCode-root"><pre tabindex="0"><code class="language-tsx">${highlightExample(example)}</code></pre></div>`,
  ].join('');
}
