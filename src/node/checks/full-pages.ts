import { stripHashAndQuery } from '../../shared/address/paths';
import type { Problem } from '../../shared/page/problem';
import type { UnrenderedPage } from '../content/page/parse-page';
import type { SiteIndex } from './site-index';

/** Whether a page is one demo and nothing else. */
export function isFullPage({ demos }: Pick<UnrenderedPage, 'demos'>): boolean {
  return demos.some(({ options }) => options.fullPage);
}

/** Whole pages that readers cannot find: no menu has them. */
export function checkFullPages({ content: { pages } }: SiteIndex): Problem[] {
  const targets = new Set(
    pages.flatMap(({ path, links }) =>
      links.map(({ href }) => stripHashAndQuery(href)).filter((target) => target !== path),
    ),
  );
  return pages
    .filter((page) => isFullPage(page) && !targets.has(page.path))
    .map(({ file, path }) => ({
      rule: 'not-in-navigation',
      what: `No page links to "${path}".`,
      where: [{ file, line: 1 }],
      why: 'A whole page is in no menu: readers come from a page about it.',
      fix: `Write a link to "${path}" into such a page.`,
    }));
}
