import { SERVICES_ELEMENT, type Services } from '../../shared/services';

let services: Services | null = null;

/** The other hosts that the HTML of this page allows the site to talk to. */
export function readServices(): Services {
  // The server renders the same for all.
  if (typeof document === 'undefined') return {};
  services ??= JSON.parse(document.getElementById(SERVICES_ELEMENT)?.textContent ?? '{}') as Services;
  return services;
}
