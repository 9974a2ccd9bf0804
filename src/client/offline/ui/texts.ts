import saving from 'site-data/strings-saving.json';
import unreachable from 'site-data/strings-unreachable.json';
import { createTranslate } from '../../../shared/translations';

/** Interface strings of parts that load on demand. */
export const t = createTranslate({ en: { ...saving, ...unreachable } }, 'en');
