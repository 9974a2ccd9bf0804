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

/** Query of the address, with its question mark. The server does not know it and renders as without one. */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/**
 * Changes the address and tells those who show what stands in it: the browser tells of Back and Forward only.
 * @param how in place of the entry of the history, or as one more, which Back leaves
 */
export function changeAddress(how: 'replaceState' | 'pushState', state: unknown, url: URL): void {
  window.history[how](state, '', url);
  listeners.forEach((listener) => listener());
}
