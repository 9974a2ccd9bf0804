/** The language of the site, and its former languages, to which other sites still link. */
const LANGUAGES = ['en', 'zh', 'pt', 'es', 'fr', 'de', 'ja', 'ru', 'aa'];

const PREFIX = /^\/([a-z]{2})(?=[/?#]|$)\/*/;

/** Removes the language prefix of a path, as in `/zh/material-ui/` → `/material-ui/`. */
export function withoutLanguage(pathname: string): string {
  const [matched = '', code = ''] = PREFIX.exec(pathname) ?? [];
  // Remove all slashes after the prefix, because `/zh//evil.example` must not become the external URL `//evil.example`.
  return LANGUAGES.includes(code) ? `/${pathname.slice(matched.length)}` : pathname;
}
