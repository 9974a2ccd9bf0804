const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-20` → `November 20, 2026`, the same in every time zone. */
export function formatDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
