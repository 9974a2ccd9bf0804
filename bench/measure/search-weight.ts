import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFEST_URL, type SearchManifest } from '../../src/shared/index-files';

/** Bytes of the index after gzip. */
export interface IndexWeight {
  /** What is loaded before the first answer: the list of the files, and the names of all products. */
  firstTier: number;
  /** Names and texts of the product that has most, with the list of the files. */
  largest: { id: string; bytes: number };
}

/** Weighs the index of a built site. */
export function weighIndex(folder: string): IndexWeight {
  const read = (url: string): Buffer => readFileSync(join(folder, 'public', url));
  const weigh = (url: string): number => gzipSync(read(url)).length;
  const { products } = JSON.parse(read(MANIFEST_URL).toString('utf8')) as SearchManifest;
  const list = weigh(MANIFEST_URL);
  const each = products.map(({ id, namesUrl, textsUrl }) => {
    const names = weigh(namesUrl);
    return { id, names, bytes: list + names + weigh(textsUrl) };
  });
  return {
    firstTier: list + each.reduce((sum, { names }) => sum + names, 0),
    largest: each.reduce((largest, product) => (product.bytes > largest.bytes ? product : largest)),
  };
}
