import { isOwnCache } from '../storage/copies';

declare const self: ServiceWorkerGlobalScope;

// The service worker of a deploy without offline support. See GATSBY_OFFLINE.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything());
});

/** Deletes saved files and unregisters itself. Claims the tabs first, which makes them reload. */
async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  // The plugin's cache names end with the worker's scope. Other sites on this host keep their caches.
  const own = names.filter((name) => isOwnCache(name) || name.endsWith(self.registration.scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.clients.claim();
  await self.registration.unregister();
}
