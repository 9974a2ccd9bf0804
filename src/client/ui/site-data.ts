import siteData from 'site-data/site.json';
import type { SiteBrowserData } from '../../shared/site/site-browser-data';
import { createTranslate } from '../../shared/texts/translations';

/** Interface strings, products and addresses, as the build has written them. */
export const site: SiteBrowserData = siteData;

/** Interface strings, where no page can have laid its own over them: outside of React, and in heads. */
export const t = createTranslate(site.strings, 'en');
