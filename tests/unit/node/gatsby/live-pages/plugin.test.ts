import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';

interface Plugin {
  shouldOnCreateNode(args: { node: object }): boolean;
  onCreateNode(tools: object): Promise<void>;
}

const plugin = createRequire(__filename)(
  '../../../../../src/node/gatsby/live-pages/gatsby-node.js',
) as Plugin;

it('leaves ordinary pages alone', () => {
  const accepts = (base: string): boolean =>
    plugin.shouldOnCreateNode({ node: { internal: { type: 'File' }, base } });
  expect(['index.live.mdx', 'index.mdx', 'part.mdx', 'index.md'].map(accepts)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it.each([
  ['front matter', '---\ntitle: a\n---\n\nText.', '\n\n\nText.'],
  ['broken front matter', '---\r\ntitle: "a\r\n---\r\nText.', '\n\r\nText.'],
  ['front matter that does not end', '---\ntitle: "a\n', '\n---\ntitle: "a\n'],
])('hands over the text without reading its YAML: %s', async (_, text, body) => {
  const createNode = vi.fn();
  await plugin.onCreateNode({
    node: { id: 'file', absolutePath: '/x/index.live.mdx', internal: { contentDigest: text } },
    loadNodeContent: () => Promise.resolve(text),
    actions: { createNode, createParentChildLink: vi.fn() },
    createNodeId: (id: string) => id,
    cache: { set: vi.fn() },
  });
  expect(createNode).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body, frontmatter: {} }));
});
