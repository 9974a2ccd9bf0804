import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFirst, NETWORK_TIMEOUT } from '../../../../../src/client/offline/worker/answers';

const copy = new Response('copy');
const answer = (status: number) => new Response(null, { status });
const findCopy = () => Promise.resolve(copy);
const noCopy = () => Promise.resolve(null);

describe('network first', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const after = (ms: number, response: Response): Promise<Response> =>
    new Promise((resolve) => setTimeout(() => resolve(response), ms));

  it('returns the network response, including a 404', async () => {
    const missing = answer(404);
    expect(await networkFirst(Promise.resolve(missing), findCopy)).toBe(missing);
  });

  it('returns the copy if the network or the server fails', async () => {
    expect(await networkFirst(Promise.reject(new TypeError()), findCopy)).toBe(copy);
    expect(await networkFirst(Promise.resolve(answer(503)), findCopy)).toBe(copy);
  });

  it('returns the copy if the network is too slow, and the network response if it is just in time', async () => {
    const slow = networkFirst(after(NETWORK_TIMEOUT + 1, answer(200)), findCopy);
    const response = answer(200);
    const timely = networkFirst(after(NETWORK_TIMEOUT - 1, response), findCopy);
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT + 2);
    expect(await slow).toBe(copy);
    expect(await timely).toBe(response);
  });

  it('waits for a slow network, or passes the failure on, when there is no copy', async () => {
    const response = answer(200);
    const slow = networkFirst(after(NETWORK_TIMEOUT * 10, response), noCopy);
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT * 10);
    expect(await slow).toBe(response);
    const failure = answer(500);
    expect(await networkFirst(Promise.resolve(failure), noCopy)).toBe(failure);
    await expect(networkFirst(Promise.reject(new TypeError('down')), noCopy)).rejects.toThrow('down');
  });
});
