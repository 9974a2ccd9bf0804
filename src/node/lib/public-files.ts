import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pageDataUrl } from '../../shared/request-kind';
import { filesBelow, PUBLIC_FOLDER } from './files';

/**
 * File in the public folder.
 * @param path in the folder, or a URL path
 * @throws Error if the file would be outside the folder, or the folder itself
 */
export function publicFile(path: string, publicFolder: string): string {
  const file = join(publicFolder, path);
  const below = relative(publicFolder, file);
  if (below === '' || below.split(sep)[0] === '..' || path.includes('\0')) {
    throw new Error(`"${path}" is outside the site. It would be written to ${file}.`);
  }
  return file;
}

/**
 * Writes one file below `public` or another folder.
 * @throws Error for a path outside the folder
 */
export function writePublic(path: string, content: string | Uint8Array, folder = PUBLIC_FOLDER): void {
  const file = publicFile(path, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** File name with a hash of the content, such as `page-0123456789.js`. */
export function hashedName(name: string, extension: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `${name}-${hash}.${extension}`;
}

/** Folders that `writeFolder` updates. */
const WRITTEN_FOLDERS = /^(demos|icon-data|offline-files|search-index)\//;

/**
 * Makes a folder below `public` contain exactly these files. Writes only those that differ. Writing all files of demos
 * and icons after each edit took 0.35 of 3.7 s.
 * @param files content by path in the folder
 */
export function writeFolder(
  path: string,
  files: ReadonlyMap<string, string | Buffer>,
  publicFolder = PUBLIC_FOLDER,
): void {
  const folder = publicFile(path, publicFolder);
  removeFiles(folder, (file) => !files.has(file));
  for (const [name, content] of files) {
    const file = publicFile(name, folder);
    const bytes = Buffer.from(content);
    if (!existsSync(file) || !readFileSync(file).equals(bytes)) writePublic(name, bytes, folder);
  }
}

/** HTML and page data, which Gatsby only writes if they change. */
const INCREMENTAL = /^(page-data\/.*|(.*\/)?(index|404|500)\.html)$/;
/** Folders whose HTML is no page. */
const NOT_PAGES = /^(demos|downloads|offline-files|static)\//;
/** Data of the whole site. */
const SITE_DATA = /^page-data\/(app-data|sq\/)/;

/** Removes the output of earlier builds, except for files that Gatsby or `writeFolder` updates. */
export function cleanPublic(folder: string): void {
  removeFiles(folder, (path) => !isIncremental(path) && !WRITTEN_FOLDERS.test(path));
}

/**
 * Removes HTML and data of deleted pages.
 * @param paths of all current pages, such as `/system/spacing/` or `/404.html`
 */
export function removeStalePages(folder: string, paths: readonly string[]): void {
  const current = new Set(paths.flatMap((path) => [fileOfPage(path), pageDataUrl(path).slice(1)]));
  removeFiles(folder, (path) => isIncremental(path) && !SITE_DATA.test(path) && !current.has(path));
}

function isIncremental(path: string): boolean {
  return INCREMENTAL.test(path) && !NOT_PAGES.test(path);
}

/** File of a page, such as `/system/` → `system/index.html`. */
export function fileOfPage(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`;
}

/** Removes files by their path below a folder, and the folders that they leave empty. */
function removeFiles(folder: string, isStale: (path: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const path of filesBelow(folder)) if (isStale(path)) rmSync(join(folder, path));
  removeEmptyFolders(folder);
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}
