import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Query of the URL with its question mark. Empty on the server. */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/**
 * Changes the URL and notifies listeners, because the browser only does so for Back and Forward.
 * @param how replaces the history entry, or adds one
 */
export function changeAddress(how: 'replaceState' | 'pushState', state: unknown, url: URL): void {
  window.history[how](state, '', url);
  listeners.forEach((listener) => listener());
}
