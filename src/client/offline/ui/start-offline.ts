import { serviceWorkers } from '../../ui/safe-storage';
import { site } from '../../ui/site-data';
import { whenSettled } from '../../ui/when-idle';
import { isDocsHost, updateConnection } from './connection';
import { NEW_WORKER, reloadOnce } from './reload-once';

/** Starts offline support when the page is idle. */
export function startOffline(): void {
  const follow = (): void => updateConnection({ offline: !window.navigator.onLine });
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();
  const container = serviceWorkers();
  if (!container || !isDocsHost(site.offlineHosts, window.location)) return;
  let isFirst = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (!isFirst) reloadForNewWorker();
    isFirst = false;
  });
  void whenSettled(() => {
    import('./register-worker').then(({ registerWorker }) => registerWorker()).catch(() => undefined);
  });
}

/** A new worker takes over all tabs at once. Each one reloads when it gets the focus. */
function reloadForNewWorker(): void {
  // If the user navigates first, Gatsby loads the next page in full.
  window.___swUpdated = true;
  const reload = (): void => reloadOnce(NEW_WORKER);
  if (document.hasFocus()) reload();
  else window.addEventListener('focus', reload, { once: true });
}
