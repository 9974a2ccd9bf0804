import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { DATA_FOLDER } from './data-files';

const PAGE_FILE = /(^|\/)index\.mdx?$/;

/** Whether a path below the content folder is a page (and not data, a demo, an image or a partial). */
export function isPageFile(path: string): boolean {
  return PAGE_FILE.test(path) && !path.startsWith(`${DATA_FOLDER}/`);
}

/** Whether a file is a part that pages include. */
export function isPartFile(path: string): boolean {
  return /(^|\/)_[^/]*\.mdx$/.test(path);
}

/** `material-ui/react-button/index.mdx` → `/material-ui/react-button/`: the folder is the URL. */
export function pagePath(path: string): string {
  return `/${path.replace(PAGE_FILE, '')}/`.replace(/\/+/g, '/');
}

/** All files below a folder, as paths relative to it with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
