import type { MenuItem } from '../../shared/navigation/menu';
import type { NavigationEntry } from '../../shared/navigation/navigation-entry';
import { frameInTree, titlesFromMenu, type PageFrame } from '../../shared/page/page-frame';
import type { Product } from '../../shared/product/product';
import { versionMenu } from '../../shared/product/version';

/** Tree of pages that belong to no product. */
export const DEFAULT_TREE = 'docs';

/** A product with the version that is installed. */
export interface InstalledProduct extends Product {
  version: string | null;
}

/** The parts of a navigation tree that frames are made of. */
export interface FrameTree {
  entries: NavigationEntry[];
  menu: MenuItem[];
  menuUrl: string;
}

const OUTSIDE = { menu: [], openGroups: [], menuUrl: null, breadcrumbs: [], previous: null, next: null };

/**
 * What stands around a page: menu, breadcrumbs, neighbours and versions.
 * @param tree of its product, or the default one
 */
export function createPageFrame(
  path: string,
  { productId, productCategoryId }: Pick<PageFrame, 'productId' | 'productCategoryId'>,
  product: InstalledProduct | null,
  tree: FrameTree | null,
): PageFrame {
  return {
    productId,
    productCategoryId,
    productName: product?.name ?? null,
    versions: product ? versionMenu(product, product.version, path) : [],
    ...(tree ? frameInTree(tree, path, titlesFromMenu(tree.menu)) : OUTSIDE),
  };
}
