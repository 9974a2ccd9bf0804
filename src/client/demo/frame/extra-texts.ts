import strings from 'site-data/strings-demoExtras.json';
import { createTranslate } from '../../../shared/translations';

/** Interface strings that are rarely needed. */
export const extra = createTranslate({ en: strings }, 'en');
