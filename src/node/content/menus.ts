import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from '../../shared/paths';
import { apiGroupPath, type ComponentApi } from '../../shared/api-reference';
import { labelEntries, type MenuItem, toMenu } from '../../shared/menu';
import type { NavigationEntry } from '../../shared/data-schemas';
import { digestOf } from '../lib/cache';
import { REPOSITORY } from '../lib/files';
import type { NavigationTree, SiteData } from './data-files';
import type { ApiReference, SiteContent } from './site-content';
import type { ParsedPage } from '../../shared/page';
import { titlesOf } from './translations';

/** A navigation tree with page labels and the side menu. */
export interface TreeWithMenu extends Pick<NavigationTree, 'name' | 'entries'> {
  menu: MenuItem[];
  /** URL of the menu file. Pages only contain the rows that they show at first. */
  menuUrl: string;
}

/** The part of a page that menus show. */
export type LabeledPage = Pick<ParsedPage, 'path' | 'frontMatter' | 'frontMatterLines'>;

/** Creates the side menus of all navigation trees. */
export function treesWithMenus(
  { trees, translations }: Pick<SiteData, 'trees' | 'translations'>,
  pages: readonly LabeledPage[],
): TreeWithMenu[] {
  // A page without a readable title has no label.
  const readable = pages.filter(({ frontMatterLines }) => 'title' in frontMatterLines);
  const labels = new Map([...readable].reverse().map(({ path, frontMatter }) => [path, frontMatter]));
  return trees.map(({ name, entries: written }) => {
    const entries = labelEntries(written, labels, titlesOf(translations, name));
    const menu = toMenu(entries, iconPath);
    return { name, entries, menu, menuUrl: `/navigation/${name}-${digestOf(menu).slice(0, 10)}.json` };
  });
}

const FOLDER = join(REPOSITORY, 'node_modules/@mui/icons-material');
const NAME = /^[A-Z][A-Za-z0-9]*$/;
/** Arguments of `createSvgIcon`, which are path elements and other elements. */
const PATH = /\bd: "([^"]+)"/g;
const OTHER_SHAPE = /jsxs?\)\("(?!path")/;

/** The shape of an icon from Material Icons. Null if there is no such icon, or if it contains more than paths. */
export function iconPath(name: string): string | null {
  const file = join(FOLDER, `${name}.js`);
  if (!NAME.test(name) || !existsSync(file)) return null;
  const source = readFileSync(file, 'utf8');
  if (OTHER_SHAPE.test(source)) return null;
  const paths = [...source.matchAll(PATH)].map(([, path = '']) => path);
  return paths.length > 0 ? paths.join('') : null;
}

/** Names of all Material icons, including those that `iconPath` cannot draw. */
export function iconNames(): string[] {
  return readdirSync(FOLDER)
    .map((file) => file.replace(/\.js$/, ''))
    .filter((name) => NAME.test(name));
}

/** Default title of the group. */
const GROUP_TITLE = 'API';

/**
 * Adds API pages to the navigation trees of their products, and problems of the reference to the data. Changes the data
 * in place, because it was just read.
 */
export function listApiPages(
  data: SiteData,
  reference: ApiReference | null,
): Pick<SiteContent, 'data' | 'api'> {
  const ids = data.products.map(({ value }) => value.id);
  const components = (reference?.components ?? []).filter(({ productId }) => ids.includes(productId));
  for (const { value } of data.products) {
    const tree = data.trees.find(({ name }) => name === (value.navigation ?? value.id));
    const own = components.filter(({ productId }) => productId === value.id);
    if (tree && own.length > 0) fillApiGroup(tree, value.id, own, titlesOf(data.translations, tree.name));
  }
  // A package that is not installed is reported where its product names it.
  const found = (reference?.problems ?? []).filter(({ rule }) => rule !== 'api-package');
  const problems = [...data.problems, ...found];
  const complete = reference?.problems.every(({ rule }) => rule === 'api-without-page') ?? false;
  return { data: { ...data, problems }, api: { components, exports: reference?.exports ?? {}, complete } };
}

/**
 * Adds API pages that the author did not place to the API entry of the tree, or to a new group at the end. The group
 * has no page.
 * @param titles translated titles of the tree, by path
 */
function fillApiGroup(
  tree: NavigationTree,
  productId: string,
  components: readonly ComponentApi[],
  titles: Readonly<Record<string, string>>,
): void {
  const path = apiGroupPath(productId);
  const placed = tree.located
    .filter(({ value }) => !value.apiVariant)
    .map(({ value }) => normalizePath(value.pathname));
  const pages = components.map(toEntry).filter(({ pathname }) => !placed.includes(pathname));
  const group = tree.located.find(({ value }) => normalizePath(value.pathname) === path)?.value;
  if (!group) {
    if (pages.length > 0) tree.entries.push({ pathname: path, title: GROUP_TITLE, children: pages });
    return;
  }
  group.children = [...(group.children ?? []), ...pages];
  if (!Object.hasOwn(titles, group.pathname)) group.title ??= GROUP_TITLE;
}

/** The navigation entry of a component, with a badge if it is deprecated. */
function toEntry({ name, path, deprecated }: ComponentApi): NavigationEntry {
  return { pathname: path, title: name, ...(deprecated && { deprecated }) };
}
