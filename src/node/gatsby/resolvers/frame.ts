import { createPageFrame, DEFAULT_TREE, type PageFrame } from '../../../shared/page/page-frame';
import { productIdentity } from '../../content/product-identity';
import { productNodeId, treeId, type DocPageNode, type NavigationTreeNode, type ProductNode } from '../nodes';
import type { ResolverContext } from './resolver-context';

type Identity = Pick<PageFrame, 'productId' | 'productCategoryId'>;

/** Frame of a content page; the store tells Gatsby to build it again when the tree or the product changes. */
export function resolvePageFrame(page: DocPageNode, _args: object, context: ResolverContext): PageFrame {
  return frameOf(page.path, page, context);
}

/** Frame of an API page. */
export function resolveApiFrame(
  { path, productId }: { path: string; productId: string },
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

function findProduct(productId: string, { nodeModel }: ResolverContext): ProductNode | null {
  return nodeModel.getNodeById({ id: productNodeId(productId), type: 'Product' }) as ProductNode | null;
}

function frameOf(path: string, identity: Identity, context: ResolverContext): PageFrame {
  const node = identity.productId ? findProduct(identity.productId, context) : null;
  const product = node && { ...node, id: node.productId };
  const id = treeId(node?.tree ?? DEFAULT_TREE);
  const tree = context.nodeModel.getNodeById({ id, type: 'NavigationTree' }) as NavigationTreeNode | null;
  return createPageFrame(path, identity, product, tree);
}
