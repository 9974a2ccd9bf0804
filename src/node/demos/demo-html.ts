import type { LibraryName } from '../../libraries';
import type { RenderedDemo, RenderedStyles } from '../../shared/demo/demo-server';
import type { Playground } from '../../shared/demo/playground';
import { highlightExample } from '../../shared/demo/print-example';
import { escapeHtml } from '../support/escape-html';
import { stageFont } from './library-font';

/** Height of a frame in px unless the author sets one. */
const DEFAULT_HEIGHT = 400;

/** Default styles, like those of a new project, in both color schemes. */
const BASE_STYLES =
  'html{color-scheme:light}html[data-mui-color-scheme=dark]{color-scheme:dark}' +
  'body{margin:0;background:Canvas;color:CanvasText;font-family:var(--demo-font,Helvetica,Arial,sans-serif);line-height:1.5}';

/** Runs before the first paint of a frame. Copies the color scheme and direction of the page. */
export const FRAME_SCRIPT =
  'try{var p=parent.document,a="data-mui-color-scheme";document.documentElement.setAttribute(a,' +
  'p.documentElement.getAttribute(a));document.body.dir=p.body.dir}catch(e){}';

/** Content and options of a frame. */
export interface FramedDemo {
  demo: RenderedDemo & { frame: RenderedStyles };
  library: LibraryName;
  /** Stylesheet with the variables of the library's theme. */
  themeStylesheet: string | null;
  /** Height in px. */
  height?: number | undefined;
}

/** HTML document of a framed demo, which is visible without JavaScript. */
export function frameHtml({ demo, library, themeStylesheet, height = DEFAULT_HEIGHT }: FramedDemo): string {
  const { name, html, frame } = demo;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${name}</title>`,
    themeStylesheet === null ? '' : `<link rel="stylesheet" href="${themeStylesheet}">`,
    `<style>${stageFont(library)}${BASE_STYLES}</style>`,
    `<style data-demo-styles="${frame.styleIds.join(' ')}">${frame.styles}</style>`,
  ].join('');
  const body = `<script>${FRAME_SCRIPT}</script><div data-demo-root>${html}</div>`;
  const document = `<!doctype html><html lang="en" data-mui-color-scheme="light"><head>${head}</head><body dir="ltr">${body}</body></html>`;
  const style = `display:block;width:100%;height:${height}px;border:0`;
  return `<iframe data-demo-frame title="${name} demo" loading="lazy" style="${style}" srcdoc="${escapeHtml(document)}"></iframe>`;
}

/**
 * HTML of a playground, with the component, space for its controls, and its code. Scripts add the controls, and update
 * the code if the user changes a prop.
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
