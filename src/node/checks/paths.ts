import { posix } from 'node:path';
import { isReservedPath, isSitePath, toSegment } from '../../shared/site-path';
import type { Problem, SourceLocation } from '../../shared/problem';
import { groupBy, type SiteIndex } from './site-index';

/** Pages whose folder is no path of a site, or one that the build needs for its files. */
export function checkPagePaths({ content: { pages } }: SiteIndex): Problem[] {
  const faulty = pages.filter(({ path }) => !isSitePath(path)).map(({ file }) => ({ file, line: 1 }));
  const misspelled = [...groupBy(faulty, ({ file }) => faultyFolder(file))].flatMap(
    ([folder, [first, ...others]]) => (first ? misspelledFolder(folder, [first, ...others]) : []),
  );
  const reserved = pages
    .filter(({ path }) => isReservedPath(path))
    .map(({ file, path }) =>
      reservedPath(path, { file, line: 1 }, 'Rename the folder. It determines the URL of the page.'),
    );
  return [...misspelled, ...reserved];
}

/** Redirects that would be written among the files of the build. */
export function checkRedirectPaths({ content: { data } }: SiteIndex): Problem[] {
  return data.redirects
    .filter(({ value }) => isReservedPath(value.from))
    .map(({ value, locate }) =>
      reservedPath(value.from, locate('from'), 'Remove the redirect. That page never existed.'),
    );
}

/** The outermost misspelled folder of a page. Without one, returns all folders, because the path is too long. */
function faultyFolder(file: string): string {
  const folders = file.split('/').slice(0, -1);
  const index = folders.findIndex((name) => !isSitePath(`/${name}/`));
  return folders.slice(0, index < 0 ? undefined : index + 1).join('/');
}

function misspelledFolder(folder: string, where: Problem['where']): Problem {
  const at = folder.lastIndexOf('/') + 1;
  const [parent, name] = [folder.slice(0, at), folder.slice(at)];
  const isTooLong = isSitePath(`/${name}/`);
  return {
    rule: 'page-path',
    what: isTooLong
      ? `The path "${folder}" is too long.`
      : `The folder name "${name}" cannot be part of a URL.`,
    where,
    why: 'Capitals, spaces, and other characters have several spellings, and some hosts only support one.',
    fix: isTooLong ? 'Shorten the names of its folders.' : `Rename it to "${parent}${toSegment(name)}".`,
  };
}

function reservedPath(path: string, place: SourceLocation, fix: string): Problem {
  const what = `The path "${path}" is used by files that the build writes.`;
  return { rule: 'reserved-path', what, where: [place], fix };
}

const KINDS = {
  page: ['A page', 'pages'],
  api: ['A generated API page', 'generated API pages'],
  handMade: ['A hand-made page', 'hand-made pages'],
  file: ['A file in "static"', 'files in "static"'],
  redirect: ['A redirect', 'redirects'],
} as const;

interface Claim {
  kind: keyof typeof KINDS;
  path: string;
  /** Null for pages that authors cannot change. */
  location: SourceLocation | null;
}

/** Finds paths that several pages, files, or redirects have. */
export function checkDuplicatePaths(index: SiteIndex): Problem[] {
  const byPath = groupBy(collectClaims(index), ({ path }) => path);
  return [...byPath.values()].flatMap(describe);
}

function collectClaims({ content }: SiteIndex): Claim[] {
  return [
    ...content.pages.map(({ path, file }): Claim => ({ kind: 'page', path, location: { file, line: 1 } })),
    ...content.api.components.map(({ path }): Claim => ({ kind: 'api', path, location: null })),
    ...content.handMadePaths.map((path): Claim => ({ kind: 'handMade', path, location: null })),
    ...[...content.staticFiles]
      .filter((path) => path.endsWith('/index.html'))
      .map((path): Claim => ({ kind: 'file', path: posix.join(path, '../'), location: null })),
    ...content.data.redirects.map(({ value, location }): Claim => ({
      kind: 'redirect',
      path: value.from,
      location,
    })),
  ];
}

function describe(claims: readonly Claim[]): Problem | [] {
  const [first, ...others] = claims.flatMap(({ location }) => location ?? []);
  if (claims.length < 2 || !first) return [];
  const path = claims[0]?.path ?? '';
  const onlyRedirects = claims.every(({ kind }) => kind === 'redirect');
  return {
    rule: 'duplicate-path',
    what: onlyRedirects ? `${count(claims)} start at "${path}".` : `${count(claims)} claim "${path}".`,
    where: [first, ...others],
    why: onlyRedirects
      ? 'Only one of them can take effect.'
      : 'Gatsby would keep the last one and drop the others silently.',
    fix: fixFor(claims),
  };
}

/** "Two pages", "A page and a redirect", "Two pages and 3 redirects". */
function count(claims: readonly Claim[]): string {
  const parts = Object.entries(KINDS).flatMap(([kind, [one, many]]) => {
    const number = claims.filter((claim) => claim.kind === kind).length;
    if (number === 0) return [];
    return number === 1 ? one : `${number === 2 ? 'Two' : number} ${many}`;
  });
  return parts
    .map((part, index) => (index === 0 ? part : part.replace(/^[AT]/, (letter) => letter.toLowerCase())))
    .join(' and ');
}

function fixFor(claims: readonly Claim[]): string {
  const has = (kind: Claim['kind']): boolean => claims.some((claim) => claim.kind === kind);
  if (has('redirect'))
    return claims.some(({ kind }) => kind !== 'redirect')
      ? 'Remove the redirect, or move the page.'
      : 'Keep one of the redirects.';
  return has('api') || has('handMade') || has('file')
    ? 'Rename the folder. It determines the URL of the page.'
    : 'Keep one of the files. The folder determines the URL of the page.';
}
