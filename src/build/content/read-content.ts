import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ParsedPage } from '../../domain/page';
import { parsePage, type PageSource } from '../page/parse-page';
import { readDataFiles } from './data-files';
import { isPageFile, listFiles, pagePath } from './page-files';
import { readText } from './read-text';
import { HAND_MADE_PATHS, type SiteContent } from './site-content';

/** Turns the texts of pages into pages, in the same order. */
export type ParsePages = (sources: readonly PageSource[]) => Promise<ParsedPage[]> | ParsedPage[];

const parseHere: ParsePages = (sources) => sources.map(parsePage);

/**
 * Reads a whole content folder, and the folder `static` beside it, from disk and without Gatsby.
 * @param parsePages lets a caller spread the work over several threads
 */
export async function readContent(
  contentFolder: string,
  repository: string,
  parsePages: ParsePages = parseHere,
): Promise<SiteContent> {
  const [paths, staticPaths, data] = await Promise.all([
    listExisting(contentFolder),
    listExisting(join(contentFolder, '..', 'static')),
    readDataFiles(contentFolder, repository),
  ]);
  const prefix = relative(repository, contentFolder).split(sep).join('/');
  return {
    pages: await readPages(paths.filter(isPageFile), contentFolder, prefix, parsePages),
    problems: [],
    data,
    files: new Set(paths.map((path) => `${prefix}/${path}`)),
    staticFiles: new Set(staticPaths.map((path) => `/${path}`)),
    handMadePaths: HAND_MADE_PATHS,
  };
}

/** A file that cannot be decoded is a page too: links to it are not dead. */
async function readPages(
  paths: readonly string[],
  contentFolder: string,
  prefix: string,
  parsePages: ParsePages,
): Promise<ParsedPage[]> {
  const texts = await Promise.all(paths.map((path) => readText(join(contentFolder, path), `${prefix}/${path}`)));
  const pages = await parsePages(
    paths.map((path, index) => ({ file: `${prefix}/${path}`, path: pagePath(path), text: texts[index]?.text ?? '' })),
  );
  return pages.map((page, index) => {
    const problem = texts[index]?.problem;
    return problem ? { ...page, problems: [problem] } : page;
  });
}

async function listExisting(folder: string): Promise<string[]> {
  return existsSync(folder) ? listFiles(folder) : [];
}
