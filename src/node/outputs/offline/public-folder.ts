import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { DIGEST_LENGTH } from '../../../shared/offline/digest';
import type { SavedFile } from '../../../shared/offline/manifest';

const compress = promisify(gzip);

/** The built site on disk. */
export class PublicFolder {
  /** Paths of all files, such as `/favicon.svg`. */
  readonly paths: ReadonlySet<string>;
  private readonly described = new Map<string, Promise<SavedFile>>();

  constructor(readonly folder: string) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    this.paths = new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/')),
    );
  }

  /** Text of a file. */
  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Digest and sizes of a file, worked out once. */
  describe(path: string): Promise<SavedFile> {
    const known = this.described.get(path) ?? this.measure(path);
    this.described.set(path, known);
    return known;
  }

  private async measure(path: string): Promise<SavedFile> {
    const content = readFileSync(join(this.folder, path));
    const { length: download } = await compress(content);
    return { url: encodeURI(path), revision: digestOf(content), bytes: content.length, download };
  }
}

/** Digest of some content, as the browser makes it of a copy. */
export function digestOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);
}
