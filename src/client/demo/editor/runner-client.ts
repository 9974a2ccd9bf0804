import strings from 'site-data/strings-liveEdit.json';
import { toAddress } from '../../../shared/site-address';
import { createTranslate } from '../../../shared/translations';
import type { ThemeSettingsStore } from '../../settings/theme-settings';
import type { CodeProblem } from './code-checks';
import { isRunnerReport, RUNNER_MARGIN, type RunnerReport, type RunnerRequest } from './runner/protocol';

const t = createTranslate({ en: strings }, 'en');

/** After this time without an answer, the code counts as an endless loop, in ms. */
const PATIENCE = 5000;
/** Minimum height of the frame in px, with space for menus and dialogs. */
const WINDOW_HEIGHT = 480;
/** Maximum height, so edited code cannot make the page unusable. */
const MAX_HEIGHT = 4000;

interface RunnerHandlers {
  /** The code that was sent last is shown. */
  onRendered: () => void;
  onProblem: (problem: CodeProblem) => void;
  /** The code did not end, or the runner did not load. */
  onFailure: (message: string) => void;
}

/**
 * Opens the document at `url` in `stage`, and runs edited code in it. Ignores answers to older requests. Its frame
 * always has the minimum height, clipped to the content, so the page below stays clickable, and nothing moves when a
 * menu opens.
 */
export function connectRunner(
  stage: HTMLElement,
  url: string,
  settings: ThemeSettingsStore,
  handlers: RunnerHandlers,
) {
  const slot = document.createElement('div');
  slot.className = 'live-edit-result';
  stage.append(slot);
  let clip = 'inset(0 0 100% 0)';
  let ready = false;
  let count = 0;
  let latest: RunnerRequest | null = null;
  let patience: number | undefined;
  let frame: HTMLIFrameElement | null = open();

  function open(): HTMLIFrameElement {
    const next = document.createElement('iframe');
    next.title = t('liveEdit.result');
    next.src = toAddress(url);
    next.addEventListener('load', () => {
      // Another page, such as the offline page, has no runner.
      if (!next.contentDocument?.querySelector('[data-runner]'))
        handlers.onFailure(t('liveEdit.unavailable'));
    });
    next.style.height = `${WINDOW_HEIGHT}px`;
    next.style.clipPath = clip;
    slot.append(next);
    return next;
  }
  /** Sets the height of the content. The frame only shows more while there is an overlay. */
  function resize(height: number, overlay: boolean): void {
    const shown = Math.min(Math.max(Number(height) || 0, 0), MAX_HEIGHT);
    clip = overlay ? 'none' : `inset(0 0 calc(100% - ${shown}px) 0)`;
    slot.style.height = `${Math.max(shown - 2 * RUNNER_MARGIN, 0)}px`;
    slot.classList.toggle('live-edit-overlay', overlay);
    if (!frame) return;
    frame.style.height = `${Math.max(shown, WINDOW_HEIGHT)}px`;
    frame.style.clipPath = clip;
  }
  function post(request: RunnerRequest): void {
    if (ready) frame?.contentWindow?.postMessage(request, window.location.origin);
  }
  function applySettings(): void {
    if (!frame) return;
    const current = settings.get();
    // A frame with another scheme than its document gets an opaque background.
    frame.style.colorScheme = current.paletteMode;
    post({ type: 'settings', settings: current });
  }
  function runLatest(): void {
    if (!ready || !latest) return;
    post(latest);
    window.clearTimeout(patience);
    patience = window.setTimeout(() => {
      // The next frame opens on demand. Until then, the browser can end the process.
      frame?.remove();
      frame = null;
      ready = false;
      handlers.onFailure(t('liveEdit.stuck'));
    }, PATIENCE);
  }
  function hear(report: RunnerReport): void {
    if (report.type === 'size') resize(report.height, report.overlay);
    else if (report.type === 'unavailable') handlers.onFailure(t('liveEdit.unavailable'));
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
  const unfollow = settings.subscribe(applySettings);
  applySettings();

  return {
    run(files: Readonly<Record<string, string>>, entry: string): void {
      latest = { type: 'run', run: ++count, files, entry };
      frame ??= open();
      runLatest();
    },
    close(): void {
      window.clearTimeout(patience);
      unfollow();
      window.removeEventListener('message', onMessage);
      slot.remove();
    },
  };
}
