import type { Node, SourceNodesArgs } from 'gatsby';
import type { ExplainedType } from '../api/page/code-links';
import type { PagePart } from '../api/page/api-page';
import type { RenderedComponent } from '../api/page/rendered-component';
import type { ParsedPage, QueryReference } from '../../shared/page';
import type { Product } from '../../shared/product';
import type { TreeWithMenu } from '../content/menus';
import type { BuiltDemo } from '../demos/build-demos';
import { digestOf } from '../lib/digest';

/** A page in Gatsby's store. `DocPage` in GraphQL. */
export interface DocPageNode extends Node, Omit<ParsedPage, 'queries'>, PageInputs {
  productId: string | null;
  productCategoryId: string | null;
  /** Products that its component names can refer to. */
  apiScope: readonly string[];
  /** Types of all products, for links in API tables. */
  explainedTypes: readonly ExplainedType[];
  linksTo: string[];
}

/** Inputs of a page in addition to its text. */
export interface PageInputs {
  /** Digest of its images. */
  imageDigest: string;
  queries: (QueryReference & { text: string })[];
  /** Date of its last commit. */
  lastUpdated: string | null;
  /** In develop, false until someone has opened the page. */
  hasDemos: boolean;
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
export interface NavigationTreeNode extends Node, TreeWithMenu {}

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
