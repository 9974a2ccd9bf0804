import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFEST_URL, type SearchManifest } from '../../src/shared/index-files';

/** Bytes of the index after gzip. */
export interface IndexWeight {
  /** Files needed for the first result, which are the manifest and the name indexes of all products. */
  firstTier: number;
  /** All files of the largest product, including the manifest. */
  largest: { id: string; bytes: number };
}

export function weighIndex(folder: string): IndexWeight {
  const read = (url: string): Buffer => readFileSync(join(folder, 'public', url));
  const weigh = (url: string): number => gzipSync(read(url)).length;
  const { products } = JSON.parse(read(MANIFEST_URL).toString('utf8')) as SearchManifest;
  const manifest = weigh(MANIFEST_URL);
  const each = products.map(({ id, namesUrl, textsUrl }) => {
    const names = weigh(namesUrl);
    return { id, names, bytes: manifest + names + weigh(textsUrl) };
  });
  return {
    firstTier: manifest + each.reduce((sum, { names }) => sum + names, 0),
    largest: each.reduce((largest, product) => (product.bytes > largest.bytes ? product : largest)),
  };
}
