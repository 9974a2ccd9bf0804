import type { PageFrame } from '../../../shared/page/page-frame';
import { createPageFrame, DEFAULT_TREE } from '../../content/page-frame';
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
  { path }: { path: string },
  _args: object,
  context: ResolverContext,
): PageFrame {
  return frameOf(path, productIdentity(path), context);
}

/** Frame of a page made by hand, found by its path. */
export function resolveFrameByPath(
  _source: unknown,
  { path }: { path: string },
  context: ResolverContext,
): PageFrame {
  return frameOf(path, productIdentity(path), context);
}

function frameOf(path: string, identity: Identity, { nodeModel }: ResolverContext): PageFrame {
  const find = (type: string, id: string): object | null => nodeModel.getNodeById({ id, type });
  const node = identity.productId
    ? (find('Product', productNodeId(identity.productId)) as ProductNode | null)
    : null;
  const product = node && { ...node, id: node.productId };
  const tree = find('NavigationTree', treeId(node?.tree ?? DEFAULT_TREE)) as NavigationTreeNode | null;
  return createPageFrame(path, identity, product, tree);
}
