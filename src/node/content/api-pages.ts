import { normalizePath } from '../../shared/address/paths';
import type { ComponentApi } from '../../shared/api/api-reference';
import type { NavigationEntry } from '../../shared/navigation/navigation-entry';
import type { NavigationTree, SiteData } from './data-files';
import type { ApiReference, SiteApi } from './site-content';

/** Title of the group that is added where the author has not placed one. */
const GROUP_TITLE = 'API';

/** Data files and API reference as they fit together. */
export interface SiteWithApi {
  /** Lists the API pages in the navigation trees, and what is wrong with the reference among the problems. */
  data: SiteData;
  api: SiteApi;
}

/** Adds the API pages of the site's products to their navigation trees. */
export function listApiPages(data: SiteData, reference: ApiReference | null): SiteWithApi {
  const products = data.products.map(({ value }) => value);
  const known = (reference?.components ?? []).filter(({ productId }) =>
    products.some(({ id }) => id === productId),
  );
  const trees = data.trees.map((tree) =>
    products
      .filter(({ id, navigation }) => (navigation ?? id) === tree.name)
      .reduce((filled, { id }) => {
        const entries = apiEntries(known.filter(({ productId }) => productId === id));
        return entries.length === 0 ? filled : fillApiGroup(filled, id, entries);
      }, tree),
  );
  // A package that is not installed is reported where its product names it.
  const found = (reference?.problems ?? []).filter(({ rule }) => rule !== 'api-package');
  const problems = [...data.problems, ...found];
  return {
    data: { ...data, trees, problems },
    api: { components: known, complete: reference?.problems.length === 0 },
  };
}

/** Puts the pages into the group that the author has placed, else into one at the end. */
function fillApiGroup(tree: NavigationTree, productId: string, pages: NavigationEntry[]): NavigationTree {
  const group = tree.entries.find((entry) => isApiGroup(entry, productId));
  if (!group) {
    const added = { pathname: apiGroupPath(productId), title: GROUP_TITLE, children: pages };
    return { ...tree, entries: [...tree.entries, added] };
  }
  const filled = { ...group, children: [...(group.children ?? []), ...pages] };
  const replace = (entry: NavigationEntry): NavigationEntry => (entry === group ? filled : entry);
  return {
    ...tree,
    entries: tree.entries.map(replace),
    located: tree.located.map((located) => ({ ...located, value: replace(located.value) })),
  };
}

type ListedComponent = Pick<ComponentApi, 'name' | 'path' | 'deprecated'>;

/** Path of the group that holds the API pages of a product; no page stands there. */
function apiGroupPath(productId: string): string {
  return `/${productId}/api/`;
}

/** Whether an entry is the group that API pages are listed in. */
function isApiGroup(entry: NavigationEntry, productId: string): boolean {
  return entry.children !== undefined && normalizePath(entry.pathname) === apiGroupPath(productId);
}

/** Navigation entries of components: their names, and the badge of those that the library advises against. */
function apiEntries(components: readonly ListedComponent[]): NavigationEntry[] {
  return components.map(({ name, path, deprecated }) => ({
    pathname: path,
    title: name,
    ...(deprecated && { deprecated }),
  }));
}
