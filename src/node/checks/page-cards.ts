import { normalizePath } from '../../shared/paths';
import { flattenPages } from '../../shared/navigation';
import type { NavigationEntry } from '../../shared/navigation-entry';
import type { PageCardsReference } from '../../shared/page';
import type { Problem } from '../../shared/problem';
import { hasCard, pictureFile } from '../lib/files';
import type { UnrenderedPage } from '../markdown/parse-page';
import { suggestion } from '../lib/yaml';
import { locationOf, type SiteIndex } from './site-index';

/** Checks that page cards show entries of the menu, that each page has an image, and that no category is missing. */
export function checkPageCards(index: SiteIndex): Problem[] {
  const { data, pages } = index.content;
  if (!data.complete.navigation) return [];
  const entries = data.trees.flatMap(({ located }) => located.map(({ value }) => value));
  return pages
    .filter(({ pageCards }) => pageCards.length > 0)
    .flatMap((page) => [
      ...page.pageCards.flatMap((cards) => cardProblems(page, cards, entries, index)),
      ...missingCategories(page, entries, index),
    ]);
}

function cardProblems(
  page: UnrenderedPage,
  { below, ...place }: PageCardsReference,
  entries: readonly NavigationEntry[],
  index: SiteIndex,
): Problem[] {
  const entry = entries.find(({ pathname }) => pathname === below);
  const where: Problem['where'] = [locationOf(place, page)];
  if (!entry?.children) {
    const groups = entries.filter(({ children }) => children).map(({ pathname }) => pathname);
    const what = `The menu has no group "${below}".`;
    const otherwise = 'Write the path of a group or sub-header from content/_data/navigation.';
    return [{ rule: 'page-cards', what, where, fix: suggestion(below, groups, otherwise) }];
  }
  return flattenPages(entry.children)
    .map(({ pathname }) => normalizePath(pathname))
    .filter((path) => index.pages.has(path) && hasCard(path, page.path))
    .filter((path) => !index.content.files.has(pictureFile(page.file, path)))
    .map((path) => ({
      rule: 'page-cards',
      what: `The card of "${path}" has no drawing.`,
      where,
      fix: `Add it as "${pictureFile(page.file, path)}", with a default export that returns the component.`,
    }));
}

/** Finds sibling sub-headers that the page does not show. Omits those whose entries are all elsewhere. */
function missingCategories(
  { file, path, pageCards }: UnrenderedPage,
  entries: readonly NavigationEntry[],
  index: SiteIndex,
): Problem[] {
  const shown = new Set(pageCards.map(({ below }) => below));
  const isCategory = ({ subheader, children = [] }: NavigationEntry): boolean =>
    subheader !== undefined &&
    children.some((entry) => index.pages.has(entry.pathname) && hasCard(entry.pathname, path));
  return entries
    .map(({ children = [] }) => children)
    .filter((group) => group.some(({ pathname }) => shown.has(pathname)))
    .flatMap((group) => group.filter((entry) => isCategory(entry) && !shown.has(entry.pathname)))
    .map(({ pathname }) => ({
      rule: 'page-cards',
      what: `The page has no cards for "${pathname}".`,
      where: [{ file, line: pageCards.at(-1)?.line ?? 1 }],
      why: 'It has cards for the other entries of the menu group.',
      fix: `Add a heading and <PageCards below="${pathname}" />.`,
    }));
}
