import type { Node, SourceNodesArgs } from 'gatsby';
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
  linksTo: string[];
}

/**
 * Inputs of a page in addition to its text, which are a digest of its images, its queries, and its last commit date.
 */
export interface PageInputs {
  imageDigest: string;
  queries: (QueryReference & { text: string })[];
  lastUpdated: string | null;
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
  parent?: string | null;
  children?: string[];
}

/** The Gatsby helpers that `NodeWriter` uses. */
export type NodeTools = Pick<SourceNodesArgs, 'actions' | 'getNode'>;

/** Nodes that are rebuilt together when their inputs change. */
export interface NodeGroup {
  name: string;
  /** Digest of the inputs. */
  inputs: string;
  makeNodes: () => readonly NewNode[];
}

/** `makeNodes` only gets `inputs`, and the digest covers all of them, so no change is missed. */
export function nodeGroup<Inputs>(
  name: string,
  inputs: Inputs,
  makeNodes: (inputs: Inputs) => readonly NewNode[],
): NodeGroup {
  return { name, inputs: digestOf(inputs), makeNodes: () => makeNodes(inputs) };
}

/** Syncs Gatsby's nodes with groups of nodes. Skips groups with unchanged inputs, and deletes nodes without a group. */
export class NodeWriter {
  /** The nodes in the store. */
  private readonly written = new Map<string, { inputs: string; ids: readonly string[] }>();
  /** Nodes to delete unless another group has them. A run that fails leaves them to the next. */
  private replaced: string[] = [];

  /** @param code digest of the code. Nodes are rebuilt when it changes. */
  constructor(private readonly code: string) {}

  /** @param groups all nodes that the site should have */
  update(groups: readonly NodeGroup[], tools: NodeTools): void {
    for (const group of groups) this.write(group, tools);
    const names = new Set(groups.map(({ name }) => name));
    for (const [name, { ids }] of this.written) {
      if (names.has(name)) continue;
      this.replaced.push(...ids);
      this.written.delete(name);
    }
    this.deleteReplaced(tools);
  }

  private write({ name, inputs, makeNodes }: NodeGroup, tools: NodeTools): void {
    const before = this.written.get(name);
    if (before?.inputs === inputs) return;
    const nodes = makeNodes();
    for (const node of nodes) this.create(node, tools);
    this.replaced.push(...(before?.ids ?? []));
    this.written.set(name, { inputs, ids: nodes.map(({ id }) => id) });
  }

  /** A replaced node can be part of another group now. */
  private deleteReplaced({ actions, getNode }: NodeTools): void {
    const current = new Set([...this.written.values()].flatMap(({ ids }) => ids));
    for (const id of this.replaced) {
      const node = current.has(id) ? undefined : getNode(id);
      if (node) actions.deleteNode(node);
    }
    this.replaced = [];
  }

  private create({ id, type, fields, parent = null, children = [] }: NewNode, { actions }: NodeTools): void {
    const contentDigest = digestOf(this.code, fields, children);
    actions.createNode({ ...fields, id, parent, children, internal: { type, contentDigest } });
  }
}
