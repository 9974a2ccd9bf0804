import { useDeferredValue, useSyncExternalStore } from 'react';

/** State outside React. A change renders only the components that use it, in all roots. */
export type Store<State> = ReturnType<typeof createStore<State>>;

/** A store that only its creator changes. */
export type ReadonlyStore<State> = Omit<Store<State>, 'set'>;

/**
 * @param initial state during server rendering and hydration
 * @param state current state
 */
export function createStore<State>(initial: State, state: State = initial) {
  const listeners = new Set<() => void>();
  let current = state;
  return {
    initial,
    get: () => current,
    /** Ignored if the state is the same. */
    set(next: State): void {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    /** @returns stops listening */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The state of a store, in a component. */
export function useStore<State>({ subscribe, get, initial }: ReadonlyStore<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial);
}

/**
 * False on the server and in the first render, then true. For content that depends on the URL or the browser, which the
 * static HTML cannot know. The second render is deferred, so it does not make hydration longer.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, false);
}
