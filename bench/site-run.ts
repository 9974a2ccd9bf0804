import type { Browser } from '@playwright/test';
import type { Server } from './measure/serve';

/** A page of prose, and one with demos. */
export const TEXT_PAGE = '/material-ui/getting-started/installation/';
export const COMPONENT_PAGE = '/material-ui/react-button/';

/** A built and served site, and a browser to visit it with. */
export interface SiteRun {
  folder: string;
  server: Server;
  browser: Browser;
}
