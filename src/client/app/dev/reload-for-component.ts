import { PAGE_ARRIVED } from '../../ui/navigation-events';

/** Loads the page again when it has become a live page, or is none any more: Gatsby keeps the component it has shown. */
export function reloadForComponent(): void {
  let shown: string | undefined;
  const arrive = (): void => {
    void window.___loader?.loadPage(window.location.pathname).then((loaded) => {
      shown = loaded?.page?.componentChunkName;
    });
  };
  arrive();
  window.addEventListener(PAGE_ARRIVED, arrive);
  window.___emitter?.on('pageQueryResult', ({ path, componentChunkName }) => {
    if (path === window.location.pathname && componentChunkName !== shown) window.location.reload();
  });
}
