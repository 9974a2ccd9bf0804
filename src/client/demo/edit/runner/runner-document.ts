import { toCss, type CssObject } from '../../../../shared/theme/css';
import { blueGrey } from '../../../../shared/theme/design-tokens';
import type { DemoSettings } from '../../../ui/theme/demo-settings';
import { COLOR_SCHEME_ATTRIBUTE, type DemoLibrary } from '../../runtime/demo-library';
import { RUNNER_MARGIN } from './protocol';

/** What demos find around them in the page, and a place where the next version is rendered out of sight. */
const STYLES = `
*,*::before,*::after{box-sizing:border-box}
html{overflow:hidden;color:${blueGrey[900]}}
html[${COLOR_SCHEME_ATTRIBUTE}=dark]{color:hsl(210, 20%, 96%)}
body{margin:0;font-family:Roboto,Helvetica,Arial,sans-serif;line-height:1.5;-webkit-font-smoothing:antialiased}
main{position:relative;padding:${RUNNER_MARGIN}px;overflow-x:auto}
main>div{display:flex;flex-wrap:wrap;justify-content:center}
main>div>*{min-width:0}
main>.candidate{position:absolute;inset:${RUNNER_MARGIN}px ${RUNNER_MARGIN}px auto;visibility:hidden}`;

/** The parts of a runner's document. */
export interface RunnerDocument {
  /** Holds the demo. */
  content: HTMLElement;
  /** Replaces the stylesheets of the edited demo. */
  setStyles(css: string): void;
  /** Colours and direction; the demo's theme follows by itself. */
  applySettings(settings: DemoSettings): void;
}

/** Prepares the empty document for demos of one library. */
export function prepareDocument(library: DemoLibrary): RunnerDocument {
  const theme = (library.theme?.generateStyleSheets() ?? []).map((sheet) => toCss(sheet as CssObject));
  addStyle(theme.join('') + STYLES);
  const demoStyle = addStyle('');
  const content = document.createElement('main');
  // Tailwind's utilities hold below this attribute only; demos in other stylings bring none.
  content.setAttribute('data-demo-styling', 'tailwind');
  document.body.append(content);
  stayHere();
  return {
    content,
    setStyles(css) {
      if (demoStyle.textContent !== css) demoStyle.textContent = css;
    },
    applySettings({ scheme, direction }) {
      const root = document.documentElement;
      root.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
      // As in the document around it: frames of another scheme get an opaque background.
      root.style.colorScheme = scheme;
      root.dir = direction;
    },
  };
}

function addStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style;
}

/** A link or a form that no demo handles would replace the runner. */
function stayHere(): void {
  document.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
}
