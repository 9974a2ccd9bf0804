import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** HTML and page data, which Gatsby only writes if they change. */
const INCREMENTAL = /^(page-data\/.*|(.*\/)?(index|404|500)\.html)$/;
/** Folders whose HTML is no page. */
const NOT_PAGES = /^(demos|downloads|offline|static)\//;
/** Data of the whole site. */
const SITE_DATA = /^page-data\/(app-data|sq\/)/;

/** Removes the output of earlier builds, except for files that Gatsby updates. */
export function cleanPublic(folder: string): void {
  removeFiles(folder, (path) => !isIncremental(path));
}

/**
 * Removes HTML and data of deleted pages.
 * @param paths of all current pages, such as `/system/spacing/` or `/404.html`
 */
export function removeStalePages(folder: string, paths: readonly string[]): void {
  const current = new Set(paths.flatMap(filesOfPage));
  removeFiles(folder, (path) => isIncremental(path) && !SITE_DATA.test(path) && !current.has(path));
}

function isIncremental(path: string): boolean {
  return INCREMENTAL.test(path) && !NOT_PAGES.test(path);
}

function filesOfPage(path: string): string[] {
  const bare = path.replace(/^\/|\/$/g, '');
  const html = path.endsWith('.html') ? bare : posix.join(bare, 'index.html');
  return [html, `page-data/${bare === '' ? 'index' : bare}/page-data.json`];
}

/** Removes files by their path below a folder, and the folders that they leave empty. */
function removeFiles(folder: string, isStale: (path: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length + 1).replaceAll(sep, '/');
    if (!entry.isDirectory() && isStale(path)) rmSync(file);
  }
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
