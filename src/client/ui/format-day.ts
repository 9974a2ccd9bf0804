const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * `2026-11-20`, with or without a time → `November 20, 2026`, the same in every time zone.
 * Without Intl: creating the first formatter of a page takes a browser as long as all the code around it.
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.slice(0, '2026-11-20'.length).split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
