import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { linkErrorCodes, readErrorCodes } from '../api/error-codes';
import { documentedPackages, readApiReference } from '../api/read-api-reference';
import type { ContentSource } from '../content/content-files';
import { readProducts } from '../content/data-files';
import { findGuides } from '../content/guides';
import { lastCommitDays } from '../content/last-commit-days';
import { partialReader, readSource } from '../content/read-content';
import type { ApiReference, SiteContent } from '../content/site-content';
import { buildDemos, type BuiltDemos } from '../demos/build-demos';
import type { DemoPageSource } from '../demos/demo-source';
import { findDemoPages } from '../demos/find-demos';
import { SourceMemory } from '../demos/source-memory';
import { makeIconFiles, type IconFiles } from '../outputs/icon-files';
import { Cache } from '../support/cache';
import { readConfiguration } from '../support/configuration';
import { codeVersion, digestOf } from '../support/digest';
import { REPOSITORY } from '../support/paths';
import { apiNodes, libraryLinks } from './api-nodes';
import { dataNodes } from './data-nodes';
import { NodeWriter, type NodeTools, type PageInputs } from './nodes';
import {
  contentSource,
  demoNodes,
  fileDigests,
  pageNode,
  readInputs,
  readPageNode,
  type ParsedFile,
} from './page-nodes';

/** What updating needs of Gatsby. */
export type SiteTools = NodeTools & FileTools;

type FileTools = Pick<NodePluginArgs, 'getNodesByType'>;

/** The site as its files have it. */
export interface BuiltSite {
  content: SiteContent<ParsedFile>;
  inputs: ReadonlyMap<ParsedFile, PageInputs>;
  demos: BuiltDemos;
  /** Null without a product that has icons. */
  icons: IconFiles | null;
}

const NODE_CODE = ['src/node', 'src/shared'];
const DEMO_CODE = ['src', 'content/tsconfig.json', 'tsconfig.base.json', 'tsconfig.json'];

/** What one process remembers of a site. */
export class SiteUpdater {
  private readonly code: string;
  private readonly writer: NodeWriter;
  private readonly cache: Cache;
  private readonly sourceMemory = new SourceMemory();
  private reference: { packages: string; read: Promise<ApiReference> } | null = null;
  private demos: { inputs: string; built: BuiltDemos } | null = null;
  private current: { files: string; days: ReadonlyMap<string, string>; site: BuiltSite } | null = null;

  constructor(private readonly repository: string) {
    this.code = codeVersion(NODE_CODE, repository);
    this.writer = new NodeWriter(this.code);
    this.cache = new Cache(join(repository, '.cache/demos'), codeVersion(DEMO_CODE, repository));
  }

  async update(tools: SiteTools): Promise<BuiltSite> {
    // Once for an edit: git takes 40 ms to tell that there is no commit.
    const days = await lastCommitDays(this.repository);
    for (;;) {
      const { source, digest } = this.readFiles(tools);
      if (this.current?.files === digest && this.current.days === days) return this.current.site;
      // Files may change while this goes on; then it goes on once more.
      this.current = { files: digest, days, site: await this.make(source, days, tools) };
    }
  }

  /** Whether no file has changed since the last update. */
  isUpToDate(tools: FileTools): boolean {
    return this.current?.files === this.readFiles(tools).digest;
  }

  private readFiles(tools: FileTools): { source: ContentSource; digest: string } {
    const source = contentSource(tools, this.repository);
    return { source, digest: digestOf(source.files, source.staticFiles) };
  }

  private async make(
    source: ContentSource,
    days: ReadonlyMap<string, string>,
    tools: SiteTools,
  ): Promise<BuiltSite> {
    const digests = fileDigests(source);
    const readPartial = partialReader(source.contentFolder, this.repository);
    const content = await readSource(source, await this.readReference(source), (file, path) =>
      readPageNode(file, path, this.code, digests, readPartial, tools),
    );
    const { pages, files, data, api } = content;
    const inputs = new Map<ParsedFile, PageInputs>();
    for (const page of pages) inputs.set(page, await readInputs(page, this.repository, digests, days));
    const products = data.products.map(({ value }) => value);
    const demoPages = findDemoPages(pages, products, files, this.repository, api.components);
    const before = this.demos?.built;
    const demos = await this.buildDemos(demoPages, source);
    const iconPackage = products.find(({ icons }) => icons)?.icons;
    const icons = iconPackage
      ? await this.cache.cached(['icons', iconPackage], () => makeIconFiles(iconPackage, this.repository))
      : null;
    const site = { content, inputs, demos, icons };
    await this.writeNodes(site, tools);
    // What was not asked for is forgotten.
    if (demos !== before) await this.cache.save();
    return site;
  }

