import strings from 'site-data/strings-demoExtras.json';
import { createTranslate } from '../../../shared/texts/translations';

/** Interface strings of what few readers open. */
export const extra = createTranslate({ en: strings }, 'en');
