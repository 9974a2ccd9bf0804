import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIGEST_LENGTH, APP_DATA, APP_SHELL, pageOfData } from '../../shared/request-kind';
import type { SavedFile } from '../../shared/manifest';
import { codeVersion } from '../lib/cache';
import { unescapeHtml } from '../lib/escape-html';
import { filesBelow, readJson, REPOSITORY } from '../lib/files';
import { fileOfPage } from '../lib/public-files';

/** Facts about files by kind and path. The stamp contains the version of the code, and the size and time of the file. */
type Facts = Record<string, [stamp: string, fact: unknown]>;

/** Code that derives the facts. */
const FACTS_CODE = ['src/node', 'src/shared'];

/** The built site on disk. */
export class PublicFolder {
  /** Paths of all files, such as `/favicon.svg`. */
  readonly paths: ReadonlySet<string>;
  private readonly version = codeVersion(FACTS_CODE, REPOSITORY);
  private readonly known: Facts;
  private readonly facts: Facts = {};

  /**
   * @param factsFile keeps facts about unchanged files for the next build. Reading and compressing all files of 1,300
   *   pages takes 3 s.
   */
  constructor(
    readonly folder: string,
    private readonly factsFile: string | null = null,
  ) {
    this.known = (factsFile !== null && readJson<Facts>(factsFile)) || {};
    this.paths = new Set(filesBelow(folder).map((path) => `/${path}`));
  }

  /** Text of a file. */
  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /**
   * A fact about a file, cached while the file stays the same.
   * @param make derives it from the content. The result must survive a round trip through JSON.
   */
  fact<Fact>(kind: string, path: string, make: (content: Buffer) => Fact): Fact {
    const key = `${kind} ${path}`;
    const made = this.facts[key];
    if (made) return made[1] as Fact;
    const file = join(this.folder, path);
    const { size, mtimeMs } = statSync(file);
    const stamp = `${this.version} ${size} ${mtimeMs}`;
    const known = this.known[key];
    const fact = known?.[0] === stamp ? (known[1] as Fact) : make(readFileSync(file));
    this.facts[key] = [stamp, fact];
    return fact;
  }

  /** Digest and sizes of a file. */
  describe(path: string): SavedFile {
    return this.fact('file', path, (content) => {
      const { length: download } = gzipSync(content);
      // The shell is requested by its page path.
      const url = encodeURI(path).replace(/^(.*\/)index\.html$/, '$1');
      return { url, revision: contentDigest(content), bytes: content.length, download };
    });
  }

  /** Keeps the facts for the next build. */
  saveFacts(): void {
    if (this.factsFile !== null) writeFileSync(this.factsFile, JSON.stringify(this.facts));
  }
}

/** Digest of content, which matches the browser's digest of a copy. */
export function contentDigest(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);
}

/** The site's own JavaScript, as webpack has put it into files. */
export type SiteCode = ReturnType<typeof readSiteCode>;

const HASH = /^\/.*[-.]([0-9a-f]{8,20})\.(?:js|css)$/;

/** Reads the chunks of the last build. The folder can contain older ones. */
export function readSiteCode(site: PublicFolder) {
  const { webpackCompilationHash: version } = JSON.parse(site.read(APP_DATA)) as {
    webpackCompilationHash: string;
  };
  const { assetsByChunkName } = JSON.parse(site.read('/webpack.stats.json')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const chunks = new Map(
    Object.entries(assetsByChunkName).map(([name, files]) => [name, files.map((file) => `/${file}`)]),
  );
  const components = new Map([...chunks].filter(([name]) => name.startsWith('component---')));
  // The runtime contains the hashes of all chunks.
  const runtime = [...chunks.values()].flat().find((file) => file.startsWith('/webpack-runtime-'));
  const hashes = runtime ? site.read(runtime) : '';
  // The last script of a component is its own. The others are shared with other components, or with lazy parts.
  const own = new Set(
    [...components.values()].map((files) => files.findLast((file) => file.endsWith('.js'))),
  );
  const onDemand = [...site.paths].filter((path) => {
    const hash = HASH.exec(path)?.[1];
    return hash !== undefined && hashes.includes(hash) && !own.has(path);
  });
  return {
    /** Hash of the compilation, which identifies the code of a deploy. */
    version,
    /** Files of a page component's chunk, by the chunk's name. */
    components,
    /** Chunks that open on demand. */
    onDemand,
  };
}

/** A page of the built site with the data for saving it. */
export type BuiltPage = ReturnType<typeof readBuiltPage>;

const PAGE_DATA = /^\/page-data\/.+\/page-data\.json$/;
const HEADING = /<h1[^>]*>(.*?)<\/h1>/s;
/** Title without the name of the product. */
const TITLE = /<title[^>]*>(.*?)(?: - [^<]*)?<\/title>/s;

/** Reads all pages from the built files. */
export function readPages(site: PublicFolder): BuiltPage[] {
  return [...site.paths]
    .filter((file) => PAGE_DATA.test(file) && pageOfData(file) !== APP_SHELL)
    .sort()
    .map((file) => readBuiltPage(file, site));
}

function readBuiltPage(dataFile: string, site: PublicFolder) {
  const path = pageOfData(dataFile);
  return {
    path,
    dataFile,
    ...site.fact('page-data', dataFile, readPageData),
    ...site.fact('html', `/${fileOfPage(path)}`, (content) => readHtml(content.toString(), path)),
  };
}

/** Name of the chunk with the component of a page, and its static queries. */
function readPageData(content: Buffer) {
  const { componentChunkName, staticQueryHashes } = JSON.parse(content.toString()) as {
    componentChunkName: string;
    staticQueryHashes: string[];
  };
  const staticQueries = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
  return { chunk: componentChunkName, staticQueries };
}

/** Title and product of a page. The product is null for pages such as the home page. */
function readHtml(html: string, path: string) {
  const [, productId = 'null'] = /<meta name="mui:productId" content="([^"]*)"/.exec(html) ?? [];
  // The first heading of a full page belongs to its example.
  const [, title] = (html.includes('class="full-page-bar"') ? TITLE : HEADING).exec(html) ?? [];
  return {
    title: title ? htmlToText(title) : path,
    productId: productId === 'null' ? null : productId,
  };
}

/** The text of some HTML. */
export function htmlToText(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, '')).trim();
}
