import { normalizePath, stripHashAndQuery } from '../../shared/address/paths';
import { flattenPages } from '../../shared/navigation/navigation';
import type { NavigationEntry } from '../../shared/navigation/navigation-entry';
import type { Problem } from '../../shared/page/problem';
import type { UnrenderedPage } from '../content/page/parse-page';
import { isFrontMatterReadable, type SiteIndex } from './site-index';

/** Finds pages that are neither hidden nor in a navigation tree. */
export function checkNavigationMembership(index: SiteIndex): Problem[] {
  const { pages, data } = index.content;
  // A tree with errors could contain any page.
  if (!data.complete.navigation) return [];
  const listed = new Set(data.trees.flatMap(({ entries }) => listedPaths(entries)));
  return pages
    .filter((page) => !listed.has(page.path) && !isFullPage(page) && !mayBeHidden(page))
    .map((page): Problem => ({
      rule: 'not-in-navigation',
      what: `"${page.path}" is in no navigation tree.`,
      where: [{ file: page.file, line: 1 }],
      why: 'Readers would not find it in the menu.',
      fix: `Add "- pathname: ${page.path}" to ${treeFileFor(page, index)}, or write "hidden: true" into the front matter.`,
    }));
}

function listedPaths(entries: readonly NavigationEntry[]): string[] {
  return [...flattenPages(entries), ...plannedLeaves(entries)].map(({ pathname }) => normalizePath(pathname));
}

/** Planned entries have no link. Their page is in progress, and not lost. */
function plannedLeaves(entries: readonly NavigationEntry[], inPlanned = false): NavigationEntry[] {
  return entries.flatMap((entry) => {
    const planned = inPlanned || entry.planned === true;
    if (entry.children) return plannedLeaves(entry.children, planned);
    return planned && entry.subheader === undefined ? [entry] : [];
  });
}

/** A `hidden` that was misspelled has been reported, and was meant. */
function mayBeHidden(page: UnrenderedPage): boolean {
  const misspelled = page.problems.some(
    ({ rule, what, fix }) => rule === 'front-matter' && `${what} ${fix}`.includes('"hidden"'),
  );
  return page.frontMatter.hidden || misspelled || !isFrontMatterReadable(page);
}

function treeFileFor(page: UnrenderedPage, { content, products, productOf }: SiteIndex): string {
  const product = products.find(({ id }) => id === productOf(page));
  const name = product?.navigation ?? product?.id;
  return content.data.trees.find((tree) => tree.name === name)?.file ?? 'a tree in content/_data/navigation';
}

/** Whether a page is only one demo. */
function isFullPage({ demos }: Pick<UnrenderedPage, 'demos'>): boolean {
  return demos.some(({ options }) => options.fullPage);
}

/** Finds full pages that no menu contains. */
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
