import { productIdentity } from '../../content/product-identity';
import { frameInTree, titlesFromMenu, type PageFrame } from '../../../shared/page/page-frame';
import { versionMenu } from '../../../shared/product/version';
import { productNodeId, treeId, type DocPageNode, type NavigationTreeNode, type ProductNode } from '../nodes';
import type { ResolverContext } from './resolver-context';

/** Tree of pages that belong to no product. */
const DEFAULT_TREE = 'core';

interface Identity {
  productId: string | null;
  productCategoryId: string | null;
}

/** Frame of a content page; the store tells Gatsby to build it again when the tree or the product changes. */
export function resolvePageFrame(page: DocPageNode, _args: object, context: ResolverContext): PageFrame {
  return createFrame(page.path, page, context);
}

/** Frame of an API page. */
export function resolveApiFrame(
  { path }: { path: string },
  _args: object,
  context: ResolverContext,
): PageFrame {
  return createFrame(path, productIdentity(path), context);
}

/** Frame of a page made by hand, found by its path. */
export function resolveFrameByPath(
  _source: unknown,
  { path }: { path: string },
  context: ResolverContext,
): PageFrame {
  return createFrame(path, productIdentity(path), context);
}

function createFrame(
  path: string,
  { productId, productCategoryId }: Identity,
  { nodeModel }: ResolverContext,
): PageFrame {
  const product = productId
    ? (nodeModel.getNodeById({ id: productNodeId(productId), type: 'Product' }) as ProductNode | null)
    : null;
  const id = treeId(product?.tree ?? DEFAULT_TREE);
  const tree = nodeModel.getNodeById({ id, type: 'NavigationTree' }) as NavigationTreeNode | null;
  const inTree = tree
    ? frameInTree(tree, path, titlesFromMenu(tree.menu))
    : { menu: [], openGroups: [], menuUrl: null, breadcrumbs: [], previous: null, next: null };
  return {
    productId,
    productCategoryId,
    productName: product?.name ?? null,
    versions: product ? versionMenu({ ...product, id: product.productId }, product.version, path) : [],
    ...inTree,
  };
}
