import { toMenu, type MenuItem } from '../../shared/navigation/menu';
import { digestOf } from '../support/digest';
import type { NavigationTree, SiteData } from './data-files';
import { titlesOf } from './translation-table';

/** A navigation tree and its finished side menu. */
export interface TreeWithMenu extends NavigationTree {
  menu: MenuItem[];
  /** Address of the menu as a file; pages carry only the rows they show at first. */
  menuUrl: string;
}

/** Makes the side menus of all navigation trees. */
export function treesWithMenus({
  trees,
  translations,
}: Pick<SiteData, 'trees' | 'translations'>): TreeWithMenu[] {
  return trees.map((tree) => {
    const menu = toMenu(tree.entries, titlesOf(translations, tree.name));
    return { ...tree, menu, menuUrl: `/navigation/${tree.name}-${digestOf(menu).slice(0, 10)}.json` };
  });
}
