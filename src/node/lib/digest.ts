import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of some values. */
export function digestOf(...values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}

/** Installed packages with exact versions. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Hash of some code and the installed packages. Cached results are valid until it changes.
 * @param paths files and folders relative to the repository
 */
export function codeVersion(paths: readonly string[], repository: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package.json', INSTALLED, ...paths].flatMap((path) => filesBelow(path, repository)))
    hash.update(file).update(readFileSync(join(repository, file)));
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(path: string, repository: string): string[] {
  if (!existsSync(join(repository, path))) return [];
  if (statSync(join(repository, path)).isFile()) return [path];
  const entries = readdirSync(join(repository, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(repository, '/').length))
    .sort();
}
