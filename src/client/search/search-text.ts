import strings from 'site-data/strings-search.json';
import { createTranslate } from '../../shared/translations';

/** Interface strings of the search, in a separate module, because they load when it opens. */
export const t = createTranslate({ en: strings }, 'en');
