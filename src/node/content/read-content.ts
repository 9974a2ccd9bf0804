import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix, resolve, sep } from 'node:path';
import {
  installedVersion,
  REPOSITORY,
  type ContentFile,
  type ContentSource,
  decodeText,
  isPageFile,
  listContentSource,
  pagePath,
  readText,
  repositoryPath,
} from '../lib/files';
import { listApiPages } from './menus';
import { readDataFiles, HAND_MADE_PATHS, type ApiReference, type SiteContent } from './data-files';
import { readKeyTests, readMedia } from './page-files';
import { parseWithoutRendering, type PageSource, type UnrenderedPage } from '../markdown/parse-page';
import type { ReadPartial } from '../markdown/remark-include';

/**
 * Reads a whole content folder for checks, without rendering pages.
 * @param reference components of the installed packages, or null to skip the checks that need them
 */
export async function readContent(
  contentFolder: string,
  repository: string,
  reference: ApiReference | null = null,
): Promise<SiteContent> {
  const readPartial = partialReader(contentFolder, repository);
  return readSource(listContentSource(contentFolder, repository), reference, (file, path) =>
    readPageFile(file, path, (source) => parseWithoutRendering({ ...source, readPartial }).page),
  );
}

/**
 * Reads pages and data files.
 * @param readFile reads a page, with its errors in `problems`
 */
export async function readSource<Page extends UnrenderedPage>(
  { repository, contentFolder, files, staticFiles }: ContentSource,
  reference: ApiReference | null,
  readFile: (file: ContentFile, path: string) => Promise<Page>,
): Promise<SiteContent<Page>> {
  const folder = repositoryPath(contentFolder, repository);
  const staticFolder = posix.join(folder, '..', 'static');
  const { data, api } = listApiPages(await readDataFiles(contentFolder, repository), reference);
  const pages = await Promise.all(
    files.flatMap((file) => {
      const path = file.path.slice(folder.length + 1);
      return isPageFile(path) ? [readFile(file, pagePath(path))] : [];
    }),
  );
  const known = {
    pages,
    files: new Set(files.map(({ path }) => path)),
    staticFiles: new Set(staticFiles.map(({ path }) => path.slice(staticFolder.length))),
  };
  const media = await readMedia(known, repository, join(contentFolder, '..', 'static'));
  const named = data.products.flatMap(({ value }) => [
    value.package ?? [],
    value.icons ?? [],
    value.api.map((documented) => documented.package),
  ]);
  const packages = named.flat();
  const missingPackages = new Set(packages.filter((name) => installedVersion(name, REPOSITORY) === null));
  const keyTests = await readKeyTests(pages, repository);
  const handMadePaths = HAND_MADE_PATHS;
  return { ...known, problems: [], data, api, media, keyTests, missingPackages, handMadePaths };
}

/** Reads a page. A file with invalid encoding is still a page, so links to it are not broken. */
export async function readPageFile<Page extends UnrenderedPage>(
  { absolutePath, path: file }: ContentFile,
  path: string,
  parse: (source: PageSource) => Page,
): Promise<Page> {
  const { text, problem } = await readText(absolutePath, file);
  const page = parse({ file, path, text: text ?? '' });
  return problem ? { ...page, problems: [problem] } : page;
}

/** Reads partials from disk, but only from the content folder. */
export function partialReader(contentFolder: string, repository: string): ReadPartial {
  return (file) => {
    const absolutePath = resolve(repository, file);
    if (!existsSync(absolutePath)) return null;
    const isInside = realpathSync(absolutePath).startsWith(realpathSync(contentFolder) + sep);
    return isInside ? decodeText(readFileSync(absolutePath), file) : null;
  };
}
