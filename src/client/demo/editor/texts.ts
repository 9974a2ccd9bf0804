import strings from 'site-data/strings-liveEdit.json';
import { createTranslate } from '../../../shared/translations';

/** Interface strings of the editor, which is loaded on demand. */
export const t = createTranslate({ en: strings }, 'en');
