import saving from 'site-data/strings-saving.json';
import unreachable from 'site-data/strings-unreachable.json';
import { createTranslate } from '../../../shared/texts/translations';

/** Interface strings of what only opens on demand: they stay out of what every page loads. */
export const t = createTranslate({ en: { ...saving, ...unreachable } }, 'en');
