import type { Localization } from '@mui/material/locale';
import * as locales from '@mui/material/locale';
import type { ReactNode } from 'react';

export interface Language {
  /** Name of the export, such as "frFR". */
  name: string;
  /** Name in English, with the region, such as "French (FR)". */
  label: string;
  /** For the `lang` attribute, such as "fr-FR". */
  tag: string;
  locale: Localization;
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' });
// The package writes Khmer with the code of Cambodia.
const CODES: Readonly<Record<string, string>> = { kh: 'km' };

export const LANGUAGES: readonly Language[] = Object.entries(locales)
  .filter(([name]) => /^[a-z]{2}[A-Z]/.test(name))
  .map(([name, locale]) => {
    const code = CODES[name.slice(0, 2)] ?? name.slice(0, 2);
    const region = name.slice(2);
    return {
      name,
      label: `${NAMES.of(code)} (${region})`,
      tag: `${code}-${region}`,
      locale,
    };
  });

const TEXTS = [...new Set(LANGUAGES.flatMap(({ locale }) => textsOf(locale)))];

/** Label of the menu in a table's pagination. */
export function rowsPerPage({ locale }: Language): ReactNode {
  return locale.components?.MuiTablePagination?.defaultProps.labelRowsPerPage;
}

/** Components with text that the locale doesn't translate. */
export function untranslated({ name, locale }: Language): string {
  if (name === 'enUS') return '';
  const own = textsOf(locale);
  const missing = TEXTS.filter((text) => !own.includes(text));
  return [...new Set(missing.map((text) => text.split('.')[0]))].join(', ');
}

function textsOf({ components = {} }: Localization): string[] {
  return Object.entries(components).flatMap(([component, { defaultProps }]) =>
    Object.keys(defaultProps).map((prop) => `${component.slice(3)}.${prop}`),
  );
}
