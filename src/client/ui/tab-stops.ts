/** Boxes that can scroll. All of them are focusable in the HTML, because only the browser knows if they do. */
const BOXES = '.MuiCode-root pre, .table-scroll';

/** Code and tables that do not scroll are no stops of the Tab key. */
export function connectTabStops(root: Document): void {
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const box of root.querySelectorAll<HTMLElement>(BOXES)) {
      const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      box.tabIndex = scrolls ? 0 : -1;
    }
  });
}
