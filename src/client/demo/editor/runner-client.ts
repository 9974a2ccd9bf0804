import strings from 'site-data/strings-liveEdit.json';
import { toAddress } from '../../../shared/site-address';
import { createTranslate } from '../../../shared/translations';
import type { ThemeSettingsStore } from '../../settings/theme-settings';
import type { CodeProblem } from './editor';
import type { RunnerReport, RunnerRequest } from './runner/protocol';

/** Interface strings of the editor. */
export const t = createTranslate({ en: strings }, 'en');

/** Maximum height in px, so edited code cannot make the page unusable. */
const MAX_HEIGHT = 4000;

interface RunnerHandlers {
  /** The code that was sent last is shown. */
  onRendered: () => void;
  onProblem: (problem: CodeProblem) => void;
  onUnavailable: () => void;
}

/** Opens the document at `url` in `stage`, and runs edited code in it. Ignores answers to older requests. */
export function connectRunner(
  stage: HTMLElement,
  url: string,
  settings: ThemeSettingsStore,
  handlers: RunnerHandlers,
) {
  let latestRun = 0;
  // Requests wait in the channel until the runner listens.
  const { port1: port, port2: runnerPort } = new MessageChannel();
  const slot = document.createElement('div');
  slot.className = 'live-edit-result';
  const frame = document.createElement('iframe');
  frame.title = t('liveEdit.result');
  frame.src = toAddress(url);
  slot.append(frame);

  function send(request: RunnerRequest): void {
    port.postMessage(request);
  }
  function applySettings(): void {
    const current = settings.get();
    // A frame with another scheme than its document gets an opaque background.
    frame.style.colorScheme = current.paletteMode;
    if (frame.contentDocument) frame.contentDocument.documentElement.style.colorScheme = current.paletteMode;
    send({ type: 'settings', settings: current });
  }
  function receive(report: RunnerReport): void {
    if (report.type === 'unavailable') return handlers.onUnavailable();
    if (report.type === 'size') {
      slot.style.setProperty('--result-height', `${Math.min(report.height, MAX_HEIGHT)}px`);
      slot.classList.toggle('live-edit-overlay', report.overlay);
      return undefined;
    }
    if (report.run !== latestRun) return undefined;
    return report.type === 'rendered' ? handlers.onRendered() : handlers.onProblem(report);
  }
  function connect(): void {
    // Another page, such as the offline page, has no runner.
    if (!frame.contentDocument?.querySelector('[data-runner]')) return handlers.onUnavailable();
    frame.contentWindow?.postMessage(null, window.location.origin, [runnerPort]);
    applySettings();
  }

  port.addEventListener('message', ({ data }: MessageEvent<RunnerReport>) => receive(data));
  port.start();
  frame.addEventListener('load', connect, { once: true });
  stage.append(slot);
  const unsubscribe = settings.subscribe(applySettings);
  applySettings();

  return {
    run(files: Readonly<Record<string, string>>, entry: string): void {
      latestRun += 1;
      send({ type: 'run', run: latestRun, files, entry });
    },
    /** Ignores answers to all requests so far. */
    skip(): void {
      latestRun += 1;
    },
    close(): void {
      unsubscribe();
      port.close();
      slot.remove();
    },
  };
}
