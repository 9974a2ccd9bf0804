import strings from 'site-data/strings-search.json';
import { createTranslate } from '../../shared/texts/translations';

/** Interface strings of the search; a module of their own, because they are loaded when it is opened. */
export const t = createTranslate({ en: strings }, 'en');