  /** An edit of text leaves them as they are; those with problems may miss what nobody watches, such as a package. */
  private async buildDemos(pages: readonly DemoPageSource[], { files }: ContentSource): Promise<BuiltDemos> {
    const code = files.filter(({ path }) => !path.endsWith('.mdx'));
    const inputs = digestOf(pages, code);
    if (this.demos?.inputs === inputs && this.demos.built.problems.length === 0) return this.demos.built;
    this.sourceMemory.update(new Map(files.map(({ path, digest }) => [path, digest])));
    const built = await buildDemos(pages, {
      repository: this.repository,
      mode: process.env['NODE_ENV'] === 'production' ? 'production' : 'development',
      licenceKey: readConfiguration(process.env).GATSBY_X_LICENSE_KEY,
      cached: this.cache.cached,
      sourceMemory: this.sourceMemory,
    });
    this.demos = { inputs, built };
    return built;
  }

  /** Read again only when the list of documented packages has changed: declarations are not watched. */
  private async readReference({ contentFolder }: ContentSource): Promise<ApiReference> {
    const packages = documentedPackages(await readProducts(contentFolder, this.repository));
    const digest = digestOf(packages);
    if (this.reference?.packages !== digest)
      this.reference = { packages: digest, read: readApiReference(this.repository, packages) };
    return this.reference.read;
  }

  private async writeNodes({ content, inputs, demos }: BuiltSite, tools: SiteTools): Promise<void> {
    const { data, pages, api } = content;
    const parents = new Map(
      tools.getNodesByType('File').map((node) => [String(node['absolutePath']), node.id]),
    );
    const products = data.products.map(({ value }) => value);
    const apiInputs = digestOf(
      data.translations,
      data.redirects,
      api.components,
      products.map(({ id, repository }) => [id, repository]),
      pages.map(({ path, anchors }) => [path, anchors]),
      [...findGuides(pages, products, api.components)],
    );
    const packages = [...new Set(products.flatMap((product) => product.package ?? []))];
    const errorCodes = linkErrorCodes(
      await this.cache.cached(['error-codes', packages], () => readErrorCodes(packages, this.repository)),
      libraryLinks(content),
    );
    const nodes = dataNodes({ data, pages, api }, this.repository);
    this.writer.write('data', digestOf(nodes), tools, () => nodes);
    this.writer.write('api', apiInputs, tools, () => apiNodes(content, this.repository));
    this.writer.write('error-codes', digestOf(errorCodes), tools, () =>
      errorCodes.map((error) => ({ id: `error ${error.code}`, type: 'ErrorCode', fields: error })),
    );
    // What a page belongs to depends on the list of products.
    const belonging = digestOf(
      products.map(({ id, category }) => [id, category]),
      [...new Set(api.components.map(({ productId }) => productId))],
    );
    for (const page of pages) {
      const own = inputs.get(page);
      if (!own) continue;
      const parent = parents.get(join(this.repository, page.file)) ?? null;
      this.writer.write(page.file, digestOf(page.source, own, belonging), tools, () => [
        pageNode(page, own, { data, api }, parent),
      ]);
    }
    for (const page of demos.pages)
      this.writer.write(`demos ${page.path}`, digestOf(page), tools, () => demoNodes(page));
    this.writer.finish(tools);
  }
}

let updater: SiteUpdater | null = null;

/**
 * Brings the nodes up to date with the files. Everything is made again in this one place, and by one rule: what a result
 * is made of has changed. Gatsby waits for it, before a build's queries and after every edit in develop.
 */
export function updateSite(tools: SiteTools): Promise<BuiltSite> {
  updater ??= new SiteUpdater(REPOSITORY);
  return updater.update(tools);
}

/** Whether the nodes are up to date with the files that Gatsby knows of. */
export function isUpToDate(tools: FileTools): boolean {
  return updater?.isUpToDate(tools) ?? false;
}
