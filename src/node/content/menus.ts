import { labelEntries, type PageLabel, toMenu, type MenuItem } from '../../shared/navigation/menu';
import { digestOf } from '../support/digest';
import type { NavigationTree, SiteData } from './data-files';
import { iconPath } from './menu-icons';
import type { UnrenderedPage } from './page/parse-page';
import { titlesOf } from './translation-table';

/** A navigation tree with what its pages say about themselves, and its finished side menu. */
export interface TreeWithMenu extends Pick<NavigationTree, 'name' | 'entries'> {
  menu: MenuItem[];
  /** Address of the menu as a file; pages carry only the rows they show at first. */
  menuUrl: string;
}

/** The part of a page that menus show. */
export type LabelledPage = Pick<UnrenderedPage, 'path' | 'frontMatter' | 'frontMatterLines'>;

/** Makes the side menus of all navigation trees. */
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

/** What pages say about themselves, by path; a page whose title cannot be read says nothing. */
function labelsOf(pages: readonly LabelledPage[]): ReadonlyMap<string, PageLabel> {
  const readable = pages.filter(({ frontMatterLines }) => 'title' in frontMatterLines);
  return new Map([...readable].reverse().map(({ path, frontMatter }) => [path, frontMatter]));
}
