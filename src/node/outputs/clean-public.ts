import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What Gatsby writes only when it has changed: the HTML of pages and their data. */
const INCREMENTAL = /^(page-data\/.*|(.*\/)?(index|404|500)\.html)$/;
/** Folders whose HTML is no page. */
const NOT_PAGES = /^(demos|downloads|offline|static)\//;

/** Removes what earlier builds have left in the folder of the site, except for what Gatsby itself keeps up to date. */
export function cleanPublic(folder: string): void {
  for (const path of filesBelow(folder))
    if (!INCREMENTAL.test(path) || NOT_PAGES.test(path)) rmSync(join(folder, path));
  removeEmptyFolders(folder);
}

/**
 * Removes HTML and data of pages that are gone.
 * @param paths of all pages there are, such as `/system/spacing/` or `/404.html`
 */
export function removeStalePages(folder: string, paths: readonly string[]): void {
  const current = new Set(paths.flatMap(filesOfPage));
  for (const path of filesBelow(folder)) {
    const isPage =
      INCREMENTAL.test(path) && !NOT_PAGES.test(path) && !/^page-data\/(app-data|sq\/)/.test(path);
    if (isPage && !current.has(path)) rmSync(join(folder, path));
  }
  removeEmptyFolders(folder);
}

function filesOfPage(path: string): string[] {
  const bare = path.replace(/^\/|\/$/g, '');
  const html = path.endsWith('.html') ? bare : join(bare, 'index.html').split(sep).join('/');
  return [html, `page-data/${bare === '' ? 'index' : bare}/page-data.json`];
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
}

function removeEmptyFolders(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}
