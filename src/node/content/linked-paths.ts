import type { ParsedPage } from '../../shared/page/page';

/** Paths inside the site that a page links to, each once; relative links count from the page's own path. */
export function linkedPaths({ path, links }: Pick<ParsedPage, 'path' | 'links'>): string[] {
  const site = 'https://site.invalid';
  const targets = links
    .filter(({ href }) => URL.canParse(href, site + path))
    .map(({ href }) => new URL(href, site + path))
    .filter(({ origin, pathname }) => origin === site && pathname !== path);
  return [...new Set(targets.map(({ pathname }) => pathname))].sort();
}
