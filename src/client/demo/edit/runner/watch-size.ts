import type { RunnerReport } from './protocol';

type Size = Omit<Extract<RunnerReport, { type: 'size' }>, 'type'>;

/**
 * Follows the height of the content and whether something lies over it.
 * @returns reports at once, for a change that must not wait
 */
export function watchSize(content: HTMLElement, onSize: (size: Size) => void): () => void {
  let last: Size | null = null;
  let scheduled = false;
  const report = (): void => {
    scheduled = false;
    const size = {
      height: content.getBoundingClientRect().height,
      overlay: hasOverlay(content),
    };
    if (last?.height === size.height && last.overlay === size.overlay) return;
    last = size;
    onSize(size);
  };
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(report);
  };
  new ResizeObserver(report).observe(content);
  new MutationObserver(schedule).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'hidden'],
  });
  return report;
}

/** Menus, dialogs and tooltips are put beside the content; a snackbar is in it, but fixed to the window. */
function hasOverlay(content: HTMLElement): boolean {
  const beside = [...document.body.children].filter((element) => element !== content);
  const within = [...content.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  );
  return [...beside, ...within].some(
    (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }),
  );
}
