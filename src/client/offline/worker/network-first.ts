/** Time limit for the network if there is a copy, in ms. */
export const PATIENCE = 3000;

/**
 * Responds from the network, or with the copy if the network is too slow, fails, or has a server error.
 * @throws TypeError if there is neither
 */
export async function networkFirst(
  network: Promise<Response>,
  findCopy: () => Promise<Response | null>,
): Promise<Response> {
  const timely = await inTime(network);
  if (timely && timely.status < 500) return timely;
  return (await findCopy()) ?? network;
}

/** Null if it fails or exceeds the time limit. */
export async function inTime<Value>(promise: Promise<Value>): Promise<Value | null> {
  let timer = 0;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  const value = await Promise.race([promise.catch(() => null), late]);
  clearTimeout(timer);
  return value;
}
