import { existsSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listFiles } from './page-files';

/** A file that pages are made of. */
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
  /** Files below the folder `static` beside it. */
  staticFiles: readonly ContentFile[];
}

/** Lists the files of a content folder, and of the folder `static` beside it, from disk. */
export async function listContentSource(contentFolder: string, repository: string): Promise<ContentSource> {
  const list = async (folder: string): Promise<ContentFile[]> => {
    const names = existsSync(folder) ? await listFiles(folder) : [];
    return names.map((name) => contentFile(join(folder, name), repository));
  };
  const [files, staticFiles] = await Promise.all([
    list(contentFolder),
    list(join(contentFolder, '..', 'static')),
  ]);
  return { repository, contentFolder, files, staticFiles };
}

function contentFile(absolutePath: string, repository: string): ContentFile {
  const { size, mtimeMs } = statSync(absolutePath);
  return { path: repositoryPath(absolutePath, repository), absolutePath, digest: `${size}-${mtimeMs}` };
}

/** Path of a file relative to the repository, as reports name it. */
export function repositoryPath(absolutePath: string, repository: string): string {
  return relative(repository, absolutePath).split(sep).join('/');
}
