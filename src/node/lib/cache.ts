import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow, REPOSITORY, SCHEMA_FILE } from './files';

/** Hash of some values. */
export function digestOf(...values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
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

/**
 * Returns the cached result of a key, or computes it.
 * @param key everything that the result depends on, as JSON
 * @param isStored false for a result that only this process keeps
 */
export type Cached = <Result>(
  key: readonly unknown[],
  make: () => Result | Promise<Result>,
  isStored?: (result: Result) => boolean,
) => Promise<Result>;

/** Never caches. */
export const uncached: Cached = async (_key, make) => make();

/**
 * Cache in memory and on disk. Each result is a separate file, so an edit only writes changed results. Results must
 * survive a round trip through JSON. A failure is not cached, so the next call tries again.
 */
export class Cache {
  private readonly results = new Map<string, Promise<unknown>>();
  private readonly folder: string;

  /** @param version digest of the inputs that no key contains, such as the code */
  constructor(
    private readonly parent: string,
    private readonly version: string,
  ) {
    this.folder = join(parent, version);
  }

  readonly cached: Cached = <Result>(
    key: readonly unknown[],
    make: () => Result | Promise<Result>,
    isStored: (result: Result) => boolean = () => true,
  ) => {
    const digest = digestOf(key);
    const readOrMake = async (): Promise<Result> => {
      const file = join(this.folder, digest);
      try {
        return JSON.parse(await readFile(file, 'utf8')) as Result;
      } catch {
        const made = await make();
        if (isStored(made)) await this.write(file, made);
        return made;
      }
    };
    const result = this.results.get(digest) ?? readOrMake();
    this.results.set(digest, result);
    result.catch(() => this.results.delete(digest));
    return result as Promise<Result>;
  };

  /** Deletes stored results that this process has not used, such as results of older content. */
  async deleteUnused(): Promise<void> {
    await removeOthers(this.folder, (file) => this.results.has(file));
  }

  /** Renames the file when it is complete, so that a crash leaves no damaged result. */
  private async write(file: string, result: unknown): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await removeOthers(this.parent, (name) => name === this.version);
    const unfinished = join(this.folder, randomUUID());
    await writeFile(unfinished, JSON.stringify(result));
    await rename(unfinished, file);
  }
}

async function removeOthers(folder: string, isKept: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names
      .filter((name) => !isKept(name))
      .map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
}

/**
 * Remembers the last result of a function. The first result of a process is also kept in a folder for the next build.
 * Later ones are edits in develop, which would each write up to 90 MB.
 * @param version digest of the inputs that are no argument, such as the code
 * @param isFinal false for a result that has to be made again
 */
export function rememberLastIn<Input, Result>(
  folder: string,
  version: string,
  make: (input: Input) => Result | Promise<Result>,
  isFinal: (result: Result) => boolean = () => true,
): (input: Input) => Promise<Result> {
  let cache: Cache | null = new Cache(folder, version);
  let last: { digest: string; result: Result } | null = null;
  return async (input) => {
    const digest = digestOf(input);
    if (last?.digest === digest) return last.result;
    last = null;
    const first = cache;
    cache = null;
    const result = await (first?.cached ?? uncached)([input], () => make(input), isFinal);
    await first?.deleteUnused();
    if (isFinal(result)) last = { digest, result };
    return result;
  };
}
