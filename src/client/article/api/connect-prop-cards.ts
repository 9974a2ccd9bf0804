/** One listener for the props and components that prose names; the card itself is loaded when it is first wanted. */
export function connectPropCards(root: Document): void {
  const show = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-type], a[data-api]') : null;
    if (link) void import('./prop-card').then(({ showPropCard }) => showPropCard(link), ignore);
  };
  root.addEventListener('pointerover', show, { passive: true });
  root.addEventListener('focusin', show);
}

/** Offline the link still leads to the page. */
function ignore(): void {}
