import strings from 'site-data/strings-ads.json';
import { createTranslate } from '../../shared/translations';

/** Interface strings of this part of the site, which is loaded on demand. */
export const t = createTranslate({ en: strings }, 'en');
