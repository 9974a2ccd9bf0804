import { createPageFrame, DEFAULT_TREE, type PageFrame } from '../../../shared/page/page-frame';
import { treeId } from '../nodes';
import { findProduct, type ResolverContext } from './store';

/** Frame of a page. Its lookups make Gatsby rebuild the page if the tree or the product changes. */
export function frameOf(
  path: string,
  identity: Pick<PageFrame, 'productId' | 'productCategoryId'>,
  context: ResolverContext,
): PageFrame {
  const node = identity.productId ? findProduct(identity.productId, context) : null;
  const product = node && { ...node, id: node.productId };
  const id = treeId(node?.tree ?? DEFAULT_TREE);
  const tree = context.nodeModel.getNodeById({ id, type: 'NavigationTree' });
  return createPageFrame(path, identity, product, tree);
}
