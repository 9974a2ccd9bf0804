import { join } from 'node:path';
import { REPOSITORY } from '../../support/paths';

/** What would register the service worker on every host: the plugin's browser part, and Gatsby's module for it. */
export const WORKER_REGISTRATION =
  /gatsby-plugin-offline[\\/]gatsby-browser(\.js)?$|register-service-worker(\.js)?$/;

/** An empty module in their place; src/client/offline/ui registers on the hosts that are configured. */
export const NO_REGISTRATION = join(REPOSITORY, 'src/client/offline/ui/no-registration.ts');
