import type { SourceNodesArgs } from 'gatsby';
import { digestOf } from '../support/digest';

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
