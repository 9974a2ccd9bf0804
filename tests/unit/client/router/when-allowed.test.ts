import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('a URL change', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const load = () => import('../../../../src/client/router/use-address');

  it('changes the URL immediately', async () => {
    const { whenAllowed } = await load();
    const write = vi.fn();
    whenAllowed(write);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('never comes more than 100 times in 30 seconds, and the last one is made', async () => {
    const { whenAllowed } = await load();
    const written: number[] = [];
    let stop: (() => void) | null = null;
    for (let step = 0; step < 1000; step += 1) {
      stop?.();
      stop = whenAllowed(() => written.push(step));
      vi.advanceTimersByTime(30);
    }
    expect(written.length).toBeGreaterThan(50);
    expect(written.length).toBeLessThanOrEqual(100);
    vi.advanceTimersByTime(350);
    expect(written.at(-1)).toBe(999);
  });

  it('makes a delayed URL change once when the page is left', async () => {
    const { whenAllowed } = await load();
    const write = vi.fn();
    for (let step = 0; step < 20; step += 1) whenAllowed(() => undefined);
    whenAllowed(write);
    expect(write).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('beforeunload'));
    vi.advanceTimersByTime(1000);
    expect(write).toHaveBeenCalledTimes(1);
  });
});
