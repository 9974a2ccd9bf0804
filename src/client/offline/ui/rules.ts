/**
 * Whether the service worker may run here: the host is one of the configured ones, with its port when the
 * configuration names one.
 */
export function isDocsHost(hosts: readonly string[], location: { hostname: string; host: string }): boolean {
  return hosts.some((host) => host === location.hostname || host === location.host);
}

/** A new worker that comes this soon after a reload for a new worker is a loop, in ms. */
const TOO_SOON = 30_000;

/** Cause of a reload that may come again: there will be another deploy. A missing file stays missing. */
export const NEW_WORKER = 'new-worker';

/**
 * Whether a tab may reload itself.
 * @param earlier causes of its earlier reloads, the last one at the end
 * @param age how long ago the page was loaded, in ms; no clock is asked, as it may be wrong
 */
export function mayReload(cause: string, earlier: readonly string[], age: number): boolean {
  return cause === NEW_WORKER ? earlier.at(-1) !== cause || age > TOO_SOON : !earlier.includes(cause);
}
