import strings from 'site-data/strings-liveEdit.json';
import { toAddress } from '../../../shared/site-address';
import { createTranslate } from '../../../shared/translations';
import type { ThemeSettingsStore } from '../../settings/theme-settings';
import type { CodeProblem } from './editor';
import { isMessage, RUNNER_MARGIN, type RunnerReport, type RunnerRequest } from './runner/protocol';

/** Interface strings of the editor. */
export const t = createTranslate({ en: strings }, 'en');

/** Minimum height of the frame in px, with space for menus and dialogs. */
const WINDOW_HEIGHT = 480;
/** Maximum height, so edited code cannot make the page unusable. */
const MAX_HEIGHT = 4000;

interface RunnerHandlers {
  /** The code that was sent last is shown. */
  onRendered: () => void;
  onProblem: (problem: CodeProblem) => void;
  onUnavailable: () => void;
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
  let ready = false;
  let count = 0;
  let latest: RunnerRequest | null = null;
  const frame = document.createElement('iframe');
  frame.title = t('liveEdit.result');
  frame.src = toAddress(url);
  frame.addEventListener('load', () => {
    // Another page, such as the offline page, has no runner.
    if (!frame.contentDocument?.querySelector('[data-runner]')) handlers.onUnavailable();
  });
  frame.style.height = `${WINDOW_HEIGHT}px`;
  frame.style.clipPath = 'inset(0 0 100% 0)';
  slot.append(frame);

  /** Sets the height of the content. The frame only shows more while there is an overlay. */
  function resize(height: number, overlay: boolean): void {
    const shown = Math.min(Math.max(Number(height) || 0, 0), MAX_HEIGHT);
    slot.style.height = `${Math.max(shown - 2 * RUNNER_MARGIN, 0)}px`;
    slot.classList.toggle('live-edit-overlay', overlay);
    frame.style.height = `${Math.max(shown, WINDOW_HEIGHT)}px`;
    frame.style.clipPath = overlay ? 'none' : `inset(0 0 calc(100% - ${shown}px) 0)`;
  }
  function post(request: RunnerRequest): void {
    if (ready) frame.contentWindow?.postMessage(request, window.location.origin);
  }
  function applySettings(): void {
    const current = settings.get();
    // A frame with another scheme than its document gets an opaque background.
    frame.style.colorScheme = current.paletteMode;
    post({ type: 'settings', settings: current });
  }
  function hear(message: RunnerReport | RunnerRequest): void {
    if (message.type === 'size') resize(message.height, message.overlay);
    else if (message.type === 'unavailable') handlers.onUnavailable();
    else if (message.type === 'ready') {
      ready = true;
      applySettings();
      if (latest) post(latest);
    } else if (message.type === 'rendered' && message.run === count) handlers.onRendered();
    else if (message.type === 'error' && message.run === count)
      handlers.onProblem({ message: String(message.message), line: message.line });
  }
  function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
    const mine = source === frame.contentWindow && origin === window.location.origin;
    if (mine && isMessage(data)) hear(data);
  }
  window.addEventListener('message', onMessage);
  const unfollow = settings.subscribe(applySettings);
  applySettings();

  return {
    run(files: Readonly<Record<string, string>>, entry: string): void {
      latest = { type: 'run', run: ++count, files, entry };
      post(latest);
    },
    close(): void {
      unfollow();
      window.removeEventListener('message', onMessage);
      slot.remove();
    },
  };
}
