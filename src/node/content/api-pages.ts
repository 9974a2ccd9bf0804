import { normalizePath } from '../../shared/address/paths';
import type { ComponentApi } from '../../shared/api/api-reference';
import type { NavigationEntry } from '../../shared/navigation/navigation-entry';
import type { NavigationTree, SiteData } from './data-files';
import type { ApiReference, SiteContent } from './site-content';

/** Title of the group that is added where the author has not placed one. */
const GROUP_TITLE = 'API';

/**
 * Adds the API pages of the site's products to their navigation trees, and what is wrong with the reference to the
 * problems of the data.
 */
export function listApiPages(
  data: SiteData,
  reference: ApiReference | null,
): Pick<SiteContent, 'data' | 'api'> {
  const products = data.products.map(({ value }) => value);
  const known = (reference?.components ?? []).filter(({ productId }) =>
    products.some(({ id }) => id === productId),
  );
  const trees = data.trees.map((tree) =>
    products
      .filter(({ id, navigation }) => (navigation ?? id) === tree.name)
      .reduce((filled, { id }) => {
        const components = known.filter(({ productId }) => productId === id);
        return components.length === 0 ? filled : fillApiGroup(filled, id, components.map(toEntry));
      }, tree),
  );
  // A package that is not installed is reported where its product names it.
  const found = (reference?.problems ?? []).filter(({ rule }) => rule !== 'api-package');
  const problems = [...data.problems, ...found];
  const complete = reference?.problems.every(({ rule }) => rule === 'api-without-page') ?? false;
  return {
    data: { ...data, trees, problems },
    api: { components: known, exports: reference?.exports ?? {}, complete },
  };
}

/** Puts the pages into the group that the author has placed, else into one at the end; no page stands at its path. */
function fillApiGroup(tree: NavigationTree, productId: string, pages: NavigationEntry[]): NavigationTree {
  const path = `/${productId}/api/`;
  const group = tree.entries.find(({ children, pathname }) => children && normalizePath(pathname) === path);
  if (!group) {
    const added = { pathname: path, title: GROUP_TITLE, children: pages };
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

/** The navigation entry of a component: its name, and its badge when the library advises against it. */
function toEntry({ name, path, deprecated }: ComponentApi): NavigationEntry {
  return { pathname: path, title: name, ...(deprecated && { deprecated }) };
}
