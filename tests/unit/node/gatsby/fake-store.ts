import type { Node, NodeInput } from 'gatsby';
import type { SiteTools } from '../../../../src/node/gatsby/update-site';

/** Gatsby's store of nodes, as far as the site uses it. */
export interface FakeStore {
  tools: SiteTools;
  /** Ids in the order in which nodes were created. */
  created: string[];
  /** Ids of unchanged nodes that Gatsby would delete without a touch. */
  touched: string[];
  /** The field `text` of all nodes by id. */
  texts(): Record<string, unknown>;
  digestOf(id: string): string | undefined;
  byType(type: string): Node[];
  /** Every node but files, sorted by id. */
  all(): Node[];
  /** Replaces the files that Gatsby watches in the folder of the authors. */
  setFiles(files: readonly { absolutePath: string; digest: string }[]): void;
}

/** An empty store. */
export function createFakeStore(): FakeStore {
  const nodes = new Map<string, Node>();
  const created: string[] = [];
  const touched: string[] = [];
  const actions = {
    createNode(input: NodeInput): void {
      created.push(input.id);
      nodes.set(input.id, input as unknown as Node);
    },
    touchNode: ({ id }: { id: string }): void => void touched.push(id),
    deleteNode: ({ id }: { id: string }): void => void nodes.delete(id),
  };
  const byType = (type: string): Node[] =>
    [...nodes.values()].filter(({ internal }) => internal.type === type);
  return {
    tools: {
      actions: actions as unknown as SiteTools['actions'],
      getNode: (id) => nodes.get(id),
      getNodesByType: byType,
    },
    created,
    touched,
    texts: () => Object.fromEntries([...nodes].map(([id, node]) => [id, node['text']])),
    digestOf: (id) => nodes.get(id)?.internal.contentDigest,
    byType,
    all: () =>
      [...nodes.values()]
        .filter(({ internal }) => internal.type !== 'File')
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    setFiles(files) {
      for (const { id } of byType('File')) nodes.delete(id);
      for (const { absolutePath, digest } of files)
        nodes.set(absolutePath, {
          id: absolutePath,
          parent: null,
          children: [],
          internal: { type: 'File', contentDigest: digest, owner: '' },
          sourceInstanceName: 'content',
          absolutePath,
        });
    },
  };
}
