import { createTranslate } from '../../domain/translations';
import { site } from '../site-data';

/** Interface strings for code outside React. */
export const translate = createTranslate(site.strings, 'en');
