import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditDebouncer } from '../../../../src/node/gatsby/develop-edits';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for edits while files change during some updates. Returns the number of updates. */
async function updatesOf(debouncer: EditDebouncer, changes: readonly boolean[] = []): Promise<number> {
  let count = 0;
  let version = 0;
  const settled = debouncer.settle(async () => {
    if (changes[count]) version += 1;
    count += 1;
    return version;
  });
  await vi.runAllTimersAsync();
  await settled;
  return count;
}

describe('edits in quick succession', () => {
  it('updates once after a rest', async () => {
    const debouncer = new EditDebouncer();
    expect(await updatesOf(debouncer)).toBe(1);
    debouncer.rest();
    expect(await updatesOf(debouncer)).toBe(1);
  });

  it('without a pause, waits until files stop changing', async () => {
    const debouncer = new EditDebouncer();
    await updatesOf(debouncer);
    expect(await updatesOf(debouncer)).toBe(2);
    expect(await updatesOf(debouncer, [true, true, true])).toBe(4);
  });
});
