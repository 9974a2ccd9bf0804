import { isDocsHost } from './docs-host';
import { site } from '../../ui/site-data';
import { whenSettled } from '../../ui/when-settled';
import { updateConnection } from './connection-store';
import { watchForMissingFiles } from './missing-file';
import { reloadForNewWorker } from './reload-for-new-worker';

/** Starts what works without network, when the page has nothing better to do. */
export function startOffline(): void {
  watchForMissingFiles();
  const follow = (): void => updateConnection({ offline: !window.navigator.onLine });
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();
  if (!('serviceWorker' in window.navigator)) return;
  const registered = isDocsHost(site.offlineHosts, window.location);
  // Elsewhere a worker can only be left over from a deploy that was meant for this host.
  if (!registered && window.navigator.serviceWorker.controller === null) return;
  reloadForNewWorker(window.navigator.serviceWorker);
  whenSettled(() => {
    import('./register-worker').then(
      ({ registerWorker, unregisterWorkers }) => (registered ? registerWorker() : unregisterWorkers()),
      () => undefined,
    );
  });
}
