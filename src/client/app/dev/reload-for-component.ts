import { ROUTE_UPDATED } from '../../ui/navigation-events';

/** Loads the page again when it has become a live page, or is none any more: Gatsby keeps the component it has shown. */
export function reloadForComponent(): void {
  let shown: string | undefined;
  const remember = (): void => {
    void window.___loader?.loadPage(window.location.pathname).then((loaded) => {
      shown = loaded?.page?.componentChunkName;
    });
  };
  remember();
  window.addEventListener(ROUTE_UPDATED, remember);
  window.___emitter?.on('pageQueryResult', ({ path, componentChunkName }) => {
    if (path === window.location.pathname && componentChunkName !== shown) window.location.reload();
  });
}
