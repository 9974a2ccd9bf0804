import { scope } from './scope';

// The whole worker of a deploy without offline copies: see GATSBY_OFFLINE.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything());
});

/** Clears what was saved and lets go of the tabs; taking them over first makes them reload. */
async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.clients.claim();
  await scope.registration.unregister();
}
