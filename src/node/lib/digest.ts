import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow, REPOSITORY, SCHEMA_FILE } from './files';

/** Hash of some values. */
export function digestOf(...values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}

/** File name with a hash of the content, such as `page-0123456789.js`. */
export function hashedName(name: string, extension: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `${name}-${hash}.${extension}`;
}

/** Installed packages with exact versions. */
const INSTALLED = 'node_modules/.package-lock.json';
/** A build writes it, so if it counted as code, the next build would start over. */
const SCHEMA = relative(REPOSITORY, SCHEMA_FILE);

/**
 * Hash of some code and the installed packages. Cached results are valid until it changes.
 * @param paths files and folders relative to the repository
 */
export function codeVersion(paths: readonly string[], repository: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package.json', INSTALLED, ...paths].flatMap((path) => filesAt(path, repository)))
    if (file !== SCHEMA) hash.update(file).update(readFileSync(join(repository, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A file, or all files below a folder. */
function filesAt(path: string, repository: string): string[] {
  const isFile = statSync(join(repository, path), { throwIfNoEntry: false })?.isFile();
  return isFile ? [path] : filesBelow(join(repository, path)).map((file) => join(path, file));
}
