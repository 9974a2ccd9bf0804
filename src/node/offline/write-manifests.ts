import { posix } from 'node:path';
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

const TEXT = /\.(html|css|js|json|svg|webmanifest)$/;
/** Files that pages do not load. */
const NEVER_LOADED = /\.map$|^\/(sw\.js|workbox-v|idb-keyval-|theme\.json$)/;
const SHELL_FILE = `${APP_SHELL}index.html`;
/** The page of all results, and the index. */
const SEARCH_FOLDERS = ['/search/', `/${SEARCH_FOLDER}/`];

/** Characters of a URL. A hash or a query ends it. */
const ADDRESS = /(?:\.{0,2}\/)(?:[\w~@%.+-]+\/)*[\w~@%.+-]+\.\w+/g;

type Finder = (path: string) => readonly string[];

/**
 * Finds the files that a file refers to. Does not parse the file, so anything that looks like the URL of an existing
 * file counts.
 */
function createReferenceFinder(site: PublicFolder, code: SiteCode, prefix: string): Finder {
  const componentFiles = new Set([...code.components.values()].flat());
  /** False for the HTML and the code of other pages, which every page refers to. */
  const isNeeded = (path: string): boolean =>
    site.paths.has(path) &&
    !NEVER_LOADED.test(path) &&
    !path.startsWith(OFFLINE_FOLDER) &&
    !componentFiles.has(path) &&
    (!path.endsWith('.html') || isImmutable(path));
  const findAddresses = (content: Buffer): string[] => [...new Set(content.toString().match(ADDRESS))];
  const references = new Map<string, readonly string[]>();
  return (path) => {
    const known = references.get(path);
    if (known) return known;
    const addresses = TEXT.test(path) ? site.fact('addresses', path, findAddresses) : [];
    const paths = addresses.flatMap((address) => resolveAddress(address, path, prefix));
    const found = [...new Set(paths.filter(isNeeded))];
    references.set(path, found);
    return found;
  };
}

/** Paths that a URL can mean. HTML and styles contain the path prefix of the site, but data does not. */
function resolveAddress(address: string, from: string, prefix: string): string[] {
  const path = posix.resolve(posix.dirname(from), address);
  return [path, stripPrefix(path, prefix) ?? path].map((candidate) => decoded(candidate) ?? candidate);
}

/** Files, and all that they refer to, directly or through other files. Excluded files are left out. */
function closure(start: readonly string[], referencesOf: Finder, excluded = new Set<string>()): string[] {
  const found = new Set(start);
  // The loop also visits the paths that it adds.
  for (const path of found)
    for (const reference of referencesOf(path)) if (!excluded.has(reference)) found.add(reference);
  return [...found];
}

/** Finds the files of each page from references in its files, without a hand-written list. */
function createNeeds(site: PublicFolder, code: SiteCode, pages: readonly BuiltPage[], prefix: string) {
  const referencesOf = createReferenceFinder(site, code, prefix);
  const ownFiles = ({ dataFile, chunk, staticQueries }: BuiltPage): string[] => [
    dataFile,
    ...staticQueries,
    ...(code.components.get(chunk) ?? []),
  ];
  const fallbacks = pages.filter(({ path }) => path === UNREACHABLE_PAGE || path === APP_START);
  const frame = closure([SHELL_FILE, APP_DATA, ...fallbacks.flatMap(ownFiles)], referencesOf);
  const search = [...site.paths].filter((path) => SEARCH_FOLDERS.some((folder) => path.startsWith(folder)));
  const tools = closure([...code.onDemand, ...search], referencesOf);
  /** Documents in which edited demos run. */
  const runners = new Set([...site.paths].filter((path) => path.endsWith('.html') && isImmutable(path)));

  /** Files that show a page, and those for parts that load on demand. */
  return function needsOf(page: BuiltPage) {
    const files = new Set([...frame, ...closure(ownFiles(page), referencesOf, runners)]);
    const ownRunners = [...files].flatMap(referencesOf).filter((path) => runners.has(path));
    const onDemand = new Set([...tools, ...closure(ownRunners, referencesOf)]);
    return { files: [...files], tools: [...onDemand].filter((path) => !files.has(path)) };
  };
}

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
  const site = new PublicFolder(folder, factsFile);
  const code = readSiteCode(site);
  const built = readPages(site);
  const needsOf = createNeeds(site, code, built, prefix);
  const pages = built.map((page) => ({ ...page, ...needsOf(page) }));
  const { version } = code;
  const lists = new Map<string, string>();
  const write = (url: string, value: PageFiles | ProductManifest | OfflineIndex): void => {
    lists.set(url.slice(OFFLINE_FOLDER.length), JSON.stringify(value));
  };
  const describe = (paths: Iterable<string>): SavedFile[] => Array.from(paths, (path) => site.describe(path));
  for (const { path, title, files, tools } of pages)
    write(pageFilesUrl(path), { path, title, version, files: describe(files), tools: describe(tools) });
  const shared = pages.filter(
    ({ chunk, path }) => chunk.startsWith(HAND_MADE) && !WITHOUT_ADDRESS.test(path),
  );
  const summaries = products.map(({ id, name, parts = [] }): OfflineProduct => {
    const own = pages.filter(({ productId }) => productId === id || parts.includes(productId ?? ''));
    const paths = new Set([...own, ...shared].flatMap((page) => [...page.files, ...page.tools]));
    const files = describe([...paths].sort());
    const listed = own.map(({ path, title }) => ({ path, title }));
    const revision = contentDigest(JSON.stringify([listed, files]));
    const manifest = `${OFFLINE_FOLDER}${id}-${revision}.json`;
    write(manifest, { id, name, version, revision, pages: listed, files });
    const download = files.reduce((sum, file) => sum + file.download, 0);
    return { id, name, revision, manifest, pages: own.length, download };
  });
  const index: OfflineIndex = { products: summaries.filter((product) => product.pages > 0) };
  write(`${OFFLINE_FOLDER}index.json`, index);
  writeFolder(OFFLINE_FOLDER, lists, folder);
  site.saveFacts();
  return index;
}
