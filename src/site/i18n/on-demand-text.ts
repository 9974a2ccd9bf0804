import strings from 'site-data/on-demand-strings.json';
import { createTranslate } from '../../domain/translations';

/** Interface strings of what is loaded on demand; import this from such parts only. */
export const translate = createTranslate({ en: strings }, 'en');
