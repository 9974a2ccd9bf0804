import { isDocsHost } from './docs-host';
import { site } from '../../ui/site-data';
import { serviceWorkers } from '../../ui/storage/service-workers';
import { whenSettled } from '../../ui/when-settled';
import { updateConnection } from './connection';
import { reloadForNewWorker } from './reload-for-new-worker';

/** Starts what works without network, when the page has nothing better to do. */
export function startOffline(): void {
  const follow = (): void => updateConnection({ offline: !window.navigator.onLine });
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();
  const container = serviceWorkers();
  if (!container) return;
  const registered = isDocsHost(site.offlineHosts, window.location);
  // Elsewhere a worker can only be left over from a deploy that was meant for this host.
  if (!registered && container.controller === null) return;
  reloadForNewWorker(container);
  whenSettled(() => {
    import('./register-worker')
      .then(({ registerWorker, unregisterWorkers }) => (registered ? registerWorker() : unregisterWorkers()))
      .catch(() => undefined);
  });
}
