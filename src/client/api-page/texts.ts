import strings from 'site-data/strings-api.json';
import { createTranslate } from '../../shared/translations';

/** Interface strings of this part of the site, which text pages do not load. */
export const t = createTranslate({ en: strings }, 'en');
