import { themeStyles } from '../../../../shared/css';
import { blueGrey } from '../../../../libraries/brand/colors';
import type { ThemeSettings } from '../../../settings/theme-settings';
import { COLOR_SCHEME_ATTRIBUTE, type DemoLibrary } from '../../runtime/demo-tree';
import { RUNNER_MARGIN, type RunnerReport } from './protocol';

/** Styles of the page for demos, and a hidden container for the next version. */
const STYLES = `
*,*::before,*::after{box-sizing:border-box}
html{overflow:hidden;color:${blueGrey[900]}}
html[${COLOR_SCHEME_ATTRIBUTE}=dark]{color:hsl(210, 20%, 96%)}
body{margin:0;font-family:var(--demo-font,Helvetica,Arial,sans-serif);line-height:1.5;-webkit-font-smoothing:antialiased}
main{position:relative;padding:${RUNNER_MARGIN}px;overflow-x:auto}
main>div{text-align:center}
:where(main>div>*){margin-inline:auto;text-align:start;vertical-align:top}
:where(main>div>button){text-align:center}
:where(main>div>:is(.MuiStack-root,.MuiFormGroup-root)){justify-content:center}
main>.candidate{position:absolute;inset:${RUNNER_MARGIN}px ${RUNNER_MARGIN}px auto;visibility:hidden}`;

/** Prepares the empty document for demos of one library. */
export function prepareDocument(library: DemoLibrary) {
  const font = library.font ? `:root{--demo-font:${library.font}}` : '';
  addStyle(themeStyles(library.theme) + font + STYLES);
  const demoStyle = addStyle('');
  const content = document.createElement('main');
  // Tailwind's utilities only apply below this attribute.
  content.setAttribute('data-demo-styling', 'tailwind');
  document.body.append(content);
  stayHere();
  return {
    /** Container of the demo. */
    content,
    /** Replaces the stylesheets of the edited demo. */
    setStyles(css: string): void {
      if (demoStyle.textContent !== css) demoStyle.textContent = css;
    },
    /** Sets the color scheme and direction. The demo's theme follows automatically. */
    applySettings({ paletteMode, direction }: ThemeSettings): void {
      const root = document.documentElement;
      root.setAttribute(COLOR_SCHEME_ATTRIBUTE, paletteMode);
      // Same scheme as the parent document, because frames of another scheme get an opaque background.
      root.style.colorScheme = paletteMode;
      root.dir = direction;
    },
    /** Adds the font that the library's theme expects. */
    addFont: (data: ArrayBuffer) =>
      void document.fonts.add(new FontFace('Roboto', data, { weight: '100 900' })),
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

type Size = Omit<Extract<RunnerReport, { type: 'size' }>, 'type'>;

/**
 * Watches the height of the content and its overlays.
 * @returns reports a change immediately
 */
export function watchSize(content: HTMLElement, onSize: (size: Size) => void): () => void {
  let last: Size | null = null;
  let scheduled = false;
  const report = (): void => {
    scheduled = false;
    const size = { height: content.getBoundingClientRect().height, overlay: hasOverlay(content) };
    if (last?.height === size.height && last.overlay === size.overlay) return;
    last = size;
    onSize(size);
  };
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(report);
  };
  new ResizeObserver(report).observe(content);
  new MutationObserver(schedule).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'hidden'],
  });
  return report;
}

/** Menus, dialogs, and tooltips are outside the content. A snackbar is inside, but has a fixed position. */
function hasOverlay(content: HTMLElement): boolean {
  const beside = [...document.body.children].filter((element) => element !== content);
  const within = [...content.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  );
  return [...beside, ...within].some(
    (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }),
  );
}
