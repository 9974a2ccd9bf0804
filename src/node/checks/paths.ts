import { posix } from 'node:path';
import { isReservedPath, isSitePath, toSegment } from '../../shared/data-schemas';
import type { Problem, SourceLocation } from '../../shared/problem';
import { DATA_FILES } from '../content/data-files';
import { HAND_MADE_PATHS } from '../content/site-content';
import { DATA_FOLDER, isPageFile, isPartialFile } from '../lib/files';
import { suggestion } from '../lib/suggestions';
import { groupBy, type SiteIndex } from './site-index';

/** Checks the URLs of pages and redirects, and finds files that nothing reads because of their name. */
export function* checkFilesAndPaths(index: SiteIndex): Iterable<Problem> {
  const { pages, data } = index.content;
  yield* checkFolders(index);
  for (const { file, path } of pages)
    yield* checkReserved(path, { file, line: 1 }, 'Rename the folder. It determines the URL of the page.');
  for (const { value, locate } of data.redirects)
    yield* checkReserved(value.from, locate('from'), 'Remove the redirect. That page never existed.');
  yield* checkClaimedPaths(index);
  yield* checkStrayPages(index);
  yield* checkDataFiles(index);
}

/** Finds folders that are no path of a site. Each one is reported once, with all its pages. */
function* checkFolders({ content: { pages } }: SiteIndex): Iterable<Problem> {
  const faulty = pages.filter(({ path }) => !isSitePath(path)).map(({ file }) => ({ file, line: 1 }));
  for (const [folder, [first, ...others]] of groupBy(faulty, ({ file }) => faultyFolder(file))) {
    const { dir, base: name } = posix.parse(folder);
    const isTooLong = isSitePath(`/${name}/`);
    yield {
      rule: 'page-path',
      what: isTooLong
        ? `The path "${folder}" is too long.`
        : `The folder name "${name}" cannot be part of a URL.`,
      where: [first, ...others],
      why: 'Capitals, spaces, and other characters have several spellings, and some hosts only support one.',
      fix: isTooLong ? 'Shorten the names of its folders.' : `Rename it to "${dir}/${toSegment(name)}".`,
    };
  }
}

/** The outermost misspelled folder of a page. Without one, returns all folders, because the path is too long. */
function faultyFolder(file: string): string {
  const folders = file.split('/').slice(0, -1);
  const index = folders.findIndex((name) => !isSitePath(`/${name}/`));
  return folders.slice(0, index < 0 ? undefined : index + 1).join('/');
}

/** Finds paths among the files that the build writes. */
function* checkReserved(path: string, place: SourceLocation, fix: string): Iterable<Problem> {
  const what = `The path "${path}" is used by files that the build writes.`;
  if (isReservedPath(path)) yield { rule: 'reserved-path', what, where: [place], fix };
}

interface Claim {
  kind: 'page' | 'generated API page' | 'hand-made page' | 'file in "static"' | 'redirect';
  path: string;
  /** Null for pages that authors cannot change. */
  location: SourceLocation | null;
}

/** Finds paths that several pages, files, or redirects have. */
function* checkClaimedPaths(index: SiteIndex): Iterable<Problem> {
  for (const [path, claims] of groupBy(collectClaims(index), (claim) => claim.path)) {
    const [first, ...others] = claims.flatMap(({ location }) => location ?? []);
    if (claims.length < 2 || !first) continue;
    const base = { rule: 'duplicate-path', where: [first, ...others] } as const;
    const kinds = new Set(claims.map(({ kind }) => kind));
    // The folder of a page is its path, so of one kind, only redirects can have the same path.
    if (kinds.size === 1) {
      yield {
        ...base,
        what: `Several redirects start at "${path}".`,
        why: 'Only one of them can take effect.',
        fix: 'Keep one of the redirects.',
      };
      continue;
    }
    yield {
      ...base,
      what: `A ${[...kinds].join(' and a ')} claim "${path}".`,
      why: 'Gatsby would keep the last one and drop the others silently.',
      fix: kinds.has('redirect')
        ? 'Remove the redirect, or move the page.'
        : 'Rename the folder. It determines the URL of the page.',
    };
  }
}

function* collectClaims({ content }: SiteIndex): Iterable<Claim> {
  for (const { path, file } of content.pages) yield { kind: 'page', path, location: { file, line: 1 } };
  for (const { path } of content.api.components) yield { kind: 'generated API page', path, location: null };
  for (const path of HAND_MADE_PATHS) yield { kind: 'hand-made page', path, location: null };
  for (const file of content.staticFiles) {
    const path = posix.join(file, '../');
    if (file.endsWith('/index.html')) yield { kind: 'file in "static"', path, location: null };
  }
  for (const { value, locate } of content.data.redirects)
    yield { kind: 'redirect', path: value.from, location: locate() };
}

const MARKDOWN = /\.mdx?$/;
/** Name of a partial, such as `_shared.mdx`. */
const PARTIAL = /(^|\/)_/;

/** Finds files that look like pages, but have the wrong name. Gatsby would ignore them silently. */
function* checkStrayPages({ content: { pages, files } }: SiteIndex): Iterable<Problem> {
  const imported = pages.flatMap(({ file, imports }) =>
    imports.map(({ source }) => posix.join(posix.dirname(file), source)),
  );
  const included = pages.flatMap(({ includes }) => includes);
  for (const file of files) {
    if (!MARKDOWN.test(file) || isPageFile(file) || imported.includes(file)) continue;
    const { dir, name, base } = posix.parse(file);
    if (!PARTIAL.test(file)) {
      const page = name === 'index' ? `${dir}/index.mdx` : `${dir}/${name}/index.mdx`;
      yield {
        rule: 'stray-page',
        what: `"${base}" is not a page, so it is not published.`,
        where: [{ file, line: 1 }],
        why: 'Only files called "index.mdx" are pages. Their folder is their path.',
        fix: `Rename it to "${page}", or to "_${name}.mdx" if other pages include it.`,
      };
    } else if (isPartialFile(file) && !included.includes(file)) {
      yield {
        rule: 'stray-page',
        what: `No page includes "${base}".`,
        where: [{ file, line: 1 }],
        fix: `Add <Include src="…/${base}" /> where it belongs, or delete the file.`,
      };
    }
  }
}

const DATA = new RegExp(`^.*?(?:^|/)${DATA_FOLDER}/(.+\\.(?:ya?ml|json))$`, 's');
const KNOWN: readonly string[] = Object.values(DATA_FILES).map(({ name }) => name);
const READ = /^(?:navigation\/[^/]+\.yaml|schemas\/[^/]+\.schema\.json)$/;

/** Finds data files that nothing reads because of their name. */
function* checkDataFiles({ content }: SiteIndex): Iterable<Problem> {
  for (const file of content.files) {
    const name = DATA.exec(file)?.[1];
    if (name === undefined || KNOWN.includes(name) || READ.test(name)) continue;
    const otherwise = `The data files are ${KNOWN.join(', ')}, and for menus, navigation/<product>.yaml.`;
    yield {
      rule: 'unknown-data',
      what: `Nothing reads the data file "${name}".`,
      where: [{ file, line: 1 }],
      fix: suggestion(name.replace(/\.(?:yml|json)$/, '.yaml'), KNOWN, otherwise),
    };
  }
}
