/** There is no room on the device for what is to be saved. */
export class NotEnoughSpaceError extends Error {
  override name = 'NotEnoughSpaceError';
}

/** How much the site may store, and does. In bytes. */
export interface Space {
  used: number;
  quota: number;
}

/** Asks the browser; null where it does not tell. */
export async function askSpace(): Promise<Space | null> {
  const { usage, quota } = await navigator.storage.estimate();
  return usage === undefined || quota === undefined ? null : { used: usage, quota };
}

/**
 * Makes sure, as far as the browser tells, that something fits.
 * @throws NotEnoughSpaceError
 */
export async function requireSpace(needed: number): Promise<void> {
  const space = await askSpace();
  const free = space ? Math.max(0, space.quota - space.used) : Infinity;
  if (needed > free) throw new NotEnoughSpaceError(`${needed} bytes are needed, ${free} are free.`);
}
