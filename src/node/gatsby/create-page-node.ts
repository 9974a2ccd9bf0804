import type { CreateNodeArgs, Node } from 'gatsby';
import type { ParsedPage } from '../../shared/page/page';
import { productIdentity, type ProductId } from '../content/product-identity';
import { isPageFile, pagePath } from '../content/page-files';
import { readText } from '../content/read-text';
import { parsePageInTurn } from '../content/page/parse-queue';
import { pageId } from './nodes';

interface FileNode extends Node {
  sourceInstanceName: string;
  relativePath: string;
  absolutePath: string;
}

/** Whether a node is a file below the content folder. */
export function isContentFile(node: Node): node is FileNode {
  return node.internal.type === 'File' && node['sourceInstanceName'] === 'content';
}

/** Parses a content file once and keeps the result as a child of its file: Gatsby parses again only what changed. */
export async function createPageNode({ node, actions, createContentDigest }: CreateNodeArgs): Promise<void> {
  if (!isContentFile(node) || !isPageFile(node.relativePath)) return;
  const file = `content/${node.relativePath}`;
  const { text, problem } = await readText(node.absolutePath, file);
  const page = await parsePageInTurn({ file, path: pagePath(node.relativePath), text: text ?? '' });
  const problems = problem ? [problem] : page.problems;
  const override = page.frontMatter.productId as ProductId | undefined;
  const fields = { ...page, problems, linksTo: linkedPaths(page), ...productIdentity(page.path, override) };
  const id = pageId(file);
  actions.createNode({
    ...fields,
    id,
    parent: node.id,
    children: [],
    internal: { type: 'DocPage', contentDigest: createContentDigest(fields) },
  });
  actions.createParentChildLink({ parent: node, child: { id } as Node });
}

/** Paths inside the site that a page links to, each once; relative links count from the page's own path. */
function linkedPaths({ path, links }: ParsedPage): string[] {
  const site = 'https://site.invalid';
  const targets = links
    .filter(({ href }) => URL.canParse(href, site + path))
    .map(({ href }) => new URL(href, site + path))
    .filter(({ origin, pathname }) => origin === site && pathname !== path);
  return [...new Set(targets.map(({ pathname }) => pathname))].sort();
}
