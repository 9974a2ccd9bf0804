import type { ThemeSettings } from '../../../settings/theme-settings';

/** Requests of the page to a runner. */
export type RunnerRequest =
  | { type: 'run'; run: number; files: Readonly<Record<string, string>>; entry: string }
  | { type: 'settings'; settings: ThemeSettings };

/** Reports of a runner to the page. */
export type RunnerReport =
  /** Its script could not be loaded. */
  | { type: 'unavailable' }
  /** The result of that run is visible. */
  | { type: 'rendered'; run: number }
  /** The code cannot run, or has crashed. The previous result stays. */
  | { type: 'error'; run: number; message: string; line: number | null }
  /** `overlay` is true if something extends beyond the content, such as a menu or a dialog. */
  | { type: 'size'; height: number; overlay: boolean };

/** Function that code calls in its loops, defined by the runner. */
export const LOOP_GUARD = '__guardLoop';
