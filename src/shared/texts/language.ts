/** Languages the site is written in (specification §9: only English). */
export const LANGUAGES = ['en'] as const;

/** A language the site is written in. */
export type Language = (typeof LANGUAGES)[number];

/** Languages the site was once translated to; links to them are still around. */
const FORMER_LANGUAGES = ['zh', 'pt', 'es', 'fr', 'de', 'ja', 'ru', 'aa'] as const;

/** Which language a path asked for, and the page that answers it. */
interface PathLanguage {
  /** The language to show. */
  userLanguage: Language;
  /** The path without its language prefix; query and hash, if given, are kept. */
  canonicalPathname: string;
  /** The language the prefix named when the site no longer has it; the caller may redirect. */
  formerLanguage: (typeof FORMER_LANGUAGES)[number] | null;
}

const PREFIX = /^\/([a-z]{2})(?=[/?#]|$)\/*/;

/**
 * Recognises the language prefix of a path: `/zh/material-ui/` → the English `/material-ui/`, and `/en/…`
 * likewise. Blog pages and the size-snapshot path are exempt (specification §2) because neither begins with a
 * language; `/zh/blog/` does, and leads to `/blog/`.
 */
export function pathnameToLanguage(pathname: string): PathLanguage {
  const [matched = '', code] = PREFIX.exec(pathname) ?? [];
  const formerLanguage = FORMER_LANGUAGES.find((language) => language === code) ?? null;
  const isPrefix = formerLanguage !== null || LANGUAGES.some((language) => language === code);
  // The prefix takes all its slashes along: `/zh//evil.example` must not become `//evil.example`, another host.
  const canonicalPathname = isPrefix ? `/${pathname.slice(matched.length)}` : pathname;
  return { userLanguage: 'en', canonicalPathname, formerLanguage };
}
