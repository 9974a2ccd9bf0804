/** Default language. */
export const DEFAULT_LANGUAGE = 'en';

/** A table of strings, nested by topic. */
export interface Translations {
  readonly [key: string]: string | Translations;
}

/** Values for the `{{name}}` placeholders of a text. */
type TranslationValues = Readonly<Record<string, string | number>>;

/** Finds a string by dotted path, such as `settings.mode`. Falls back to English, and then to the key. */
export type Translate = (key: string, values?: TranslationValues) => string;

/** How `createTranslate` reports gaps. */
interface TranslateOptions {
  /** Called once per key that the language's table lacks. */
  onMissing?: (key: string) => void;
  /** Strings by language that override the tables. */
  overlay?: Readonly<Record<string, Translations>> | undefined;
}

function lookUp(table: Translations | undefined, key: string): string | null {
  let found: string | Translations | undefined = table;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : null;
}

function fillIn(text: string, values: TranslationValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/**
 * Creates the lookup function of one language.
 * @param tables strings by language. Missing strings fall back to English.
 */
export function createTranslate(
  tables: Readonly<Record<string, Translations>>,
  language: string,
  { onMissing, overlay = {} }: TranslateOptions = {},
): Translate {
  const reported = new Set<string>();
  const textIn = (name: string, key: string): string | null =>
    lookUp(overlay[name], key) ?? lookUp(tables[name], key);
  return (key, values = {}) => {
    const text = textIn(language, key);
    if (text === null && !reported.has(key)) {
      reported.add(key);
      onMissing?.(key);
    }
    return fillIn(text ?? textIn(DEFAULT_LANGUAGE, key) ?? key, values);
  };
}
