import { isOwnCache } from '../storage/copies';

declare const self: ServiceWorkerGlobalScope;

// The whole worker of a deploy without offline copies: see GATSBY_OFFLINE.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything());
});

/** Clears what was saved and lets go of the tabs; taking them over first makes them reload. */
async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  // The plugin's caches end with the scope of their worker; another site on this host keeps its own.
  const own = names.filter((name) => isOwnCache(name) || name.endsWith(self.registration.scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.clients.claim();
  await self.registration.unregister();
}
