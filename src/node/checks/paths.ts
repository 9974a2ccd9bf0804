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
      reservedPath(path, { file, line: 1 }, 'Rename the folder: it is the URL of the page.'),
    );
  return [...misspelled, ...reserved];
}

/** Redirects that would be written among the files of the build. */
export function checkRedirectPaths({ content: { data } }: SiteIndex): Problem[] {
  return data.redirects
    .filter(({ value }) => isReservedPath(value.from))
    .map(({ value, locate }) =>
      reservedPath(value.from, locate('from'), 'Remove the redirect: no page was ever there.'),
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
    what: isTooLong ? `The path "${folder}" is too long.` : `The folder "${name}" is no part of an address.`,
    where,
    why: 'Capitals, spaces, and other characters have several spellings, and some hosts only support one.',
    fix: isTooLong ? 'Shorten the names of its folders.' : `Rename it to "${parent}${toSegment(name)}".`,
  };
}

function reservedPath(path: string, place: SourceLocation, fix: string): Problem {
  const what = `The path "${path}" is among the files that the build writes.`;
  return { rule: 'reserved-path', what, where: [place], fix };
}
