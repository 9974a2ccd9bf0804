import { useDeferredValue, useSyncExternalStore } from 'react';

/** State with listeners. */
export interface ReadonlyStore<State> {
  get(): State;
  /** State during server rendering and hydration. */
  readonly initial: State;
  /** @returns stops listening */
  subscribe(listener: () => void): () => void;
}

/** State outside React. A change renders only the components that use it, in all roots. */
export interface Store<State> extends ReadonlyStore<State> {
  /** Ignored if the state is the same. */
  set(next: State): void;
}

/**
 * @param initial state during server rendering
 * @param state current state
 */
export function createStore<State>(initial: State, state: State = initial): Store<State> {
  const listeners = new Set<() => void>();
  let current = state;
  return {
    initial,
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
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
