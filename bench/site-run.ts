import type { Browser } from '@playwright/test';
import type { Server } from './measure/serve';

/** A page without demos. */
export const TEXT_PAGE = '/material-ui/getting-started/installation/';
/** A page with demos. */
export const COMPONENT_PAGE = '/material-ui/react-button/';
/** The longest API page. */
export const API_PAGE = '/material-ui/api/autocomplete/';

/** A built and served site, and a browser to visit it with. */
export interface SiteRun {
  folder: string;
  server: Server;
  browser: Browser;
}
