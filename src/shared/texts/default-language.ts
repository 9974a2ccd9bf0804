import type { Language } from './language';

/** Language of a page that names none (specification §3). Apart: all pages load it, and the rules for others few. */
export const DEFAULT_LANGUAGE: Language = 'en';
