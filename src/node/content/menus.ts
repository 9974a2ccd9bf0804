import { labelEntries, type PageLabel, toMenu, type MenuItem } from '../../shared/navigation/menu';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../support/digest';
import { REPOSITORY } from '../support/paths';
import type { NavigationTree, SiteData } from './data-files';
import type { UnrenderedPage } from './page/parse-page';
import { titlesOf } from './translation-table';

/** A navigation tree with page labels and the side menu. */
export interface TreeWithMenu extends Pick<NavigationTree, 'name' | 'entries'> {
  menu: MenuItem[];
  /** URL of the menu file. Pages only contain the rows that they show at first. */
  menuUrl: string;
}

/** The part of a page that menus show. */
export type LabelledPage = Pick<UnrenderedPage, 'path' | 'frontMatter' | 'frontMatterLines'>;

/** Creates the side menus of all navigation trees. */
export function treesWithMenus(
  { trees, translations }: Pick<SiteData, 'trees' | 'translations'>,
  pages: readonly LabelledPage[],
): TreeWithMenu[] {
  const labels = labelsOf(pages);
  return trees.map(({ name, entries: written }) => {
    const titles = titlesOf(translations, name);
    const entries = labelEntries(written, labels, titles);
    const menu = toMenu(entries, titles, iconPath);
    return { name, entries, menu, menuUrl: `/navigation/${name}-${digestOf(menu).slice(0, 10)}.json` };
  });
}

/** Labels of pages by path. A page without a readable title has none. */
function labelsOf(pages: readonly LabelledPage[]): ReadonlyMap<string, PageLabel> {
  const readable = pages.filter(({ frontMatterLines }) => 'title' in frontMatterLines);
  return new Map([...readable].reverse().map(({ path, frontMatter }) => [path, frontMatter]));
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

/** Names of all icons that can be drawn, and of those that have other shapes. */
export function iconNames(): string[] {
  return readdirSync(FOLDER)
    .map((file) => file.replace(/\.js$/, ''))
    .filter((name) => NAME.test(name));
}
