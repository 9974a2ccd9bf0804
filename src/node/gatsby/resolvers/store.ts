import { createTranslate, DEFAULT_LANGUAGE, type Translations } from '../../../shared/translations';
import { createComponentLookup, createTypeLinks, type ApiLookup } from '../../api/page/code-links';
import { createDocRenderer } from '../../api/page/rendered-component';
import type { TableContext } from '../../api/page/tables';
import {
  apiNodeId,
  productNodeId,
  TEXTS_ID,
  type ComponentApiNode,
  type DemoNode,
  type DocPageNode,
  type NavigationEntryNode,
  type NavigationTreeNode,
  type ProductNode,
} from '../nodes';

/** Node types in the store. */
interface StoredNodes {
  ComponentApi: ComponentApiNode;
  Demo: DemoNode;
  DemoAssets: object;
  DocPage: DocPageNode;
  InterfaceTexts: { strings: Translations };
  NavigationEntry: NavigationEntryNode;
  NavigationTree: NavigationTreeNode;
  Product: ProductNode;
}

type NodeType = keyof StoredNodes;

/** Gatsby's query context, as far as the resolvers need it. */
export interface ResolverContext {
  nodeModel: {
    getNodeById<Type extends NodeType>(request: { id: string; type: Type }): StoredNodes[Type] | null;
    getNodesByIds<Type extends NodeType>(request: {
      ids: readonly string[];
      type: Type;
    }): (StoredNodes[Type] | null)[];
    findAll<Type extends NodeType>(request: Query<Type>): Promise<{ entries: Iterable<StoredNodes[Type]> }>;
    findOne<Type extends NodeType>(request: Query<Type>): Promise<StoredNodes[Type] | null>;
  };
}

interface Query<Type extends NodeType> {
  type: Type;
  query: object;
}

export function findProduct(productId: string, { nodeModel }: ResolverContext): ProductNode | null {
  return nodeModel.getNodeById({ id: productNodeId(productId), type: 'Product' });
}

/** The nodes with these ids. Omits missing ones. */
export function findNodes<Type extends NodeType>(
  type: Type,
  ids: readonly string[],
  { nodeModel }: ResolverContext,
): StoredNodes[Type][] {
  return nodeModel.getNodesByIds({ ids, type }).filter((node) => node !== null);
}

export function findPage({ nodeModel }: ResolverContext, path: string): Promise<DocPageNode | null> {
  return nodeModel.findOne({ type: 'DocPage', query: { filter: { path: { eq: path } } } });
}

/** Components and types that a page can mean. Gatsby tracks the lookups. */
export function lookupInStore(
  {
    apiScope,
    explainedTypes,
    frontMatter,
    path,
  }: Pick<DocPageNode, 'apiScope' | 'explainedTypes' | 'frontMatter' | 'path'>,
  { nodeModel }: ResolverContext,
): ApiLookup {
  const lookup = createComponentLookup(apiScope, frontMatter.components, (product, name) => {
    const id = apiNodeId(product, name);
    const node = nodeModel.getNodeById({ id, type: 'ComponentApi' });
    // In its own guide, a component links to its reference.
    return node?.guidePath === path ? { ...node, guidePath: null } : node;
  });
  return { ...lookup, explainedTypes };
}

/** Context for API tables within prose. It is in the store, because queries run in other processes. */
export function createTableContext(
  context: ResolverContext,
  { component, explainedTypes }: ApiLookup,
): TableContext {
  return {
    t: createTranslate({ en: interfaceTexts(context) }, 'en'),
    // Only interface strings are rendered here, and their links are written for this site.
    markdown: createDocRenderer((href) => href),
    openType: createTypeLinks(component, explainedTypes),
  };
}

/** Groups of interface strings by language, for the page that queries them. */
export function resolveTranslations(
  _source: unknown,
  { groups }: { groups: readonly string[] },
  context: ResolverContext,
): Record<string, Translations> {
  const strings = interfaceTexts(context);
  const chosen = groups.map((group) => [group, strings[group] ?? {}] as const);
  return { [DEFAULT_LANGUAGE]: Object.fromEntries(chosen) };
}

function interfaceTexts({ nodeModel }: ResolverContext): Translations {
  return nodeModel.getNodeById({ id: TEXTS_ID, type: 'InterfaceTexts' })?.strings ?? {};
}
