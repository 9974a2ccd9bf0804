import { apiGroupPath } from '../../shared/api-reference';
import { normalizePath, stripHashAndQuery } from '../../shared/paths';
import { BADGES } from '../../shared/badges';
import { findDuplicatePathnames, flattenPages } from '../../shared/navigation';
import type { NavigationEntry } from '../../shared/navigation-entry';
import type { Problem, SourceLocation } from '../../shared/problem';
import { closest } from '../../shared/suggest';
import type { Located, NavigationTree } from '../content/data-files';
import { iconNames, iconPath } from '../content/menus';
import type { UnrenderedPage } from '../markdown/parse-page';
import { oneOf, suggestion } from '../lib/yaml';
import { frontMatterPlace, isFrontMatterReadable, type SiteIndex } from './site-index';
import { findLinkTarget, missingPageFix, pathFix } from './target';

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
      const add = `Add "navigation: ${name}" to a product in content/_data/products.yaml, or delete the file.`;
      return {
        rule: 'unused-navigation',
        what: `No product uses the navigation tree "${name}".`,
        where: [{ file, line: 1 }],
        why: `A tree has the name of its product, or the name in the product's "navigation" key.`,
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
        fix: 'Add its entries to "children", or remove the group.',
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
        what: `"${pathname}" appears ${entries.length === 2 ? 'twice' : `${entries.length} times`} in the navigation tree "${tree.name}".`,
        where: [first ?? { file: tree.file, line: 1 }, ...others],
        why: 'The menu could not tell which entry is current.',
        fix: isGroup
          ? 'Give the group another path. The path is only a name, so it does not need a page.'
          : 'Keep one of them. If an API page is listed twice on purpose, add "apiVariant: true" to that entry.',
      };
    }),
  );
}

/** Finds entries without a page. Groups, sub-headers, and planned and external entries need none. */
export function checkNavigationTargets(index: SiteIndex): Problem[] {
  return index.content.data.trees.flatMap((tree) =>
    flattenPages(tree.entries).flatMap((entry): Problem | [] => {
      const fix = targetFix(normalizePath(entry.pathname), index);
      const what = `The navigation entry "${entry.pathname}" matches no page.`;
      return fix === null ? [] : { rule: 'navigation-target', what, where: [locationOf(entry, tree)], fix };
    }),
  );
}

function targetFix(path: string, index: SiteIndex): string | null {
  const target = findLinkTarget(path, '', index);
  if (target.kind !== 'missing') return pathFix(target);
  const product = index.products.find(({ id }) => apiGroupPath(id) === path);
  // The API pages are missing because a package could not be read, which is reported.
  if (product && product.api.length > 0) return null;
  if (product)
    return `Add a package to "api" of "${product.id}" in content/_data/products.yaml, or remove the entry.`;
  const fix = missingPageFix(path, target.near, pathFix(target) ?? '');
  return `${fix} If the page is not written yet, add "planned: true".`;
}

function locationOf(entry: NavigationEntry, tree: NavigationTree): SourceLocation {
  const located = tree.located.find(({ value }) => value === entry);
  return located?.locate('pathname') ?? { file: tree.file, line: 1 };
}

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
      what: `"${page.path}" is not in a navigation tree.`,
      where: [{ file: page.file, line: 1 }],
      why: 'The menu would not show it.',
      fix: `Add "- pathname: ${page.path}" to ${treeFileFor(page, index)}, or add "hidden: true" to the front matter.`,
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

/** True if a page is only one demo. */
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
      why: 'Full pages are not in a menu, so another page must link to it.',
      fix: `Add a link to "${path}" on another page.`,
    }));
}

/**
 * Titles and badges in menu files and translations that repeat or contradict the front matter of a page. Only a shorter
 * title for the menu is allowed.
 */
export function checkNavigationLabels(index: SiteIndex): Problem[] {
  const { trees, translatedTitles } = index.content.data;
  const ofTrees = trees.flatMap(({ located }) =>
    located.flatMap((entry) => {
      const page = entryPage(entry.value, index);
      if (!page) return [];
      const { title } = entry.value;
      const named = title === undefined ? [] : nameProblem(title, entry.locate('title'), page);
      return [named, ...markProblems(entry, page)].flat();
    }),
  );
  const translated = translatedTitles.flatMap(({ value, location }) => {
    const page = readablePage(value.key, index);
    return page ? nameProblem(value.title, location, page) : [];
  });
  return [...ofTrees, ...translated];
}

