const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * `2026-11-20`, with or without a time → `November 20, 2026` in every time zone. Without Intl, because creating the
 * first formatter of a page is slow.
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.slice(0, '2026-11-20'.length).split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
