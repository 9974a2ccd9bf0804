/**
 * Whether the service worker may run here: the host is one of the configured ones, with its port when the
 * configuration names one.
 */
export function isDocsHost(hosts: readonly string[], location: { hostname: string; host: string }): boolean {
  return hosts.some((host) => host === location.hostname || host === location.host);
}
