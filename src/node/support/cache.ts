import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

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

/** What a cache file holds. */
interface CacheFile {
  version: string;
  results: Record<string, unknown>;
}

/** Results that outlive a build: those of the last build, as long as its code and its packages are the same. */
export class Cache {
  private known: Promise<Map<string, unknown>>;
  private used = new Map<string, Promise<unknown>>();
  private isNew = false;

  /** @param version changes with whatever makes results that no key tells of */
  constructor(
    private readonly file: string,
    private readonly version: string,
  ) {
    this.known = this.read();
  }

  /** The result must be the same after it has been JSON. One that cannot be made is not cached. */
  readonly cached: Cached = async <Result>(key: readonly unknown[], make: () => Result | Promise<Result>) => {
    const digest = createHash('sha256').update(JSON.stringify(key)).digest('base64url');
    const result = this.used.get(digest) ?? this.findOrMake(digest, make);
    this.used.set(digest, result);
    return result as Promise<Result>;
  };

  /** Ends a build: what was not used in it is forgotten. */
  async save(): Promise<void> {
    const entries = [...this.used].map(async ([digest, result]) => [digest, await result] as const);
    const settled = await Promise.allSettled(entries);
    const results = new Map(settled.flatMap((entry) => (entry.status === 'fulfilled' ? [entry.value] : [])));
    this.known = Promise.resolve(results);
    this.used = new Map();
    if (!this.isNew) return;
    this.isNew = false;
    const cache: CacheFile = { version: this.version, results: Object.fromEntries(results) };
    await mkdir(dirname(this.file), { recursive: true });
    const unfinished = `${this.file}.${randomUUID()}`;
    await writeFile(unfinished, JSON.stringify(cache));
    await rename(unfinished, this.file);
  }

  private async findOrMake<Result>(digest: string, make: () => Result | Promise<Result>): Promise<Result> {
    const known = await this.known;
    if (known.has(digest)) return known.get(digest) as Result;
    this.isNew = true;
    return make();
  }

  private async read(): Promise<Map<string, unknown>> {
    try {
      const cache = JSON.parse(await readFile(this.file, 'utf8')) as CacheFile;
      return new Map(cache.version === this.version ? Object.entries(cache.results) : []);
    } catch {
      return new Map();
    }
  }
}
