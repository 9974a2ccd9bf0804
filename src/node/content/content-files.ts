import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep, posix } from 'node:path';

/** Folder in the content folder with data instead of pages. */
export const DATA_FOLDER = '_data';

const PAGE_FILE = /(^|\/)index\.mdx$/;

/** Whether a path below the content folder is a page (and not data, a demo, an image or a partial). */
export function isPageFile(path: string): boolean {
  return PAGE_FILE.test(path) && !path.startsWith(`${DATA_FOLDER}/`);
}

/** Whether a file is a part that pages include. */
export function isPartFile(path: string): boolean {
  return /(^|\/)_[^/]*\.mdx$/.test(path);
}

/** `material-ui/react-button/index.mdx` → `/material-ui/react-button/`. The folder is the URL. */
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

/** A source file of pages. */
export interface ContentFile {
  /** Relative to the repository, with forward slashes, such as `content/system/spacing/index.mdx`. */
  path: string;
  absolutePath: string;
  /** Another one after every change of the file. */
  digest: string;
}

/** Everything that the content stage starts from. */
export interface ContentSource {
  repository: string;
  /** Absolute path of the authors' folder. */
  contentFolder: string;
  /** Files below the authors' folder. */
  files: readonly ContentFile[];
  /** Files in the folder `static` next to it. */
  staticFiles: readonly ContentFile[];
}

/** Lists the files of a content folder and its sibling folder `static`. */
export async function listContentSource(contentFolder: string, repository: string): Promise<ContentSource> {
  const list = async (folder: string): Promise<ContentFile[]> => {
    const names = existsSync(folder) ? await listFiles(folder) : [];
    return names.map((name) => {
      const absolutePath = join(folder, name);
      const { size, mtimeMs } = statSync(absolutePath);
      return { path: repositoryPath(absolutePath, repository), absolutePath, digest: `${size}-${mtimeMs}` };
    });
  };
  const [files, staticFiles] = await Promise.all([
    list(contentFolder),
    list(join(contentFolder, '..', 'static')),
  ]);
  return { repository, contentFolder, files, staticFiles };
}

/** Path of a file relative to the repository, as reports name it. */
export function repositoryPath(absolutePath: string, repository: string): string {
  return relative(repository, absolutePath).split(sep).join('/');
}

/** Name of the drawing of a page, such as `/material-ui/react-chip/` → `react-chip`. */
export function pictureName(path: string): string {
  return posix.basename(path);
}

/**
 * The module that draws a page on cards.
 * @param file of the page with the cards, relative to the repository
 * @param path of the page on the card
 */
export function pictureFile(file: string, path: string): string {
  return posix.join(posix.dirname(file), 'pictures', `${pictureName(path)}.tsx`);
}

/** Whether a page can have a card on another page. This is true for its siblings, but not for their child pages. */
export function hasCard(path: string, cardsPath: string): boolean {
  return posix.dirname(path) === posix.dirname(cardsPath);
}
