import type { Node, SourceNodesArgs } from 'gatsby';
import type { PagePart } from '../api/page/api-page';
import type { RenderedComponent } from '../api/page/rendered-component';
import type { ParsedPage, QueryReference } from '../../shared/page/page';
import type { Product } from '../../shared/product/product';
import type { TreeWithMenu } from '../content/menus';
import type { BuiltDemo } from '../demos/build-demos';
import { digestOf } from '../support/digest';

/** A page as it lies in Gatsby's store; `DocPage` in GraphQL. */
export interface DocPageNode extends Node, Omit<ParsedPage, 'queries'>, PageInputs {
  productId: string | null;
  productCategoryId: string | null;
  /** Products whose components its words may mean. */
  apiScope: readonly string[];
  linksTo: string[];
}

/** What a page is made of besides its text: its images, its queries with their texts, and the day of its last commit. */
export interface PageInputs {
  imageDigest: string;
  queries: (QueryReference & { text: string })[];
  lastUpdated: string | null;
}

/** A demo with its rendered form. */
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

/** A line of the menu. */
export interface NavigationEntryNode extends Node {
  pathname: string;
  title: string;
  kind: string;
  /** Ids of the lines below it. */
  entries: string[];
}

/** One whole tree, for the frames of its pages; authors query NavigationEntry. */
export interface NavigationTreeNode extends Node, TreeWithMenu {}

/** A component with the body of its API page; `ComponentApi` in GraphQL. */
export interface ComponentApiNode extends Omit<Node, 'children'>, RenderedComponent, PagePart {
  /** The page that is about it before all others; null when there is none. */
  guidePath: string | null;
}

/** Id of the node that holds the texts of the interface. */
export const TEXTS_ID = 'interface-texts';

export const apiNodeId = (productId: string, name: string): string => `api ${productId} ${name}`;
export const demoAssetsId = (path: string): string => `demo-assets ${path}`;
export const demoId = (path: string, name: string): string => `demo ${path}#${name}`;
export const pageId = (file: string): string => `page ${file}`;
export const productNodeId = (id: string): string => `product ${id}`;
export const treeId = (name: string): string => `navigation ${name}`;

/** A node before Gatsby knows it. */
export interface NewNode {
  id: string;
  type: string;
  fields: object;
  parent?: string | null;
  children?: string[];
}

/** What writing nodes needs of Gatsby. */
export type NodeTools = Pick<SourceNodesArgs, 'actions' | 'getNode'>;

interface NodeGroup {
  inputs: string;
  ids: readonly string[];
}

/**
 * Keeps Gatsby's nodes equal to what they are made of. Nodes are written in groups: one whose inputs have not changed
 * is left alone, and the nodes of one that is no longer written are deleted.
 */
export class NodeWriter {
  private groups = new Map<string, NodeGroup>();
  private written = new Map<string, NodeGroup>();

  /** @param code digest of the code: nodes that older code has made are made again */
  constructor(private readonly code: string) {}

  /** @param inputs digest of all that the nodes are made of */
  write(name: string, inputs: string, tools: NodeTools, makeNodes: () => readonly NewNode[]): void {
    const before = this.groups.get(name);
    if (before?.inputs === inputs) {
      this.written.set(name, before);
      return;
    }
    const nodes = makeNodes();
    for (const node of nodes) this.create(node, tools);
    this.written.set(name, { inputs, ids: nodes.map(({ id }) => id) });
  }

  /** Ends a run; what an earlier process has left in the store is Gatsby's business. */
  finish({ actions, getNode }: NodeTools): void {
    const current = new Set([...this.written.values()].flatMap(({ ids }) => ids));
    for (const id of [...this.groups.values()].flatMap(({ ids }) => ids)) {
      const node = current.has(id) ? undefined : getNode(id);
      if (node) actions.deleteNode(node);
    }
    this.groups = this.written;
    this.written = new Map();
  }

  private create({ id, type, fields, parent = null, children = [] }: NewNode, { actions }: NodeTools): void {
    const contentDigest = digestOf(this.code, fields, children);
    actions.createNode({ ...fields, id, parent, children, internal: { type, contentDigest } });
  }
}
