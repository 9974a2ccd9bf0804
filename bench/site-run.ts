import type { Browser } from '@playwright/test';
import type { Server } from './measure/serve';

/** A page of prose, one with demos, and the longest API page. */
export const TEXT_PAGE = '/material-ui/getting-started/installation/';
export const COMPONENT_PAGE = '/material-ui/react-button/';
export const API_PAGE = '/material-ui/api/autocomplete/';

/** A built and served site, and a browser to visit it with. */
export interface SiteRun {
  folder: string;
  server: Server;
  browser: Browser;
}