/** Titles in the translations of trees and entries that do not exist. */
export function checkTranslatedTitles({ content }: SiteIndex): Problem[] {
  const { trees, translatedTitles, complete } = content.data;
  if (!complete.navigation) return [];
  const names = trees.map(({ name }) => name);
  return translatedTitles.flatMap(({ value: { tree: name, key }, location }, position): Problem | [] => {
    const base = { rule: 'unused-title', where: [location] } as const;
    const tree = trees.find((one) => one.name === name);
    if (!tree) {
      const isFirst = translatedTitles.findIndex(({ value }) => value.tree === name) === position;
      const what = `There is no navigation tree "${name}" for these titles.`;
      return isFirst
        ? { ...base, what, fix: suggestion(name, names, oneOf(names, 'Remove the lines.')) }
        : [];
    }
    const keys = flattenEntries(tree.entries).map(({ subheader, pathname }) => subheader ?? pathname);
    if (keys.includes(key)) return [];
    const what = `The navigation tree "${name}" has no entry "${key}".`;
    return { ...base, what, fix: suggestion(key, keys, 'Remove the line.') };
  });
}

function flattenEntries(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => [entry, ...flattenEntries(entry.children ?? [])]);
}

/** Groups and sub-headers have no page, whatever their path. */
function entryPage(entry: NavigationEntry, index: SiteIndex): UnrenderedPage | null {
  return entry.children || entry.subheader !== undefined ? null : readablePage(entry.pathname, index);
}

/** A page whose title could not be read has been reported. */
function readablePage(path: string, { pages }: SiteIndex): UnrenderedPage | null {
  const page = pages.get(normalizePath(path));
  return page && 'title' in page.frontMatterLines ? page : null;
}

function nameProblem(name: string, place: SourceLocation, page: UnrenderedPage): Problem | [] {
  const { path, frontMatter } = page;
  const { title } = frontMatter;
  if (name.length < title.length) return [];
  if (name === title) {
    return {
      rule: 'navigation-title',
      what: `"${name}" is the title of the page "${path}".`,
      where: [place],
      fix: 'Remove the line. The menu shows the title of the page.',
    };
  }
  return {
    rule: 'navigation-title',
    what: `The page "${path}" has the title "${title}", but "${name}" here.`,
    where: [place, frontMatterPlace(page, 'title')],
    why: 'A page has one title. Only the menu can use a shorter one.',
    fix: 'Remove the line, or correct the title in the front matter of the page.',
  };
}

function markProblems({ value, locate }: Located<NavigationEntry>, page: UnrenderedPage): Problem[] {
  const { file, path, frontMatter } = page;
  const set = (['plan', ...BADGES] as const).filter((key) => value[key]);
  return set.map((key): Problem => {
    const line = key === 'plan' ? `plan: ${value.plan}` : `${key}: true`;
    const isSaid = frontMatter[key] === value[key];
    return {
      rule: 'navigation-badge',
      what: `The entry "${path}" has "${line}", which repeats the front matter of its page.`,
      where: [locate(key)],
      why: 'Menu, title, search, and cards use the front matter.',
      fix: isSaid
        ? 'Remove the line.'
        : `Add "${line}" to the front matter of ${file}, and remove the line here.`,
    };
  });
}

/** Entries with an icon that does not exist, or that the menu cannot draw. */
export function checkNavigationIcons({ content }: SiteIndex): Problem[] {
  return content.data.trees.flatMap(({ located }) =>
    located.flatMap(({ value: { icon }, locate }): Problem | [] => {
      if (icon === undefined || iconPath(icon) !== null) return [];
      const names = iconNames();
      const exists = names.includes(icon);
      return {
        rule: 'navigation-icon',
        what: exists
          ? `The icon "${icon}" has shapes that the menu cannot render.`
          : `There is no icon "${icon}".`,
        where: [locate('icon')],
        why: 'The menu shows icons of @mui/icons-material that contain only paths.',
        fix: exists
          ? 'Choose another one.'
          : suggestion(icon, names, 'Write the name of an export of @mui/icons-material.'),
      };
    }),
  );
}
