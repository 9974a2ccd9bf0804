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

/** Paths of files, as a reader without network needs them. */
export interface NeededFiles {
  /** To show the page. */
  files: string[];
  /** To open what opens on demand. */
  tools: string[];
}

const TEXT = /\.(html|css|js|json|svg|webmanifest)$/;
/** Served, but never to a reader of pages. */
const NOT_FOR_READERS = /\.map$|^\/(sw\.js|workbox-v|idb-keyval-|theme\.json$)/;
const SHELL_FILE = `${APP_SHELL}index.html`;
const SEARCH_FOLDER = '/search/';

/** Finds out what pages need, from what their files name: nothing is listed by hand. */
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
  /** The files, what they name, what that names, and so on; without what is left out, and all beyond it. */
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
  /** The documents in which edited demos run, with all that may be imported there. */
  const runners = new Set([...site.paths].filter((path) => path.endsWith('.html') && isImmutable(path)));

  return function needsOf(page: BuiltPage): NeededFiles {
    const files = new Set([...frame, ...closure(own(page), runners)]);
    const ownRunners = [...files].flatMap(referencesOf).filter((path) => runners.has(path));
    const onDemand = new Set([...tools, ...closure(ownRunners)]);
    return { files: [...files], tools: [...onDemand].filter((path) => !files.has(path)) };
  };
}

/** What an address in a text can be made of; a hash or a query ends it. */
const ADDRESS = /(?:\.{0,2}\/)(?:[\w~@%.+-]+\/)*[\w~@%.+-]+\.\w+/g;

/**
 * The files of the site that a text – HTML, CSS, JavaScript, JSON – names, as absolute paths. Nothing is known
 * about the text's grammar: what looks like the address of an existing file is one.
 * @param url where the text stands; relative addresses start there
 * @param exists whether the site has a file under a path
 * @param prefix folder that the site is served from: HTML and styles have it, data has not
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
