import type { BuiltSource, SourceResult } from './build-source';

/** Digests of the files of the content, by path relative to the repository. */
export type FileDigests = ReadonlyMap<string, string>;

interface RememberedSource {
  built: BuiltSource;
  /** Digests of the files that it consists of. */
  digests: string;
}

/**
 * Sources of demos that one process has built: to read and parse those of a whole site at each edit of a demo took 0.6 of
 * 3.7 s. A source is as good as new while its files are the same, and no other file has come or gone that an import could
 * mean. One with problems is made again: what it lacks may be anywhere.
 */
export class SourceMemory {
  private digests: FileDigests = new Map();
  private known = new Map<string, RememberedSource>();

  /** Begins a build. */
  update(digests: FileDigests): void {
    const isSameList =
      digests.size === this.digests.size && [...digests.keys()].every((file) => this.digests.has(file));
    if (!isSameList) this.known.clear();
    this.digests = digests;
  }

  async recall(file: string, name: string, build: () => Promise<SourceResult>): Promise<SourceResult> {
    const key = `${file}#${name}`;
    const before = this.known.get(key);
    if (before && before.digests === this.digestsOf(before.built)) return { built: before.built };
    const result = await build();
    const digests = result.built && this.digestsOf(result.built);
    if (result.built && digests) this.known.set(key, { built: result.built, digests });
    else this.known.delete(key);
    return result;
  }

  /** Null when the digest of one of the files is not known. */
  private digestsOf({ modules }: BuiltSource): string | null {
    const digests = modules.map(([file]) => this.digests.get(file));
    return digests.every((digest) => digest !== undefined) ? digests.join() : null;
  }
}
