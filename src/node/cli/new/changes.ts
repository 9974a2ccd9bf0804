import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';

/** A file that is written or changed, relative to the repository. */
export interface Change {
  file: string;
  text: string;
}

/** Text of a file that may not be there yet. */
export async function readIfThere(repository: string, file: string): Promise<string> {
  const path = join(repository, file);
  return existsSync(path) ? readFile(path, 'utf8') : '';
}

/** Writes files as Prettier would; returns what was done with each. */
export async function writeChanges(changes: readonly Change[], repository: string): Promise<string[]> {
  return Promise.all(
    changes.map(async ({ file, text }) => {
      const path = join(repository, file);
      const done = existsSync(path) ? 'Changed' : 'Wrote';
      const formatted = await formatText(text, path, join(repository, '.prettierignore'));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, formatted);
      return `${done} ${file}`;
    }),
  );
}

async function formatText(text: string, path: string, ignorePath: string): Promise<string> {
  const { ignored } = await getFileInfo(path, { ignorePath });
  return ignored ? text : format(text, { ...(await resolveConfig(path)), filepath: path });
}
