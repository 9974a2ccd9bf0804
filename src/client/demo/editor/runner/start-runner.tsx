import { type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createStore } from '../../../ui/store';
import { initialThemeSettings } from '../../../settings/theme-settings';
import { createDemoLooks, createStyleCaches } from '../../runtime/demo-look';
import { CrashReporter, type DemoLibrary, DemoTree } from '../../runtime/demo-tree';
import { CodeError, createPackageLookup, lineOf, messageOf, type ModuleScope, runFiles } from './run-files';
import { isRunnerRequest, type RunnerReport, type RunnerRequest } from './protocol';
import { prepareDocument, watchSize } from './runner-document';

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
  const looks = createDemoLooks(settings, createStyleCaches('edited', document.head));
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
    if (source !== window.parent || !isRunnerRequest(data)) return;
    if (data.type === 'run') run(data);
    else if (data.type === 'font') page.addFont(data.font);
    else {
      page.applySettings(data.settings);
      settings.set(data.settings);
    }
  });
  // Errors that React does not catch, such as those of event handlers and timers.
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
