import { createPageFrame, DEFAULT_TREE, type PageFrame } from '../../../shared/page/page-frame';
import { productIdentity } from '../../content/product-identity';
import { treeId, type ComponentApiNode, type DocPageNode } from '../nodes';
import { findProduct, type ResolverContext } from './store';

type Identity = Pick<PageFrame, 'productId' | 'productCategoryId'>;

/** Frame of a content page; the store tells Gatsby to build it again when the tree or the product changes. */
export function resolvePageFrame(page: DocPageNode, _args: object, context: ResolverContext): PageFrame {
  return frameOf(page.path, page, context);
}

/** Frame of an API page. */
export function resolveApiFrame(
  { path, productId }: ComponentApiNode,
  _args: object,
  context: ResolverContext,
): PageFrame {
  const product = findProduct(productId, context);
  return frameOf(path, { productId, productCategoryId: product?.productCategoryId ?? null }, context);
}

/** Frame of a page made by hand, found by its path. */
export function resolveFrameByPath(
  _source: unknown,
  { path }: { path: string },
  context: ResolverContext,
): PageFrame {
  return frameOf(path, productIdentity(path, null, []), context);
}

function frameOf(path: string, identity: Identity, context: ResolverContext): PageFrame {
  const node = identity.productId ? findProduct(identity.productId, context) : null;
  const product = node && { ...node, id: node.productId };
  const id = treeId(node?.tree ?? DEFAULT_TREE);
  const tree = context.nodeModel.getNodeById({ id, type: 'NavigationTree' });
  return createPageFrame(path, identity, product, tree);
}
