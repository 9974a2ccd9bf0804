import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import type { ParsedPage } from '../../shared/page';
import { apiScope, productIdentity } from '../content/product-identity';
import { repositoryPath, type ContentFile, type ContentSource } from '../lib/files';
import { linkedPaths } from '../checks/site-index';
import type { SiteContent } from '../content/site-content';
import type { ReadPartial } from '../markdown/remark-include';
import { mediaFile, readPageFile } from '../content/read-content';
import type { BuiltPageDemos } from '../demos/build-demos';
import { digestOf } from '../lib/cache';
import { demoAssetsId, demoId, pageId, type NewNode, type SitePage } from './nodes';

type FileNode = Node & Record<'sourceInstanceName' | 'absolutePath', string>;

/**
 * Files that Gatsby watches. An edit of any of them creates a new node. Can include deleted files, because a warm cache has
 * the files of the last build, and Gatsby notices deletions late.
 */
export function contentSource(
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
  repository: string,
): ContentSource {
  const nodes = getNodesByType('File') as unknown as FileNode[];
  const from = (instance: string): ContentFile[] =>
    nodes
      .filter(({ sourceInstanceName }) => sourceInstanceName === instance)
      .map(({ absolutePath, internal }) => ({
        path: repositoryPath(absolutePath, repository),
        absolutePath,
        digest: internal.contentDigest,
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    repository,
    contentFolder: join(repository, 'content'),
    files: from('content'),
    staticFiles: from('static'),
  };
}

/** The source without deleted files. */
export function withoutDeleted(source: ContentSource): ContentSource {
  const exists = ({ absolutePath }: ContentFile): boolean => existsSync(absolutePath);
  return { ...source, files: source.files.filter(exists), staticFiles: source.staticFiles.filter(exists) };
}

/** Digests of files by the path from `mediaFile`. */
export function fileDigests({ files, staticFiles }: ContentSource): ReadonlyMap<string, string> {
  return new Map([
    ...files.map(({ path, digest }) => [path, digest] as const),
    ...staticFiles.map(({ path, digest }) => [path.replace(/^static/, ''), digest] as const),
  ]);
}

/** A page before an update adds its demos. */
type ReadPage = Omit<SitePage, 'hasDemos'>;

/** Inputs that all pages share. */
interface PageInputs {
  repository: string;
  /** Digest of the code that parses pages. */
  code: string;
  digests: ReadonlyMap<string, string>;
  readPartial: ReadPartial;
  /** Day of the last commit by file. */
  days: ReadonlyMap<string, string>;
}

/**
 * Reads a page and the files that it shows. Parses it unless it was parsed before from the same text with the same code.
 * @param last the last result, which lacks fields if older code has stored it
 */
export async function readSitePage(
  file: ContentFile,
  path: string,
  { repository, code, digests, readPartial, days }: PageInputs,
  last: Partial<ReadPage> = {},
): Promise<ReadPage> {
  const sourceOf = (includes: readonly string[] = []): string => {
    const partials = includes.map((partial) => digests.get(partial) ?? null);
    return digestOf(code, file.digest, partials);
  };
  const isKnown = last.source === sourceOf(last.includes);
  const page = isKnown ? (last as ParsedPage) : await readPageFile(file, path, readPartial);
  const images = page.images.map(({ src }) => digests.get(mediaFile(src, page.file) ?? '') ?? null);
  const queries = await Promise.all(
    page.queries.map(async (query) => {
      const queryFile = posix.join(posix.dirname(page.file), query.file);
      const exists = digests.has(queryFile);
      const text = exists ? (await readFile(join(repository, queryFile), 'utf8')).trimEnd() : '';
      return { ...query, text };
    }),
  );
  const lastUpdated = days.get(page.file) ?? null;
  return { ...page, source: sourceOf(page.includes), imageDigest: digestOf(images), queries, lastUpdated };
}

/** The node of a page. */
export function pageNode(
  page: SitePage,
  { products, api }: Pick<SiteContent, 'products' | 'api'>,
  fileId: string | null,
): NewNode {
  const own = Object.fromEntries(Object.entries(page).filter(([key]) => !STORE_FIELDS.includes(key)));
  const identity = productIdentity(page.path, page.frontMatter.productId, products);
  const added = {
    ...identity,
    apiScope: apiScope(identity.productId, api.components),
    explainedTypes: products.flatMap(({ types }) => types),
    linksTo: linkedPaths(page),
  };
  const fields = { ...own, ...page.frontMatter, ...added };
  const { source, imageDigest, queries, lastUpdated, hasDemos } = page;
  const inputs = [source, imageDigest, queries, lastUpdated, hasDemos, added];
  return { id: pageId(page.file), type: 'DocPage', fields, inputs, parent: fileId };
}

/** Fields that Gatsby adds to a node. A parsed page from the store has them. */
const STORE_FIELDS = ['id', 'parent', 'children', 'internal', '__gatsby_resolved'];

/** A node for each demo of a page, and one for the files they share. */
export function demoNodes({ path, assets, demos }: BuiltPageDemos): NewNode[] {
  return [
    ...(assets ? [{ id: demoAssetsId(path), type: 'DemoAssets', fields: { ...assets, path } }] : []),
    ...demos.map((demo) => ({ id: demoId(path, demo.name), type: 'Demo', fields: { ...demo, path } })),
  ];
}
