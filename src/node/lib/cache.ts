import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from './digest';

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
    const result = this.results.get(digest) ?? this.readOrMake(digest, make, isStored);
    this.results.set(digest, result);
    result.catch(() => this.results.delete(digest));
    return result as Promise<Result>;
  };

  /** Deletes stored results that this process has not used, such as results of older content. */
  async deleteUnused(): Promise<void> {
    await removeOthers(this.folder, (file) => this.results.has(file));
  }

  private async readOrMake<Result>(
    digest: string,
    make: () => Result | Promise<Result>,
    isStored: (result: Result) => boolean,
  ): Promise<Result> {
    const file = join(this.folder, digest);
    try {
      return JSON.parse(await readFile(file, 'utf8')) as Result;
    } catch {
      const result = await make();
      if (isStored(result)) await this.write(file, result);
      return result;
    }
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
  let isFirst = true;
  let last: { digest: string; result: Result } | null = null;
  const makeFirst = async (input: Input): Promise<Result> => {
    const cache = new Cache(folder, version);
    const result = await cache.cached([input], () => make(input), isFinal);
    await cache.deleteUnused();
    return result;
  };
  return async (input) => {
    const digest = digestOf(input);
    if (last?.digest === digest) return last.result;
    last = null;
    const makeThis = isFirst ? makeFirst : make;
    isFirst = false;
    const result = await makeThis(input);
    if (isFinal(result)) last = { digest, result };
    return result;
  };
}
