/** Index to move to when a key is pressed in the grid. Null for keys that don't move focus. */
export function placeAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  place: number,
  {
    count,
    columns,
    rowsPerPage,
    isRtl,
  }: { count: number; columns: number; rowsPerPage: number; isRtl: boolean },
): number | null {
  const last = count - 1;
  const start = place - (place % columns);
  const [back, forth] = isRtl
    ? ['ArrowRight', 'ArrowLeft']
    : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case back:
      return Math.max(place - 1, 0);
    case forth:
      return Math.min(place + 1, last);
    case 'ArrowUp':
      return place < columns ? place : place - columns;
    case 'ArrowDown':
      return Math.min(place + columns, last);
    case 'PageUp':
      return Math.max(place - columns * rowsPerPage, place % columns);
    case 'PageDown':
      return Math.min(place + columns * rowsPerPage, last);
    case 'Home':
      return ctrlKey ? 0 : start;
    case 'End':
      return ctrlKey ? last : Math.min(start + columns - 1, last);
    default:
      return null;
  }
}
