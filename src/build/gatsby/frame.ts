import { frameInTree, titlesFromMenu, type PageFrame } from '../../domain/page-frame';
import { versionMenu } from '../../domain/product';
import { productNodeId, treeId, type DocPageNode, type NavigationTreeNode, type ProductNode } from './nodes';
import type { ResolverContext } from './resolvers';

/** Builds the frame of one page; the store tells Gatsby to build it again when the tree or the product changes. */
export function createTranslatedFrame(
  page: Pick<DocPageNode, 'path' | 'productId' | 'productCategoryId'>,
  _args: object,
  { nodeModel }: ResolverContext,
): PageFrame {
  const { path, productId, productCategoryId } = page;
  const product = productId
    ? (nodeModel.getNodeById({ id: productNodeId(productId), type: 'Product' }) as ProductNode | null)
    : null;
  const tree = nodeModel.getNodeById({ id: treeId(product?.tree ?? 'core'), type: 'NavigationTree' }) as NavigationTreeNode | null;
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
