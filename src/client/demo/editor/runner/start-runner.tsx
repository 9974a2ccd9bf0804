import { type ComponentType, isValidElement, type ReactNode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { blueGrey } from '../../../../libraries/brand/colors';
import { COLOR_SCHEME_ATTRIBUTE } from '../../../../shared/color-mode';
import { themeStyles } from '../../../../shared/css';
import { createStore } from '../../../ui/store';
import { initialThemeSettings, type ThemeSettings } from '../../../settings/theme-settings';
import { createDemoCaches, type DemoLibrary, DemoTree, UserThemeContext } from '../../runtime/demo-tree';
import { CrashReporter } from '../../../ui/crash-reporter';
import { CodeError, createPackageLookup, lineOf, messageOf, type ModuleScope, runFiles } from './run-files';
import type { RunnerReport, RunnerRequest } from './protocol';

/** Margin around the content in px, for shadows and focus rings. The editor's styles subtract it. */
const MARGIN = 16;

/** Styles of the page for demos, and a hidden container for the next version. */
const STYLES = `
*,*::before,*::after{box-sizing:border-box}
html{overflow:hidden;color:${blueGrey[900]}}
html[${COLOR_SCHEME_ATTRIBUTE}=dark]{color:hsl(210, 20%, 96%)}
body{margin:0;font-family:var(--demo-font,Helvetica,Arial,sans-serif);line-height:1.5;-webkit-font-smoothing:antialiased}
main{position:relative;padding:${MARGIN}px;overflow-x:auto}
main>div{text-align:center}
:where(main>div>*){margin-inline:auto;text-align:start;vertical-align:top}
:where(main>div>button){text-align:center}
:where(main>div>:is(.MuiStack-root,.MuiFormGroup-root)){justify-content:center}
main>.candidate{position:absolute;inset:${MARGIN}px ${MARGIN}px auto;visibility:hidden}`;

type RunRequest = Extract<RunnerRequest, { type: 'run' }>;

/**
 * Runs code from the page. The document has an opaque origin, so edited code can access neither the page nor the site's
 * storage.
 * @param font styles with the library's font
 * @param scope modules that the code can import
 */
export function startRunner(library: DemoLibrary, font: string, scope: ModuleScope): void {
  addStyle(themeStyles(library.theme?.()) + font + STYLES);
  // The frame sends the port to the page together with the library's font.
  window.addEventListener('message', ({ source, data, ports: [port] }: MessageEvent<ArrayBuffer | null>) => {
    if (source !== window.parent || !port) return;
    if (data) document.fonts.add(new FontFace('Roboto', data, { weight: '300 900' }));
    serve(port, library, scope);
  });
}

/** Answers requests of the page. */
function serve(port: MessagePort, library: DemoLibrary, scope: ModuleScope): void {
  const demoStyle = addStyle('');
  const content = document.createElement('main');
  // Tailwind's utilities only apply below this attribute.
  content.setAttribute('data-demo-styling', 'tailwind');
  document.body.append(content);
  stayHere();
  const settings = createStore(initialThemeSettings);
  const theme = { settings };
  const caches = createDemoCaches('edited', document.head);
  const lookUp = createPackageLookup(scope);
  const report = (message: RunnerReport): void => port.postMessage(message);
  const measure = watchSize(content, (size) => report({ type: 'size', ...size }));
  let latest: Pick<RunRequest, 'run' | 'entry'> = { run: 0, entry: '' };

  const reportError = (error: unknown, run = latest.run): void =>
    report({ type: 'error', run, message: messageOf(error), line: lineOf(error, latest.entry) });

  const show = createResultStage(content, {
    render: (Demo) => (
      <UserThemeContext value={theme}>
        <DemoTree {...{ library, caches, Demo }} />
      </UserThemeContext>
    ),
    onRendered(run) {
      measure();
      report({ type: 'rendered', run });
    },
    onCrash: reportError,
  });

  const run = (request: RunRequest): void => {
    latest = request;
    try {
      const css = stylesOf(request.files);
      if (demoStyle.textContent !== css) demoStyle.textContent = css;
      const { default: Demo } = runFiles(request.files, request.entry, lookUp);
      if (!isComponent(Demo)) throw new CodeError('The code has no component as its default export.');
      show(Demo, request.run);
    } catch (error) {
      reportError(error);
    }
  };

  port.addEventListener('message', ({ data }: MessageEvent<RunnerRequest>) => {
    if (data.type === 'run') return run(data);
    applySettings(data.settings);
    settings.set(data.settings);
  });
  port.start();
  // Errors that React does not catch, such as errors in event handlers and timers.
  window.addEventListener('error', ({ error }) => {
    if (error) reportError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** True for functions, and for what `memo`, `forwardRef`, and `lazy` return. */
function isComponent(value: unknown): value is ComponentType {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value);
}

function stylesOf(files: RunRequest['files']): string {
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.css'))
    .map(([, css]) => css)
    .join('\n');
}

interface Result {
  run: number;
  Demo: ComponentType;
  element: HTMLElement;
  root: Root;
}

interface ResultStage {
  render: (Demo: ComponentType) => ReactNode;
  onRendered: (run: number) => void;
  onCrash: (error: unknown, run: number) => void;
}

/**
 * Renders edited code. A new component is rendered hidden and only replaces the previous one if it works. If the code
 * is broken, the previous result keeps its state. If a visible result crashes, the one before it is shown again.
 */
function createResultStage(container: HTMLElement, { render, onRendered, onCrash }: ResultStage) {
  let shown: Result | null = null;
  let candidate: Result | null = null;

  const show = (Demo: ComponentType, run: number, previous: Result | null): void => {
    discard(candidate);
    const result = createResult(container, Demo, run);
    candidate = result;
    const onReady = (isCrashed: boolean): void => {
      if (isCrashed) return;
      discard(shown);
      shown = result;
      candidate = null;
      result.element.className = '';
      onRendered(run);
    };
    const onError = (error: unknown): void => {
      onCrash(error, run);
      if (candidate === result) {
        discard(candidate);
        candidate = null;
      } else if (previous) show(previous.Demo, previous.run, null);
    };
    // A transition renders in slices, so a large demo does not block typing.
    startTransition(() =>
      result.root.render(
        <CrashReporter onReady={onReady} onError={onError}>
          {render(Demo)}
        </CrashReporter>,
      ),
    );
  };
  return (Demo: ComponentType, run: number) => show(Demo, run, shown);
}

function createResult(container: HTMLElement, Demo: ComponentType, run: number): Result {
  const element = document.createElement('div');
  element.className = 'candidate';
  container.append(element);
  // React's own report of an error that is shown in the editor would only repeat it in the console.
  const options = { identifierPrefix: `run${run}-`, onCaughtError: () => {} };
  return { run, Demo, element, root: createRoot(element, options) };
}

function discard(result: Result | null): void {
  if (!result) return;
  result.element.remove();
  // React forbids to unmount one root while another one renders.
  window.setTimeout(() => result.root.unmount());
}

/** Sets the color scheme and direction. The demo's theme follows automatically. */
function applySettings({ paletteMode, direction }: ThemeSettings): void {
  const root = document.documentElement;
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, paletteMode);
  // Same scheme as the parent document, because frames of another scheme get an opaque background.
  root.style.colorScheme = paletteMode;
  root.dir = direction;
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
  const reportSize = (): void =>
    onSize({ height: content.getBoundingClientRect().height, overlay: hasOverlay(content) });
  new ResizeObserver(reportSize).observe(content);
  new MutationObserver(reportSize).observe(document.body, {
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
