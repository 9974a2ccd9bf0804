import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prioritize, whenSettled } from '../../../../src/client/ui/when-idle';

/** Longer than any work is waited for. */
const LONG = 10_000;
const SHORT = 1000;

describe('what can wait', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', { readyState: 'complete' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits for prioritized work', async () => {
    let finish = (): void => {};
    prioritize(new Promise((resolve) => (finish = resolve)));
    const callback = vi.fn();
    void whenSettled(callback);
    await vi.advanceTimersByTimeAsync(SHORT);
    expect(callback).not.toHaveBeenCalled();
    finish();
    await vi.advanceTimersByTimeAsync(SHORT);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('No demo'))],
    ['never ends', () => new Promise<void>(() => {})],
  ])('does not wait forever for work that %s', async (_what, begin) => {
    prioritize(begin());
    const callback = vi.fn();
    void whenSettled(callback);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
