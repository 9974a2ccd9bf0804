/** Languages of the site. */
export const LANGUAGES = ['en'] as const;

/** A language the site is written in. */
export type Language = (typeof LANGUAGES)[number];

/** Former languages of the site. Other sites still link to them. */
const FORMER_LANGUAGES = ['zh', 'pt', 'es', 'fr', 'de', 'ja', 'ru', 'aa'] as const;

/** Requested language and path without language. */
interface PathLanguage {
  /** The language to show. */
  userLanguage: Language;
  /** The path without its language prefix, with its query and hash. */
  canonicalPathname: string;
  /** The language of the prefix if the site no longer has it, so the caller can redirect. */
  formerLanguage: (typeof FORMER_LANGUAGES)[number] | null;
}

const PREFIX = /^\/([a-z]{2})(?=[/?#]|$)\/*/;

/**
 * Parses the language prefix of a path, as in `/zh/material-ui/` → `/material-ui/`. Blog pages and the size-snapshot
 * path have none, but `/zh/blog/` becomes `/blog/`.
 */
export function pathnameToLanguage(pathname: string): PathLanguage {
  const [matched = '', code] = PREFIX.exec(pathname) ?? [];
  const formerLanguage = FORMER_LANGUAGES.find((language) => language === code) ?? null;
  const isPrefix = formerLanguage !== null || LANGUAGES.some((language) => language === code);
  // Remove all slashes after the prefix, because `/zh//evil.example` must not become the external URL `//evil.example`.
  const canonicalPathname = isPrefix ? `/${pathname.slice(matched.length)}` : pathname;
  return { userLanguage: 'en', canonicalPathname, formerLanguage };
}

/** Default language. */
export const DEFAULT_LANGUAGE: Language = 'en';

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
