import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, posix, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { imageSize } from 'image-size';
import type { ParsedPage } from '../../shared/page';
import { decodeAddress, isExternal } from '../../shared/paths';
import {
  type ContentFile,
  type ContentSource,
  decodeText,
  filesBelow,
  isPageFile,
  listContentSource,
  pagePath,
  readText,
  repositoryPath,
} from '../lib/files';
import { listApiPages } from './menus';
import { readDataFiles } from './data-files';
import type { ApiReference, MediaFacts, SiteContent } from './site-content';
import { parsePage } from '../markdown/parse-page';
import type { ReadPartial } from '../markdown/remark-include';

/**
 * Reads a whole content folder for checks.
 * @param reference components of the installed packages, or null to skip the checks that need them
 */
export async function readContent(
  contentFolder: string,
  repository: string,
  reference: ApiReference | null = null,
): Promise<SiteContent> {
  const readPartial = partialReader(contentFolder, repository);
  return readSource(listContentSource(contentFolder, repository), reference, (file, path) =>
    readPageFile(file, path, readPartial),
  );
}

/**
 * Reads pages and data files.
 * @param readPage reads a page, with its errors in `problems`
 */
export async function readSource<Page extends ParsedPage>(
  { repository, contentFolder, files, staticFiles }: ContentSource,
  reference: ApiReference | null,
  readPage: (file: ContentFile, path: string) => Promise<Page>,
): Promise<SiteContent<Page>> {
  const folder = repositoryPath(contentFolder, repository);
  const staticFolder = posix.join(folder, '..', 'static');
  const { data, api } = listApiPages(await readDataFiles(contentFolder, repository), reference);
  const pages = await Promise.all(
    files.flatMap((file) => {
      const path = file.path.slice(folder.length + 1);
      return isPageFile(path) ? [readPage(file, pagePath(path))] : [];
    }),
  );
  const known = {
    pages,
    files: new Set(files.map(({ path }) => path)),
    staticFiles: new Set(staticFiles.map(({ path }) => path.slice(staticFolder.length))),
  };
  const media = readMedia(known, repository, join(contentFolder, '..', 'static'));
  const products = data.products.map(({ value }) => value);
  return { ...known, data, products, api, media, keyTests: readKeyTests(repository) };
}

/** Reads a page. A file with invalid encoding is still a page, so links to it are not broken. */
export async function readPageFile(
  { absolutePath, path: file }: ContentFile,
  path: string,
  readPartial: ReadPartial,
): Promise<ParsedPage> {
  const { text = '', problem } = await readText(absolutePath, file);
  const page = parsePage({ file, path, text, readPartial });
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

/** Beyond it, a file is not read to see whether it is valid. */
const MOST_READ = 5_000_000;
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/**
 * File of a URL on a page. It is a path in the content, relative to the repository, or a path in `static` that starts
 * with a slash. Null for other sites.
 */
export function mediaFile(src: string, pageFile: string): string | null {
  const path = decodeAddress(src).replace(/[?#].*$/s, '');
  if (path === '' || isExternal(path)) return null;
  return path.startsWith('/') ? posix.normalize(path) : posix.join(posix.dirname(pageFile), path);
}

/** Reads the metadata of every file that a page shows, by the path from `mediaFile`. Omits missing files. */
function readMedia(
  { pages, files, staticFiles }: Pick<SiteContent, 'pages' | 'files' | 'staticFiles'>,
  repository: string,
  staticFolder: string,
): Map<string, MediaFacts> {
  const shown = pages.flatMap(({ file, images }) => images.flatMap(({ src }) => mediaFile(src, file) ?? []));
  const existing = [...new Set(shown)].filter((path) => files.has(path) || staticFiles.has(path));
  const folderOf = (path: string): string => (path.startsWith('/') ? staticFolder : repository);
  return new Map(existing.map((path) => [path, readFacts(join(folderOf(path), path))]));
}

function readFacts(file: string): MediaFacts {
  const { size: bytes } = statSync(file);
  const isChecked = IMAGE.test(file) && bytes <= MOST_READ;
  return { bytes, isDamaged: isChecked && isDamagedImage(extname(file), readFileSync(file)) };
}

function isDamagedImage(extension: string, content: Buffer): boolean {
  // An SVG can omit its size, and a truncated PNG still has one.
  if (extension === '.svg') return !content.includes('<svg');
  if (extension === '.png' && !content.includes('IEND')) return true;
  try {
    imageSize(content);
    return false;
  } catch {
    return true;
  }
}

const KEY_TESTS = 'tests/e2e/keys';
/** A row of `testKeys(path, { … })` as Prettier formats it, such as `async Tab(` and `'← →': `. */
const TESTED_ROW = /^ {2}(?:async )?(?:'(.+?)'|(\w+))[(:]/gm;

/** The file of the browser test that presses the keys of a page. */
export function keyTestFile(path: string): string {
  return `${KEY_TESTS}${path.replace(/\/$/, '')}.spec.ts`;
}

/** Reads the rows of keyboard tables that browser tests press, by test file. Empty for content without browser tests. */
function readKeyTests(repository: string): Map<string, string[]> {
  const files = filesBelow(join(repository, KEY_TESTS)).map((name) => `${KEY_TESTS}/${name}`);
  return new Map(
    files.map((file) => {
      const rows = readFileSync(join(repository, file), 'utf8').matchAll(TESTED_ROW);
      return [file, Array.from(rows, ([, quoted, name = '']) => quoted ?? name)];
    }),
  );
}

const run = promisify(execFile);

/**
 * Day of the last commit of every file, such as 2026-11-20, by path relative to the repository.
 * One run of git log serves all pages. Empty outside git and in a shallow clone.
 */
export async function lastCommitDays(repository: string): Promise<ReadonlyMap<string, string>> {
  const format = ['--format=%x00%cs', '--name-only', '--no-renames'];
  const args = ['-c', 'core.quotePath=false', 'log', ...format, '--', 'content'];
  const options = { cwd: repository, maxBuffer: 256 * 1024 * 1024 };
  const git = (parameters: string[]): Promise<string> =>
    run('git', parameters, options).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    );
  // The oldest commit of a shallow clone contains every file.
  if ((await git(['rev-parse', '--is-shallow-repository'])) === 'true') return new Map();
  return parseLog(await git(args));
}

/** Reads `\0<day>` followed by file names, newest commit first. The first mention of a file wins. */
export function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}
