/** Room left free below the active row, for the bubble in which browsers show addresses, in px. */
const BOTTOM_ROOM = 120;

/** Scrolls the menu as little as it takes to show the row of the current page. */
export function revealActiveRow(list: HTMLElement | null): void {
  const row = list?.querySelector<HTMLElement>('.app-drawer-active');
  if (!list || !row) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom - BOTTOM_ROOM) list.scrollTop += bottom - (frame.bottom - BOTTOM_ROOM);
}
