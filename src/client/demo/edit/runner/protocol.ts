import type { ThemeSettings } from '../../../ui/theme/theme-settings';

/** What the page asks of a runner. */
export type RunnerRequest =
  | { type: 'run'; run: number; files: Readonly<Record<string, string>>; entry: string }
  | { type: 'settings'; settings: ThemeSettings }
  | { type: 'font'; font: ArrayBuffer };

/** What a runner tells the page. */
export type RunnerReport =
  /** It listens. */
  | { type: 'ready' }
  /** Its script could not be loaded. */
  | { type: 'unavailable' }
  /** The code of that run is what the reader sees. */
  | { type: 'rendered'; run: number }
  /** The code of that run cannot be shown, or has crashed since; what was shown before stays. */
  | { type: 'error'; run: number; message: string; line: number | null }
  /** `overlay`: something is shown beyond the content's height, such as a menu or a dialog. */
  | { type: 'size'; height: number; overlay: boolean };

const REQUEST_TYPES: ReadonlySet<unknown> = new Set<RunnerRequest['type']>(['run', 'settings', 'font']);
const REPORT_TYPES: ReadonlySet<unknown> = new Set<RunnerReport['type']>([
  'ready',
  'unavailable',
  'rendered',
  'error',
  'size',
]);

/** Whether a message is a request; tools and extensions send messages of their own. */
export function isRunnerRequest(data: unknown): data is RunnerRequest {
  return REQUEST_TYPES.has(typeOf(data));
}

/** Whether a message is a report; edited code may send anything. */
export function isRunnerReport(data: unknown): data is RunnerReport {
  return REPORT_TYPES.has(typeOf(data));
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
}

/** Room around the content inside a runner in px, for shadows and focus rings that lie outside of it. */
export const RUNNER_MARGIN = 16;

/** Function that code calls in its loops; the runner provides it. */
export const LOOP_GUARD = '__guardLoop';
