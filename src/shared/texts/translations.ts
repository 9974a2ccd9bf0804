import type { Language } from './language';

/** Language of a page that names none (specification §3). */
export const DEFAULT_LANGUAGE: Language = 'en';

/** A table of texts, nested by topic. */
export interface Translations {
  readonly [key: string]: string | Translations;
}

/** Values for the `{{name}}` placeholders of a text. */
export type TranslationValues = Readonly<Record<string, string | number>>;

/** Looks texts up by dotted path, for example `settings.mode`. */
export interface Translate {
  /** The text in the language, else in English, else the key itself. */
  (key: string, values?: TranslationValues): string;
  /** As above, but null for a text that may be absent; a missing one is not reported. */
  optional: (key: string, values?: TranslationValues) => string | null;
}

/** How `createTranslate` reports gaps. */
export interface TranslateOptions {
  /** Called once per key that the language's table lacks. */
  onMissing?: (key: string) => void;
  /** Texts by language that come before those of the tables. */
  overlay?: Readonly<Record<string, Translations>> | undefined;
}

function lookUp(table: Translations | undefined, key: string): string | null {
  let found: string | Translations | undefined = table;
  for (const part of key.split('.')) {
    found = typeof found === 'object' ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : null;
}

function fillIn(text: string, values: TranslationValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/**
 * Makes the lookup function of one language.
 * @param tables texts by language; a gap, or a missing table, falls back to English
 */
export function createTranslate(
  tables: Readonly<Record<string, Translations>>,
  language: string,
  { onMissing, overlay = {} }: TranslateOptions = {},
): Translate {
  const reported = new Set<string>();
  const textIn = (name: string, key: string): string | null =>
    lookUp(overlay[name], key) ?? lookUp(tables[name], key);
  const own = (key: string): string | null => textIn(language, key);
  const fallback = (key: string): string | null => textIn(DEFAULT_LANGUAGE, key);

  const t = (key: string, values: TranslationValues = {}): string => {
    const text = own(key);
    if (text === null && !reported.has(key)) {
      reported.add(key);
      onMissing?.(key);
    }
    return fillIn(text ?? fallback(key) ?? key, values);
  };
  const optional: Translate['optional'] = (key, values = {}) => {
    const text = own(key) ?? fallback(key);
    return text === null ? null : fillIn(text, values);
  };
  return Object.assign(t, { optional });
}
