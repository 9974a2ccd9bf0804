import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { DIGEST_LENGTH } from '../../shared/digest';
import type { SavedFile } from '../../shared/manifest';
import { APP_DATA, APP_SHELL, pageOfData } from '../../shared/request-kind';
import { unescapeHtml } from '../lib/escape-html';

const compress = promisify(gzip);

/** The built site on disk. */
export class PublicFolder {
  /** Paths of all files, such as `/favicon.svg`. */
  readonly paths: ReadonlySet<string>;
  private readonly described = new Map<string, Promise<SavedFile>>();

  constructor(readonly folder: string) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    this.paths = new Set(
      files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll(sep, '/')),
    );
  }

  /** Text of a file. */
  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Digest and sizes of a file, cached. */
  describe(path: string): Promise<SavedFile> {
    const known = this.described.get(path) ?? this.measure(path);
    this.described.set(path, known);
    return known;
  }

  private async measure(path: string): Promise<SavedFile> {
    const content = readFileSync(join(this.folder, path));
    const { length: download } = await compress(content);
    return { url: encodeURI(path), revision: contentDigest(content), bytes: content.length, download };
  }
}

/** Digest of content, which matches the browser's digest of a copy. */
export function contentDigest(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);
}

/** The site's own JavaScript, as webpack has put it into files. */
export interface SiteCode {
  /** Hash of the compilation, which identifies the code of a deploy. */
  version: string;
  /** Files of a page component's chunk, by the chunk's name. */
  components: ReadonlyMap<string, readonly string[]>;
  /** Chunks that open on demand. */
  onDemand: readonly string[];
}

const HASH = /^\/.*[-.]([0-9a-f]{8,20})\.(?:js|css)$/;

/** Reads the chunks of the last build. The folder can contain older ones. */
export function readSiteCode(site: PublicFolder): SiteCode {
  const data = JSON.parse(site.read(APP_DATA)) as { webpackCompilationHash: string };
  const { namedChunkGroups } = JSON.parse(site.read('/webpack.stats.json')) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>;
  };
  const groups = Object.entries(namedChunkGroups).map(
    ([name, { assets }]) =>
      [name, assets.map((asset) => `/${asset.name}`).filter((file) => /\.(js|css)$/.test(file))] as const,
  );
  const components = new Map(groups.filter(([name]) => name.startsWith('component---')));
  // The runtime contains the hashes of all chunks.
  const runtime = groups.flatMap(([, files]) => files).find((file) => file.startsWith('/webpack-runtime-'));
  const known = runtime ? site.read(runtime) : '';
  // A group ends with the chunk of its name. Split chunks come before it.
  const own = new Set(
    [...components.values()].map((files) => files.findLast((file) => file.endsWith('.js'))),
  );
  // Chunks that a page shares with lazy parts also belong to those.
  const onDemand = [...site.paths].filter((path) => {
    const hash = HASH.exec(path)?.[1];
    return hash !== undefined && !own.has(path) && known.includes(hash);
  });
  return { version: data.webpackCompilationHash, components, onDemand };
}

/** A page of the built site with the data for saving it. */
export interface BuiltPage {
  path: string;
  title: string;
  /** Product of the page, or null for pages such as the home page. */
  productId: string | null;
  /** Its page data. */
  dataFile: string;
  /** Name of the chunk with its component. */
  chunk: string;
  staticQueries: string[];
}

const PAGE_DATA = /^\/page-data\/.+\/page-data\.json$/;
const HEADING = /<h1[^>]*>(.*?)<\/h1>/s;
/** Title without the name of the product. */
const TITLE = /<title[^>]*>(.*?)(?: - [^<]*)?<\/title>/s;

/** Reads all pages from the built files. */
export function readPages(site: PublicFolder): BuiltPage[] {
  return [...site.paths]
    .filter((file) => PAGE_DATA.test(file) && pageOfData(file) !== APP_SHELL)
    .sort()
    .map((file) => readPage(file, site));
}

function readPage(dataFile: string, site: PublicFolder): BuiltPage {
  const path = pageOfData(dataFile);
  const { componentChunkName, staticQueryHashes } = JSON.parse(site.read(dataFile)) as {
    componentChunkName: string;
    staticQueryHashes: string[];
  };
  const html = site.read(path.endsWith('/') ? `${path}index.html` : path);
  const [, productId = 'null'] = /<meta name="mui:productId" content="([^"]*)"/.exec(html) ?? [];
  // The first heading of a full page belongs to its example.
  const [, title] = (html.includes('class="full-page-bar"') ? TITLE : HEADING).exec(html) ?? [];
  return {
    path,
    title: title ? htmlToText(title) : path,
    productId: productId === 'null' ? null : productId,
    dataFile,
    chunk: componentChunkName,
    staticQueries: staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  };
}

/** The text of some HTML. */
export function htmlToText(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, '')).trim();
}
