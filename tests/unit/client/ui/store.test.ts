import { expect, it, vi } from 'vitest';
import { createStore } from '../../../../src/client/ui/store';

it('a store only notifies subscribers of changes', () => {
  const store = createStore('red');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set('red');
  expect(listener).not.toHaveBeenCalled();
  store.set('blue');
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toBe('blue');
  stop();
  store.set('green');
  expect(listener).toHaveBeenCalledOnce();
});

it('a store keeps its server value after a change', () => {
  const store = createStore('server', 'browser');
  store.set('later');
  expect([store.initial, store.get()]).toEqual(['server', 'later']);
});
