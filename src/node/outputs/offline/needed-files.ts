import { posix } from 'node:path';
import { stripPrefix } from '../../../shared/address/path-prefix';
import { decoded } from '../../../shared/address/section-id';
import {
  APP_DATA,
  APP_SHELL,
  isImmutable,
  OFFLINE_FOLDER,
  UNREACHABLE_PAGE,
} from '../../../shared/offline/request-kind';
import { APP_START } from '../../../shared/offline/web-manifest';
import type { BuiltPage, PublicFolder, SiteCode } from './built-site';

/** Paths of files for offline use. */
export interface NeededFiles {
  /** To show the page. */
  files: string[];
  /** For parts that load on demand. */
  tools: string[];
}

const TEXT = /\.(html|css|js|json|svg|webmanifest)$/;
/** Files that pages do not load. */
const NOT_FOR_READERS = /\.map$|^\/(sw\.js|workbox-v|idb-keyval-|theme\.json$)/;
const SHELL_FILE = `${APP_SHELL}index.html`;
const SEARCH_FOLDER = '/search/';

/** Finds the files that pages need from references in their files, without a hand-written list. */
export function createNeeds(site: PublicFolder, code: SiteCode, pages: readonly BuiltPage[], prefix: string) {
  const references = new Map<string, string[]>();
  const componentFiles = new Set([...code.components.values()].flat());
  /** Followed when another file names it. Not the HTML and the code of other pages, which every page names. */
  const isLinked = (path: string): boolean =>
    site.paths.has(path) &&
    !NOT_FOR_READERS.test(path) &&
    !path.startsWith(OFFLINE_FOLDER) &&
    !componentFiles.has(path) &&
    (!path.endsWith('.html') || isImmutable(path));
  const referencesOf = (path: string): string[] => {
    const known =
      references.get(path) ?? (TEXT.test(path) ? referencesIn(site.read(path), path, isLinked, prefix) : []);
    references.set(path, known);
    return known;
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
  const search = [...site.paths].filter((path) => path.startsWith(SEARCH_FOLDER));
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

/**
 * Finds files of the site that a text, such as HTML or JSON, refers to. Does not parse the text, so anything that looks
 * like the URL of an existing file counts.
 * @param url of the text, as the base of relative URLs
 * @param exists whether the site has a file at a path
 * @param prefix path prefix of the site. HTML and styles contain it, but data does not.
 */
export function referencesIn(
  text: string,
  url: string,
  exists: (path: string) => boolean,
  prefix = '',
): string[] {
  const found = new Set<string>();
  for (const [address] of text.matchAll(ADDRESS)) {
    const named = posix.resolve(posix.dirname(url), address);
    for (const path of [named, stripPrefix(named, prefix) ?? named]) {
      const file = decoded(path) ?? path;
      if (exists(file)) found.add(file);
    }
  }
  return [...found];
}
