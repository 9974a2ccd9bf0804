/** Whether the service worker can run on this host, which is configured with or without a port. */
export function isDocsHost(hosts: readonly string[], location: { hostname: string; host: string }): boolean {
  return hosts.some((host) => host === location.hostname || host === location.host);
}

/** A new worker within this time after a reload for another one is a loop, in ms. */
const TOO_SOON = 30_000;

/** Reason for a reload that can happen again, because there will be other deploys. A missing file stays missing. */
export const NEW_WORKER = 'new-worker';

/**
 * Whether a tab can reload automatically.
 * @param earlier reasons of earlier reloads, newest last
 * @param age time since the page load in ms, from a monotonic clock
 */
export function mayReload(cause: string, earlier: readonly string[], age: number): boolean {
  return cause === NEW_WORKER ? earlier.at(-1) !== cause || age > TOO_SOON : !earlier.includes(cause);
}
