const UNITS = ['KB', 'MB', 'GB'];
const STEP = 1000;

/** A size such as "0.4 MB" or "86 KB". Never "0 KB" unless it is 0. */
export function formatBytes(bytes: number): string {
  let value = bytes / STEP;
  let unit = 0;
  while (value >= STEP / 10 && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const shown = unit === 0 ? Math.ceil(value) : Math.max(0.1, Math.round(value * 10) / 10);
  return `${shown} ${UNITS[unit]}`;
}
