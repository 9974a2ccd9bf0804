import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Burst } from '../../../../src/node/gatsby/develop-edits';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for edits while files change during some updates. Returns the number of updates. */
async function updatesOf(burst: Burst, changes: readonly boolean[] = []): Promise<number> {
  let count = 0;
  let version = 0;
  const settled = burst.settle(async () => {
    if (changes[count]) version += 1;
    count += 1;
    return version;
  });
  await vi.runAllTimersAsync();
  await settled;
  return count;
}

describe('a burst of edits', () => {
  it('updates once after a rest', async () => {
    const burst = new Burst();
    expect(await updatesOf(burst)).toBe(1);
    burst.rest();
    expect(await updatesOf(burst)).toBe(1);
  });

  it('without a pause, waits until files stop changing', async () => {
    const burst = new Burst();
    await updatesOf(burst);
    expect(await updatesOf(burst)).toBe(2);
    expect(await updatesOf(burst, [true, true, true])).toBe(4);
  });
});
