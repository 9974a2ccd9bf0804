import { apiGroupPath } from '../../shared/api-reference';
import { normalizePath } from '../../shared/paths';
import { BADGES } from '../../shared/badges';
import { flattenPages, keyOf } from '../../shared/menu';
import type { NavigationEntry } from '../../shared/data-schemas';
import type { Problem, SourceLocation } from '../../shared/problem';
import type { Located, NavigationTree } from '../content/data-files';
import { iconNames, iconPath } from '../content/menus';
import type { ParsedPage } from '../../shared/page';
import { oneOf, suggestion } from '../lib/suggestions';
import {
  findLinkTarget,
  frontMatterPlace,
  groupBy,
  linkedPaths,
  missingPageFix,
  pathFix,
  type SiteIndex,
} from './site-index';

/** Checks the entries of navigation trees, their titles in the translations, and that no page is missing. */
export function* checkNavigation(index: SiteIndex): Iterable<Problem> {
  for (const tree of index.content.data.trees) {
    yield* checkRepeatedPaths(tree);
    yield* checkTargets(tree, index);
    for (const entry of tree.located) {
      yield* checkGroup(entry, index);
      yield* checkIcon(entry);
      yield* checkLabels(entry, index);
    }
  }
  yield* checkTranslatedTitles(index);
  yield* checkMembership(index);
}

/** Paths that a tree has more than once, without API variants. */
function* checkRepeatedPaths(tree: NavigationTree): Iterable<Problem> {
  const counted = tree.located.filter(({ value }) => !value.apiVariant);
  for (const [path, entries] of groupBy(counted, ({ value }) => keyOf(value))) {
    if (entries.length === 1) continue;
    const [first, ...others] = entries;
    const isGroup = entries.some(({ value }) => value.children !== undefined);
    yield {
      rule: 'navigation-duplicate',
      what: `"${path}" appears ${entries.length === 2 ? 'twice' : `${entries.length} times`} in the navigation tree "${tree.name}".`,
      where: [first.locate('pathname'), ...others.map(({ locate }) => locate('pathname'))],
      why: 'The menu could not tell which entry is current.',
      fix: isGroup
        ? 'Give the group another path. The path is only a name, so it does not need a page.'
        : 'Keep one of them. If an API page is listed twice on purpose, add "apiVariant: true" to that entry.',
    };
  }
}

/** Finds entries without a page. Groups, sub-headers, and planned and external entries need none. */
function* checkTargets(tree: NavigationTree, index: SiteIndex): Iterable<Problem> {
  const pages = new Set(flattenPages(tree.entries));
  for (const { value, locate } of tree.located.filter((entry) => pages.has(entry.value))) {
    const fix = targetFix(normalizePath(value.pathname), index);
    const what = `The navigation entry "${value.pathname}" matches no page.`;
    if (fix !== null) yield { rule: 'navigation-target', what, where: [locate('pathname')], fix };
  }
}

function targetFix(path: string, index: SiteIndex): string | null {
  const target = findLinkTarget(path, '/', index);
  if (target.kind !== 'missing') return pathFix(target);
  const product = index.products.find(({ id }) => apiGroupPath(id) === path);
  // The API pages are missing because a package could not be read, which is reported.
  if (product && product.api.length > 0) return null;
  if (product)
    return `Add a package to "api" of "${product.id}" in content/_data/products.yaml, or remove the entry.`;
  const fix = missingPageFix(path, target.near, pathFix(target) ?? '');
  return `${fix} If the page is not written yet, add "planned: true".`;
}

/** Finds groups without entries. */
function* checkGroup({ value, locate }: Located<NavigationEntry>, { content }: SiteIndex): Iterable<Problem> {
  // The entries of an API group are missing if its package could not be read.
  if (value.children?.length !== 0 || !content.api.complete) return;
  yield {
    rule: 'empty-group',
    what: `The group "${value.pathname}" has no entries.`,
    where: [locate('children')],
    fix: 'Add its entries to "children", or remove the group.',
  };
}

