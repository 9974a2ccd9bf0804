import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';

interface Plugin {
  shouldOnCreateNode(args: { node: object }): boolean;
  onCreateNode(tools: object): Promise<void>;
}

const plugin = createRequire(__filename)(
  '../../../../../src/node/gatsby/live-pages/gatsby-node.js',
) as Plugin;

it('compiles live pages and ignores ordinary pages and other files', () => {
  const takes = (type: string, fields: object): boolean =>
    plugin.shouldOnCreateNode({ node: { internal: { type }, ...fields } });
  expect(takes('DocPage', { isLive: true })).toBe(true);
  expect(takes('DocPage', { isLive: false })).toBe(false);
  expect(takes('File', { ext: '.mdx' })).toBe(false);
});

it.each([
  ['front matter', '---\ntitle: a\n---\n\nText.', '\n\n\nText.'],
  ['broken front matter', '---\r\ntitle: "a\r\n---\r\nText.', '\n\r\nText.'],
  ['front matter that does not end', '---\ntitle: "a\n', '\n---\ntitle: "a\n'],
])('hands over the text without reading its YAML: %s', async (_, text, body) => {
  const file = { id: 'file', absolutePath: '/x/index.mdx', internal: { contentDigest: text } };
  const createNode = vi.fn();
  await plugin.onCreateNode({
    node: { id: 'page', parent: 'file', isLive: true },
    getNode: (id: string) => (id === 'file' ? file : undefined),
    loadNodeContent: (node: object) => Promise.resolve(node === file ? text : ''),
    actions: { createNode, createParentChildLink: vi.fn() },
    createNodeId: (id: string) => id,
    cache: { set: vi.fn() },
  });
  expect(createNode).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ parent: 'file', body, frontmatter: {} }),
  );
});
