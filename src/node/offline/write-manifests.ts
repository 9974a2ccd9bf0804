import { rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { stripPrefix } from '../../shared/path-prefix';
import { decoded } from '../../shared/paths';
import type {
  OfflineIndex,
  OfflineProduct,
  PageFiles,
  ProductManifest,
  SavedFile,
} from '../../shared/manifest';
import {
  APP_DATA,
  APP_SHELL,
  isImmutable,
  OFFLINE_FOLDER,
  pageFilesUrl,
  UNREACHABLE_PAGE,
} from '../../shared/request-kind';
import { SEARCH_FOLDER } from '../../shared/index-files';
import { APP_START } from '../../shared/paths';
import type { Product } from '../../shared/product';
import { writeFolder } from '../lib/public-files';
import {
  type BuiltPage,
  contentDigest,
  PublicFolder,
  readPages,
  readSiteCode,
  type SiteCode,
} from './built-site';

/** Paths of files for offline use. */
interface NeededFiles {
  /** To show the page. */
  files: string[];
  /** For parts that load on demand. */
  tools: string[];
}

const TEXT = /\.(html|css|js|json|svg|webmanifest)$/;
/** Files that pages do not load. */
const NEVER_LOADED = /\.map$|^\/(sw\.js|workbox-v|idb-keyval-|theme\.json$)/;
const SHELL_FILE = `${APP_SHELL}index.html`;
/** The page of all results, and the index. */
const SEARCH_FOLDERS = ['/search/', `/${SEARCH_FOLDER}/`];

/**
 * Finds the files that pages need from references in their files, without a hand-written list. Does not parse the
 * files, so anything that looks like the URL of an existing file counts.
 */
function createNeeds(site: PublicFolder, code: SiteCode, pages: readonly BuiltPage[], prefix: string) {
  const references = new Map<string, string[]>();
  const componentFiles = new Set([...code.components.values()].flat());
  /** Followed when another file names it. Not the HTML and the code of other pages, which every page names. */
  const isLinked = (path: string): boolean =>
    site.paths.has(path) &&
    !NEVER_LOADED.test(path) &&
    !path.startsWith(OFFLINE_FOLDER) &&
    !componentFiles.has(path) &&
    (!path.endsWith('.html') || isImmutable(path));
  const referencesOf = (path: string): string[] => {
    if (!TEXT.test(path)) return [];
    const addresses = (content: Buffer) => [...new Set(content.toString().match(ADDRESS))];
    const found =
      references.get(path) ??
      resolveAddresses(site.fact('addresses', path, addresses), path, isLinked, prefix);
    references.set(path, found);
    return found;
  };
  /** Follows references recursively, except from excluded files. */
  const closure = (start: readonly string[], leaveOut = new Set<string>()): string[] => {
    const found = new Set<string>();
    const visit = (path: string): void => {
      if (found.has(path) || leaveOut.has(path)) return;
      found.add(path);
      referencesOf(path).forEach(visit);
    };
    start.forEach(visit);
    return [...found];
  };
  const own = ({ dataFile, chunk, staticQueries }: BuiltPage): string[] => [
    dataFile,
    ...staticQueries,
    ...(code.components.get(chunk) ?? []),
  ];
  const unreachable = pages.filter(({ path }) => path === UNREACHABLE_PAGE || path === APP_START);
  const frame = closure([SHELL_FILE, APP_DATA, ...unreachable.flatMap(own)]);
  const search = [...site.paths].filter((path) => SEARCH_FOLDERS.some((folder) => path.startsWith(folder)));
  const tools = closure([...code.onDemand, ...search]);
  /** Documents in which edited demos run, with all files they import. */
  const runners = new Set([...site.paths].filter((path) => path.endsWith('.html') && isImmutable(path)));

  return function needsOf(page: BuiltPage): NeededFiles {
    const files = new Set([...frame, ...closure(own(page), runners)]);
    const ownRunners = [...files].flatMap(referencesOf).filter((path) => runners.has(path));
    const onDemand = new Set([...tools, ...closure(ownRunners)]);
    return { files: [...files], tools: [...onDemand].filter((path) => !files.has(path)) };
  };
}

/** Characters of a URL. A hash or a query ends it. */
const ADDRESS = /(?:\.{0,2}\/)(?:[\w~@%.+-]+\/)*[\w~@%.+-]+\.\w+/g;

/** Paths of existing files. HTML and styles contain the path prefix of the site, but data does not. */
function resolveAddresses(
  addresses: readonly string[],
  url: string,
  exists: (path: string) => boolean,
  prefix: string,
): string[] {
  const found = new Set<string>();
  for (const address of addresses) {
    const named = posix.resolve(posix.dirname(url), address);
    for (const path of [named, stripPrefix(named, prefix) ?? named]) {
      const file = decoded(path) ?? path;
      if (exists(file)) found.add(file);
    }
  }
  return [...found];
}

type PageWithNeeds = BuiltPage & NeededFiles;

/** Pages in `src/pages` are part of every product, such as the home page, the versions, and the error decoder. */
const HAND_MADE = 'component---src-pages-';
/** Gatsby's names for pages without a URL. */
const WITHOUT_ADDRESS = /^\/(404|500)(\.html|\/)$/;

/** A product that users can save. */
export interface SavableProduct extends Pick<Product, 'id' | 'name'> {
  /** IDs of products that are saved together with it. */
  parts?: readonly string[];
}

/**
 * Writes lists of the files that every page and every product needs offline, with their sizes.
 * @param factsFile keeps facts about unchanged files for the next build
 */
export function writeManifests(
  folder: string,
  products: readonly SavableProduct[],
  prefix = '',
  factsFile: string | null = null,
): OfflineIndex {
  // Archives of an earlier build are out of date.
  rmSync(join(folder, 'downloads'), { recursive: true, force: true });
  const site = new PublicFolder(folder, factsFile);
  const code = readSiteCode(site);
  const built = readPages(site);
  const needsOf = createNeeds(site, code, built, prefix);
  const pages = built.map((page): PageWithNeeds => ({ ...page, ...needsOf(page) }));
  const { version } = code;
  const lists = new Map<string, string>();
  const write = (url: string, value: object): void => {
    lists.set(url.slice(OFFLINE_FOLDER.length), JSON.stringify(value));
  };
  const describe = (paths: readonly string[]): SavedFile[] => paths.map((path) => site.describe(path));
  for (const { path, title, ...needs } of pages) {
    const needed = { files: describe(needs.files), tools: describe(needs.tools) };
    write(pageFilesUrl(path), { path, title, version, ...needed } satisfies PageFiles);
  }
  const shared = pages.filter(
    ({ chunk, path }) => chunk.startsWith(HAND_MADE) && !WITHOUT_ADDRESS.test(path),
  );
  const summaries = products.map(({ id, name, parts = [] }) => {
    const own = pages.filter(({ productId }) => productId === id || parts.includes(productId ?? ''));
    const files = describe(
      [...new Set([...own, ...shared].flatMap((page) => [...page.files, ...page.tools]))].sort(),
    );
    const listed = own.map(({ path, title }) => ({ path, title }));
    const revision = contentDigest(JSON.stringify([listed, files]));
    const manifest: ProductManifest = { id, name, version, revision, pages: listed, files };
    const summary = summarize(manifest);
    write(summary.manifest, manifest);
    return summary;
  });
  const index: OfflineIndex = { products: summaries.filter((product) => product.pages > 0) };
  write(`${OFFLINE_FOLDER}index.json`, index);
  writeFolder(OFFLINE_FOLDER, lists, folder);
  site.saveFacts();
  return index;
}

function summarize({ id, name, revision, pages, files }: ProductManifest): OfflineProduct {
  return {
    id,
    name,
    revision,
    manifest: `${OFFLINE_FOLDER}${id}-${revision}.json`,
    pages: pages.length,
    download: files.reduce((sum, { download }) => sum + download, 0),
  };
}
