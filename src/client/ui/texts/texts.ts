import { createTranslate } from '../../../shared/texts/translations';
import { site } from '../site-data';

/** Interface strings, where no page can have laid its own over them: outside of React, and in heads. */
export const t = createTranslate(site.strings, 'en');
