/** How long a reader who could read a copy waits for the network, in ms. */
export const PATIENCE = 3000;

/**
 * The network's answer; the copy if that comes too late, not at all, or as the failure of a server.
 * @throws TypeError when there is neither
 */
export async function networkFirst(
  network: Promise<Response>,
  findCopy: () => Promise<Response | null>,
): Promise<Response> {
  const timely = await inTime(network);
  if (timely && timely.status < 500) return timely;
  return (await findCopy()) ?? network;
}

/** Null when it fails or takes longer than readers' patience. */
export async function inTime<Value>(promise: Promise<Value>): Promise<Value | null> {
  let timer = 0;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  const value = await Promise.race([promise.catch(() => null), late]);
  clearTimeout(timer);
  return value;
}
