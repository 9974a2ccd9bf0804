import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Problem } from '../../shared/page/problem';
import type { UnrenderedPage } from './page/parse-page';
import { readPageInTurn } from './page/parse-queue';
import { readDataFiles } from './data-files';
import { isPageFile, listFiles, pagePath } from './page-files';
import { readMedia } from './media';
import { readText } from './read-text';
import type { ApiReference } from '../api/read-api-reference';
import { listApiPages } from './api-pages';
import { HAND_MADE_PATHS, type SiteContent } from './site-content';

/**
 * Reads a whole content folder, and the folder `static` beside it, from disk and without Gatsby.
 * @param reference the components of the installed packages; null leaves out the checks that need them
 */
export async function readContent(
  contentFolder: string,
  repository: string,
  reference: ApiReference | null = null,
): Promise<SiteContent> {
  const staticFolder = join(contentFolder, '..', 'static');
  const [paths, staticPaths, dataFiles] = await Promise.all([
    listExisting(contentFolder),
    listExisting(staticFolder),
    readDataFiles(contentFolder, repository),
  ]);
  const { data, api } = listApiPages(dataFiles, reference);
  const prefix = relative(repository, contentFolder).split(sep).join('/');
  const pages = await Promise.all(
    paths
      .filter(isPageFile)
      .map((path) => readPageFile(join(contentFolder, path), `${prefix}/${path}`, pagePath(path))),
  );
  const files = new Set(paths.map((path) => `${prefix}/${path}`));
  const staticFiles = new Set(staticPaths.map((path) => `/${path}`));
  const media = await readMedia({ pages, files, staticFiles }, repository, staticFolder);
  const problems: Problem[] = [];
  return { pages, problems, data, api, files, staticFiles, media, handMadePaths: HAND_MADE_PATHS };
}

/** A file that cannot be decoded is a page too: links to it are not dead. */
async function readPageFile(absolutePath: string, file: string, path: string): Promise<UnrenderedPage> {
  const { text, problem } = await readText(absolutePath, file);
  const page = await readPageInTurn({ file, path, text: text ?? '' });
  return problem ? { ...page, problems: [problem] } : page;
}

async function listExisting(folder: string): Promise<string[]> {
  return existsSync(folder) ? listFiles(folder) : [];
}
