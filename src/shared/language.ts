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
