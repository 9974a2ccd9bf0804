import type { ThemeSettings } from '../../ui/theme/theme-settings';
import { isRunnerReport, type RunnerReport, type RunnerRequest } from './runner/protocol';
import type { CodeProblem } from './problem';
import type { ResultSlot } from './result-slot';
import { toAddress } from '../../../shared/address/site-address';

/** Code that has not answered after this many ms is taken for an endless loop. */
const PATIENCE = 5000;

export interface RunnerHandlers {
  /** The code that was sent last is shown. */
  onRendered: () => void;
  onProblem: (problem: CodeProblem) => void;
  /** The code did not come to an end. */
  onStuck: () => void;
  /** There is no runner: offline, and never loaded before. */
  onUnavailable: () => void;
}

/** A document in which edited code runs, seen from the page. */
export interface RunnerClient {
  run(files: Readonly<Record<string, string>>, entry: string): void;
  apply(settings: ThemeSettings): void;
  close(): void;
}

/** Opens the runner at `url` in the slot. Only what was sent last is answered for. */
export function connectRunner(
  slot: ResultSlot,
  url: string,
  title: string,
  handlers: RunnerHandlers,
): RunnerClient {
  let ready = false;
  let count = 0;
  let latest: RunnerRequest | null = null;
  let settings: ThemeSettings | null = null;
  let patience: number | undefined;
  let frame: HTMLIFrameElement | null = open();

  function open(): HTMLIFrameElement {
    const next = document.createElement('iframe');
    next.title = title;
    next.src = toAddress(url);
    next.addEventListener('load', () => {
      // A page that says something else, such as "you are offline", has no runner in it.
      if (!next.contentDocument?.querySelector('[data-runner]')) handlers.onUnavailable();
    });
    slot.hold(next);
    return next;
  }
  function post(request: RunnerRequest): void {
    if (ready) frame?.contentWindow?.postMessage(request, window.location.origin);
  }
  function applySettings(): void {
    if (!settings || !frame) return;
    // A frame whose scheme is not that of its document gets an opaque background.
    frame.style.colorScheme = settings.paletteMode;
    post({ type: 'settings', settings });
  }
  function runLatest(): void {
    if (!ready || !latest) return;
    post(latest);
    window.clearTimeout(patience);
    patience = window.setTimeout(() => {
      // The next one is opened when it is needed: until then, the browser can end the process of this one.
      slot.clear();
      frame = null;
      ready = false;
      handlers.onStuck();
    }, PATIENCE);
  }
  function hear(report: RunnerReport): void {
    if (report.type === 'size') slot.resize(report.height, report.overlay);
    else if (report.type === 'unavailable') handlers.onUnavailable();
    else if (report.type === 'ready') {
      ready = true;
      applySettings();
      runLatest();
    } else if (report.run === count) {
      window.clearTimeout(patience);
      if (report.type === 'rendered') handlers.onRendered();
      else handlers.onProblem({ message: String(report.message), line: report.line });
    }
  }
  function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
    const mine = source === frame?.contentWindow && origin === window.location.origin;
    if (mine && isRunnerReport(data)) hear(data);
  }
  window.addEventListener('message', onMessage);

  return {
    run(files, entry) {
      latest = { type: 'run', run: ++count, files, entry };
      frame ??= open();
      runLatest();
    },
    apply(next) {
      settings = next;
      applySettings();
    },
    close() {
      window.clearTimeout(patience);
      window.removeEventListener('message', onMessage);
    },
  };
}
