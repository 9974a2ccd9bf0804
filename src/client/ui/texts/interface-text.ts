import { createTranslate } from '../../../shared/texts/translations';
import { site } from '../site-data';

/** Interface strings for code outside React. */
export const translate = createTranslate(site.strings, 'en');