/** Finds icons that do not exist, or that the menu cannot draw. */
function* checkIcon({ value: { icon }, locate }: Located<NavigationEntry>): Iterable<Problem> {
  if (icon === undefined || iconPath(icon) !== null) return;
  const names = iconNames();
  const exists = names.includes(icon);
  yield {
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
}

/** Titles and badges that repeat or contradict the front matter of a page. Groups and sub-headers have no page. */
function* checkLabels({ value, locate }: Located<NavigationEntry>, index: SiteIndex): Iterable<Problem> {
  const page = value.children || value.subheader !== undefined ? null : readablePage(value.pathname, index);
  if (!page) return;
  if (value.title !== undefined) yield* checkTitle(value.title, locate('title'), page);
  const set = (['plan', ...BADGES] as const).filter((key) => value[key]);
  for (const key of set) {
    const line = key === 'plan' ? `plan: ${value.plan}` : `${key}: true`;
    yield {
      rule: 'navigation-badge',
      what: `The entry "${page.path}" has "${line}", which belongs in the front matter of its page.`,
      where: [locate(key)],
      why: 'Menu, title, search, and cards use the front matter.',
      fix:
        page.frontMatter[key] === value[key]
          ? 'Remove the line.'
          : `Add "${line}" to the front matter of ${page.file}, and remove the line here.`,
    };
  }
}

/** A page whose title could not be read has been reported. */
function readablePage(path: string, { pages }: SiteIndex): ParsedPage | null {
  const page = pages.get(normalizePath(path));
  return page && 'title' in page.frontMatterLines ? page : null;
}

/** Finds titles that are not shorter than the title of the page. */
function* checkTitle(name: string, place: SourceLocation, page: ParsedPage): Iterable<Problem> {
  const { path, frontMatter } = page;
  const { title } = frontMatter;
  if (name === title) {
    yield {
      rule: 'navigation-title',
      what: `"${name}" is the title of the page "${path}".`,
      where: [place],
      fix: 'Remove the line. The menu shows the title of the page.',
    };
  } else if (name.length >= title.length) {
    yield {
      rule: 'navigation-title',
      what: `The page "${path}" has the title "${title}", but "${name}" here.`,
      where: [place, frontMatterPlace(page, 'title')],
      why: 'A page has one title. Only the menu can use a shorter one.',
      fix: 'Remove the line, or correct the title in the front matter of the page.',
    };
  }
}

/** Titles in the translations that repeat the title of a page, or whose tree or entry does not exist. */
function* checkTranslatedTitles(index: SiteIndex): Iterable<Problem> {
  const { trees, translatedTitles, complete } = index.content.data;
  for (const [treeName, titles] of groupBy(translatedTitles, ({ value }) => value.tree)) {
    for (const { value, locate } of titles) {
      const page = readablePage(value.key, index);
      if (page) yield* checkTitle(value.title, locate(), page);
    }
    if (!complete.navigation) continue;
    const tree = trees.find(({ name }) => name === treeName);
    if (!tree) {
      const names = trees.map(({ name }) => name);
      yield {
        rule: 'unused-title',
        what: `There is no navigation tree "${treeName}" for these titles.`,
        where: [titles[0].locate()],
        fix: suggestion(treeName, names, oneOf(names, 'Remove the lines.')),
      };
      continue;
    }
    const keys = titleKeys(tree.entries);
    for (const { value, locate } of titles.filter((title) => !keys.includes(title.value.key))) {
      yield {
        rule: 'unused-title',
        what: `The navigation tree "${treeName}" has no entry "${value.key}".`,
        where: [locate()],
        fix: suggestion(value.key, keys, 'Remove the line.'),
      };
    }
  }
}

/** Keys under which the translations can have titles of entries. */
function titleKeys(entries: readonly NavigationEntry[]): string[] {
  return entries.flatMap(({ subheader, pathname, children = [] }) => [
    subheader ?? pathname,
    ...titleKeys(children),
  ]);
}

/** Finds pages that are neither hidden nor in a navigation tree, and full pages that no other page links to. */
function* checkMembership(index: SiteIndex): Iterable<Problem> {
  const { pages, data } = index.content;
  const listed = new Set(index.entries.filter(isLeaf).map(keyOf));
  const linked = new Set(pages.flatMap(linkedPaths));
  for (const page of pages) {
    const { path, file, demos } = page;
    const base = { rule: 'not-in-navigation', where: [{ file, line: 1 }] } as const;
    const isFullPage = demos.some(({ options }) => options.fullPage);
    // A tree with errors could contain any page.
    const isInMenu = !data.complete.navigation || listed.has(path) || mayBeHidden(page);
    if (isFullPage && !linked.has(path)) {
      yield {
        ...base,
        what: `No page links to "${path}".`,
        why: 'Full pages are not in a menu, so another page must link to it.',
        fix: `Add a link to "${path}" on another page.`,
      };
    } else if (!isFullPage && !isInMenu) {
      yield {
        ...base,
        what: `"${path}" is not in a navigation tree.`,
        why: 'The menu would not show it.',
        fix: `Add "- pathname: ${path}" to ${treeFileFor(page, index)}, or add "hidden: true" to the front matter.`,
      };
    }
  }
}

/** True for an entry of a page, also of a planned one, which has no link but is not lost. */
function isLeaf({ children, subheader, linkProps }: NavigationEntry): boolean {
  return !children && subheader === undefined && !linkProps?.['href'];
}

/** A page with a mistake in its front matter can be hidden. The mistake is reported. */
function mayBeHidden({ frontMatter, problems }: ParsedPage): boolean {
  const mistakes = ['front-matter', 'yaml', 'encoding'];
  return frontMatter.hidden || problems.some(({ rule }) => mistakes.includes(rule));
}

function treeFileFor(page: ParsedPage, { content, products, productOf }: SiteIndex): string {
  const product = products.find(({ id }) => id === productOf(page));
  const name = product?.navigation ?? product?.id;
  return content.data.trees.find((tree) => tree.name === name)?.file ?? 'a tree in content/_data/navigation';
}
