import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Burst, watchRests } from '../../../../src/node/gatsby/burst';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Settles while the files change at some of its updates; returns how often it updated. */
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

  it('without a rest waits until no file changes any more', async () => {
    const burst = new Burst();
    await updatesOf(burst);
    expect(await updatesOf(burst)).toBe(2);
    expect(await updatesOf(burst, [true, true, true])).toBe(4);
  });
});

describe('a rest of Gatsby', () => {
  const emitter = new EventEmitter();
  const burst = { rest: vi.fn() };
  let isAtWork = false;
  emitter.on('ENQUEUE_NODE_MUTATION', () => isAtWork && emitter.emit('CREATE_NODE'));
  watchRests({ emitter }, burst as unknown as Burst);
  afterEach(() => burst.rest.mockClear());

  it('is seen by a change that it collects', async () => {
    isAtWork = false;
    emitter.emit('ENQUEUE_NODE_MUTATION');
    expect(burst.rest).toHaveBeenCalledTimes(1);
  });

  it('is over when it executes a change at once', async () => {
    isAtWork = true;
    emitter.emit('ENQUEUE_NODE_MUTATION');
    emitter.emit('ENQUEUE_NODE_MUTATION');
    expect(burst.rest).not.toHaveBeenCalled();
  });

  it('comes again after changes that were executed', async () => {
    emitter.emit('CREATE_NODE');
    await Promise.resolve();
    isAtWork = false;
    emitter.emit('ENQUEUE_NODE_MUTATION');
    expect(burst.rest).toHaveBeenCalledTimes(1);
  });
});
