import { flattenPages } from '../../shared/navigation/navigation';
import type { NavigationEntry } from '../../shared/navigation/navigation-entry';
import type { UnrenderedPage } from '../content/page/parse-page';
import { normalizePath } from '../../shared/address/paths';
import type { Problem } from '../../shared/page/problem';
import { productIdentity } from '../content/product-identity';
import { isFullPage } from './full-pages';
import { isFrontMatterReadable, type SiteIndex } from './site-index';

/** Pages that readers cannot find, because no navigation tree lists them and they are not hidden. */
export function checkNavigationMembership(index: SiteIndex): Problem[] {
  const { pages, data } = index.content;
  // Entries of a tree that could not be read may list any page.
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

/** Planned entries are shown without a link; a page behind one is being written and not lost. */
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

function treeFileFor(page: UnrenderedPage, { content }: SiteIndex): string {
  const products = content.data.products.map(({ value }) => value);
  const { productId } = productIdentity(page.path, page.frontMatter.productId, products);
  const product = products.find(({ id }) => id === productId);
  const name = product?.navigation ?? product?.id;
  return content.data.trees.find((tree) => tree.name === name)?.file ?? 'a tree in content/_data/navigation';
}
