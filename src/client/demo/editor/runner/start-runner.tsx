import { type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { blueGrey } from '../../../../libraries/brand/colors';
import { themeStyles } from '../../../../shared/css';
import { createStore } from '../../../ui/store';
import { initialThemeSettings, type ThemeSettings } from '../../../settings/theme-settings';
import { COLOR_SCHEME_ATTRIBUTE, createDemoLooks, type DemoLibrary, DemoTree } from '../../runtime/demo-tree';
import { CrashReporter } from '../../../ui/crash-reporter';
import { CodeError, createPackageLookup, lineOf, messageOf, type ModuleScope, runFiles } from './run-files';
import { isMessage, RUNNER_MARGIN, type RunnerReport, type RunnerRequest } from './protocol';

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

type RunRequest = Extract<RunnerRequest, { type: 'run' }>;
type Run = Pick<RunRequest, 'run' | 'entry'>;

/**
 * Runs code from the page. The document has an opaque origin, so edited code can access neither the page nor the site's
 * storage.
 * @param scope modules that the code can import
 */
export function startRunner(library: DemoLibrary, scope: ModuleScope): void {
  const page = prepareDocument(library);
  const settings = createStore(initialThemeSettings);
  const looks = createDemoLooks(settings, 'edited', document.head);
  const lookUp = createPackageLookup(scope);
  const show = createResultStage(page.content, (Demo) => <DemoTree {...{ library, looks, Demo }} />);
  const measure = watchSize(page.content, (size) => report({ type: 'size', ...size }));
  let current: Run = { run: 0, entry: '' };

  const run = (request: RunRequest): void => {
    current = request;
    const fail = (error: unknown): void => reportError(error, request);
    try {
      page.setStyles(stylesOf(request.files));
      const { default: Demo } = runFiles(request.files, request.entry, lookUp);
      if (typeof Demo !== 'function') throw new CodeError('The code has no component as its default export.');
      const onRendered = (): void => {
        measure();
        report({ type: 'rendered', run: request.run });
      };
      show(Demo as ComponentType, { onRendered, onCrash: fail });
    } catch (error) {
      fail(error);
    }
  };

  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isMessage(data)) return;
    if (data.type === 'run') run(data);
    else if (data.type === 'font') page.addFont(data.font);
    else if (data.type === 'settings') {
      page.applySettings(data.settings);
      settings.set(data.settings);
    }
  });
  // Errors that React does not catch, such as errors in event handlers and timers.
  window.addEventListener('error', ({ error }) => {
    if (error) reportError(error, current);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, current));
  report({ type: 'ready' });
}

function stylesOf(files: RunRequest['files']): string {
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.css'))
    .map(([, css]) => css)
    .join('\n');
}

function reportError(error: unknown, { run, entry }: Run): void {
  report({ type: 'error', run, message: messageOf(error), line: lineOf(error, entry) });
}

function report(message: RunnerReport): void {
  window.parent.postMessage(message, '*');
}

interface Result {
  Demo: ComponentType;
  element: HTMLElement;
  root: Root;
}

/** Callbacks of a rendered component. */
interface StageHandlers {
  onRendered: () => void;
  onCrash: (error: unknown) => void;
}

/**
 * Renders edited code. A new component is rendered hidden and only replaces the previous one if it works. If the code
 * is broken, the previous result keeps its state.
 */
function createResultStage(
  container: HTMLElement,
  render: (Demo: ComponentType) => ReactNode,
): (Demo: ComponentType, handlers: StageHandlers) => void {
  let count = 0;
  let shown: Result | null = null;
  let candidate: Result | null = null;

  const show = (Demo: ComponentType, handlers: StageHandlers, before: ComponentType | null): void => {
    discard(candidate);
    const element = document.createElement('div');
    element.className = 'candidate';
    container.append(element);
    // React's own report of an error that is shown in the editor would only repeat it in the console.
    const root = createRoot(element, { identifierPrefix: `run${++count}-`, onCaughtError: () => {} });
    const result: Result = { Demo, element, root };
    candidate = result;
    const onReady = (isCrashed: boolean): void => {
      if (isCrashed) return;
      discard(shown);
      shown = result;
      candidate = null;
      element.className = '';
      handlers.onRendered();
    };
    const onError = (error: unknown): void => {
      handlers.onCrash(error);
      if (candidate === result) {
        discard(candidate);
        candidate = null;
      } else if (before) show(before, { onRendered: () => {}, onCrash: () => {} }, null);
    };
    // A transition renders in slices, so a large demo does not block typing.
    startTransition(() =>
      root.render(
        <CrashReporter onReady={onReady} onError={onError}>
          {render(Demo)}
        </CrashReporter>,
      ),
    );
  };
  return (Demo, handlers) => show(Demo, handlers, shown?.Demo ?? null);
}

function discard(result: Result | null): void {
  if (!result) return;
  result.element.remove();
  // React forbids to unmount one root while another one renders.
  window.setTimeout(() => result.root.unmount());
}

/** Prepares the empty document for demos of one library. */
function prepareDocument(library: DemoLibrary) {
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
function watchSize(content: HTMLElement, onSize: (size: Size) => void): () => void {
  let last: Size | null = null;
  let frame = 0;
  const reportSize = (): void => {
    frame = 0;
    const size = { height: content.getBoundingClientRect().height, overlay: hasOverlay(content) };
    if (last?.height === size.height && last.overlay === size.overlay) return;
    last = size;
    onSize(size);
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(reportSize);
  };
  new ResizeObserver(reportSize).observe(content);
  new MutationObserver(schedule).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'hidden'],
  });
  return reportSize;
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
