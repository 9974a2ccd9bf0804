import { normalizePath } from '../../shared/address/paths';
import { findDuplicatePathnames, flattenPages } from '../../shared/navigation/navigation';
import type { NavigationEntry } from '../../shared/navigation/navigation-entry';
import type { Problem, SourceLocation } from '../../shared/page/problem';
import { closest } from '../../shared/texts/suggest';
import { apiGroupPath } from '../content/api-pages';
import type { NavigationTree } from '../content/data-files';
import { suggestion, oneOf } from '../content/suggestion';
import type { SiteIndex } from './site-index';
import { missingPageFix, pathFix, findTarget } from './target';

/** Trees that no product shows. */
export function checkUnusedTrees({ content }: SiteIndex): Problem[] {
  const { complete, products, trees } = content.data;
  if (!complete.products) return [];
  const used = new Set(products.map(({ value }) => value.navigation ?? value.id));
  const free = [...used].filter((name) => !trees.some((tree) => tree.name === name));
  return trees
    .filter(({ name }) => !used.has(name))
    .map(({ name, file }): Problem => {
      const near = closest(name, free);
      const add = `Write "navigation: ${name}" at a product in content/_data/products.yaml, or delete the file.`;
      return {
        rule: 'unused-navigation',
        what: `No product uses the navigation tree "${name}".`,
        where: [{ file, line: 1 }],
        why: 'A tree has the name of its product, or the one the product gives with "navigation".',
        fix: near === null ? add : `Rename the file to "${near}.yaml", or: ${add}`,
      };
    });
}

/** Products with a "navigation" that does not exist. */
export function checkMissingTrees({ content }: SiteIndex): Problem[] {
  const { products, trees } = content.data;
  const names = trees.map(({ name }) => name);
  return products.flatMap(({ value: { name, navigation }, locate }): Problem | [] => {
    if (navigation === undefined || names.includes(navigation)) return [];
    const otherwise = oneOf(names, 'Write the tree in content/_data/navigation.');
    return {
      rule: 'missing-navigation',
      what: `The product "${name}" has the navigation tree "${navigation}", which does not exist.`,
      where: [locate('navigation')],
      fix: suggestion(navigation, names, otherwise),
    };
  });
}

/** Finds groups without entries. */
export function checkEmptyGroups({ content: { data, api } }: SiteIndex): Problem[] {
  // The entries of an API group are missing if its package could not be read.
  if (!api.complete) return [];
  return data.trees.flatMap(({ located }) =>
    located.flatMap(({ value: { pathname, children }, locate }): Problem | [] => {
      if (children?.length !== 0) return [];
      return {
        rule: 'empty-group',
        what: `The group "${pathname}" has no entries.`,
        where: [locate('children')],
        fix: 'Write its entries below "children", or remove the group.',
      };
    }),
  );
}

/** Paths that a navigation tree has more than once, without API variants. */
export function checkNavigationDuplicates({ content }: SiteIndex): Problem[] {
  return content.data.trees.flatMap((tree) =>
    findDuplicatePathnames(tree.entries).map(({ pathname, entries }): Problem => {
      const [first, ...others] = entries.map((entry) => locationOf(entry, tree));
      const isGroup = entries.some(({ children }) => children !== undefined);
      return {
        rule: 'navigation-duplicate',
        what: `"${pathname}" stands ${entries.length === 2 ? 'twice' : `${entries.length} times`} in the navigation tree "${tree.name}".`,
        where: [first ?? { file: tree.file, line: 1 }, ...others],
        why: 'The menu could not tell which of them is open.',
        fix: isGroup
          ? 'Give the group another path: it is only its name, and no page needs to stand there.'
          : 'Keep one of them. If the page of an API is listed a second time on purpose, add "apiVariant: true" to that entry.',
      };
    }),
  );
}

/** Finds entries without a page. Groups, sub-headers, and planned and external entries need none. */
export function checkNavigationTargets(index: SiteIndex): Problem[] {
  return index.content.data.trees.flatMap((tree) =>
    flattenPages(tree.entries).flatMap((entry): Problem | [] => {
      const fix = targetFix(normalizePath(entry.pathname), index);
      const what = `The navigation entry "${entry.pathname}" leads to no page.`;
      return fix === null ? [] : { rule: 'navigation-target', what, where: [locationOf(entry, tree)], fix };
    }),
  );
}

function targetFix(path: string, index: SiteIndex): string | null {
  const target = findTarget(path, '', index);
  if (target.kind !== 'missing') return pathFix(target);
  const product = index.products.find(({ id }) => apiGroupPath(id) === path);
  // The API pages are missing because a package could not be read, which is reported.
  if (product && product.api.length > 0) return null;
  if (product)
    return `Write a package below "api" at "${product.id}" in content/_data/products.yaml, or remove the entry.`;
  const fix = missingPageFix(path, target.near, pathFix(target) ?? '');
  return `${fix} If the page is still to be written, add "planned: true".`;
}

function locationOf(entry: NavigationEntry, tree: NavigationTree): SourceLocation {
  const located = tree.located.find(({ value }) => value === entry);
  return located?.locate('pathname') ?? { file: tree.file, line: 1 };
}
