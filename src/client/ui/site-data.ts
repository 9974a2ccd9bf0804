import siteData from 'site-data/site.json';
import type { SiteBrowserData } from '../../shared/site-data';
import { createTranslate } from '../../shared/translations';

/** Interface strings, products, and URLs from the build. */
export const site: SiteBrowserData = siteData;

/** Interface strings for code outside of React and for heads, without a page's overrides. */
export const t = createTranslate(site.strings, 'en');
