import type { Node, SourceNodesArgs } from 'gatsby';
import type { ParsedPage } from '../../shared/page';
import { normalizePath } from '../../shared/paths';
import type { Product } from '../../shared/product';
import { createTranslate, type Translations } from '../../shared/translations';
import type { PagePart } from '../api/page/api-page';
import {
  createComponentLookup,
  createTypeLinks,
  type ApiLookup,
  type ExplainedType,
} from '../api/page/code-links';
import { createDocRenderer, type RenderedComponent } from '../api/page/rendered-component';
import type { TableContext } from '../api/page/tables';
import type { TreeWithMenu } from '../content/menus';
import type { BuiltDemo } from '../demos/build-demos';
import { digestOf } from '../lib/cache';

/** A parsed page with the other inputs of its node. */
export interface SitePage extends ParsedPage {
  /** Digest of its text, its partials, and the code. */
  source: string;
  /** Digest of its images. */
  imageDigest: string;
  queries: (ParsedPage['queries'][number] & { text: string })[];
  /** Date of its last commit. */
  lastUpdated: string | null;
  /** In develop, false until someone has opened the page. */
  hasDemos: boolean;
}

/** A page in Gatsby's store. `DocPage` in GraphQL. */
export interface DocPageNode extends Node, SitePage {
  productId: string | null;
  productCategoryId: string | null;
  /** Products that its component names can refer to. */
  apiScope: readonly string[];
  /** Types of all products, for links in API tables. */
  explainedTypes: readonly ExplainedType[];
  linksTo: string[];
}

/** A rendered demo. */
export interface DemoNode extends Node, BuiltDemo {
  path: string;
}

/** A product and its installed version. */
export interface ProductNode extends Node, Omit<Product, 'id'> {
  productId: string;
  productCategoryId: string | null;
  version: string | null;
  tree: string;
}

/** An entry of the menu. */
export interface NavigationEntryNode extends Node {
  pathname: string;
  title: string;
  kind: string;
  /** Ids of its children. */
  entries: string[];
}

/** A whole navigation tree, for page frames. Authors query NavigationEntry instead. */
interface NavigationTreeNode extends Node, TreeWithMenu {}

/** A component with the body of its API page. `ComponentApi` in GraphQL. */
export interface ComponentApiNode extends Omit<Node, 'children'>, RenderedComponent, PagePart {
  /** Path of its main guide, or null. */
  guidePath: string | null;
  /** Ids of the pages that list it, sorted by path. With a query for them, an edit of any page would run it again. */
  pageIds: readonly string[];
}

/** Id of the node with the interface strings. */
export const TEXTS_ID = 'interface-texts';

export const apiNodeId = (productId: string, name: string): string => `api ${productId} ${name}`;
export const demoAssetsId = (path: string): string => `demo-assets ${path}`;
export const demoId = (path: string, name: string): string => `demo ${path}#${name}`;
export const pageId = (file: string): string => `page ${file}`;
export const productNodeId = (id: string): string => `product ${id}`;
export const treeId = (name: string): string => `navigation ${name}`;

/** A node that is not in the store yet. */
export interface NewNode {
  id: string;
  type: string;
  fields: object;
  /** Everything that the fields depend on, if that is shorter than the fields. */
  inputs?: unknown;
  parent?: string | null;
  children?: string[];
}

/** The Gatsby helpers that `NodeWriter` uses. */
export type NodeTools = Pick<SourceNodesArgs, 'actions' | 'getNode'>;

/** Syncs Gatsby's nodes with those that the site should have. Skips nodes that are in the store already. */
export class NodeWriter {
  private readonly written = new Set<string>();
  /** Digests by the object with the fields, because later updates pass most objects again. */
  private readonly digests = new WeakMap<object, string>();

  /** @param code digest of the code. Nodes are rebuilt when it changes. */
  constructor(private readonly code: string) {}

  /** @param nodes all nodes that the site should have, parents before their children */
  write(nodes: readonly NewNode[], { actions, getNode }: NodeTools): void {
    for (const node of nodes) {
      const { id, type, fields, parent = null, children = [] } = node;
      const contentDigest = this.digest(node);
      // Gatsby deletes the children of a node that changes, so only the store knows.
      const stored = getNode(id);
      if (stored?.internal.contentDigest !== contentDigest)
        actions.createNode({ ...fields, id, parent, children, internal: { type, contentDigest } });
      else if (!this.written.has(id)) actions.touchNode(stored);
      this.written.add(id);
    }
    const current = new Set(nodes.map(({ id }) => id));
    for (const id of this.written) {
      if (current.has(id)) continue;
      const node = getNode(id);
      if (node) actions.deleteNode(node);
      this.written.delete(id);
    }
  }

  private digest({ fields, inputs = fields, children = [] }: NewNode): string {
    const digest = this.digests.get(fields) ?? digestOf(this.code, inputs, children);
    this.digests.set(fields, digest);
    return digest;
  }
}

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
  return nodeModel.findOne({ type: 'DocPage', query: { filter: { path: { eq: normalizePath(path) } } } });
}

/** All nodes that match a filter, sorted by a field. */
export async function findSorted<Type extends NodeType>(
  type: Type,
  filter: object,
  field: string,
  { nodeModel }: ResolverContext,
): Promise<StoredNodes[Type][]> {
  const query = { filter, sort: { fields: [field], order: ['ASC'] } };
  return [...(await nodeModel.findAll({ type, query })).entries];
}

/** Components and types that a page can mean. Gatsby tracks the lookups. */
export function lookupInStore(
  page: Pick<DocPageNode, 'apiScope' | 'explainedTypes' | 'frontMatter' | 'path'>,
  { nodeModel }: ResolverContext,
): ApiLookup {
  const find = (product: string, name: string) =>
    nodeModel.getNodeById({ id: apiNodeId(product, name), type: 'ComponentApi' });
  return { ...createComponentLookup(page, page.apiScope, find), explainedTypes: page.explainedTypes };
}

/** Context for API tables within prose. Reads the strings from the store, because queries run in other processes. */
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

export function interfaceTexts({ nodeModel }: ResolverContext): Translations {
  return nodeModel.getNodeById({ id: TEXTS_ID, type: 'InterfaceTexts' })?.strings ?? {};
}
