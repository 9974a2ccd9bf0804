import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from './digest';

/**
 * Gives what was made under a key, or makes it.
 * @param key everything that the result depends on, as JSON
 */
export type Cached = <Result>(
  key: readonly unknown[],
  make: () => Result | Promise<Result>,
) => Promise<Result>;

/** Caches nothing. */
export const uncached: Cached = async (_key, make) => make();

/**
 * Results that outlive a build: those of the last build, as long as its code and its packages are the same. Each is a
 * file of its own, so that an edit writes what it has changed: one file of all took 1.4 s of the 3.7 s of an edit.
 */
export class Cache {
  private known = new Map<string, unknown>();
  private used = new Map<string, Promise<unknown>>();

  /** @param version changes with whatever makes results that no key tells of */
  constructor(
    private readonly folder: string,
    private readonly version: string,
  ) {}

  /** The result must be the same after it has been JSON. One that cannot be made is not cached. */
  readonly cached: Cached = async <Result>(key: readonly unknown[], make: () => Result | Promise<Result>) => {
    const digest = digestOf(this.version, key);
    const result = this.used.get(digest) ?? this.findOrMake(digest, make);
    this.used.set(digest, result);
    return result as Promise<Result>;
  };

  /** Ends a build: what was not used in it is forgotten. */
  async save(): Promise<void> {
    const entries = [...this.used].map(async ([digest, result]) => [digest, await result] as const);
    const settled = await Promise.allSettled(entries);
    this.known = new Map(settled.flatMap((entry) => (entry.status === 'fulfilled' ? [entry.value] : [])));
    this.used = new Map();
    await mkdir(this.folder, { recursive: true });
    const files = new Set(await readdir(this.folder));
    for (const [digest, result] of this.known) if (!files.delete(digest)) await this.write(digest, result);
    for (const file of files) await rm(join(this.folder, file), { force: true });
  }

  private async findOrMake<Result>(digest: string, make: () => Result | Promise<Result>): Promise<Result> {
    if (this.known.has(digest)) return this.known.get(digest) as Result;
    try {
      return JSON.parse(await readFile(join(this.folder, digest), 'utf8')) as Result;
    } catch {
      await rm(join(this.folder, digest), { force: true });
      return make();
    }
  }

  /** Under its name only when it is whole. */
  private async write(digest: string, result: unknown): Promise<void> {
    const unfinished = join(this.folder, randomUUID());
    await writeFile(unfinished, JSON.stringify(result));
    await rename(unfinished, join(this.folder, digest));
  }
}
