import siteData from 'site-data/site.json';
import type { SiteBrowserData } from '../../shared/site/site-browser-data';

/** Interface strings, products and addresses, as the build has written them. */
export const site: SiteBrowserData = siteData;
