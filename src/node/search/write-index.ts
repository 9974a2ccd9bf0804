import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  INDEX_FORMAT,
  MANIFEST_URL,
  type IndexedProduct,
  type SearchManifest,
} from '../../shared/search/index-files';
import type { SearchData } from '../../shared/search/search-data';
import { indexProduct, SEARCH_FOLDER, type IndexableProduct, type IndexFile } from './index-product';

/** What a run has done. */
export interface WrittenIndex {
  /** Addresses of the files that are new. */
  written: string[];
}

/**
 * Writes the index below the folder that is served. A product in which nothing has changed keeps its files, and
 * readers their copies of them; files that nobody names any more are removed.
 */
export function writeIndex(
  publicFolder: string,
  products: readonly IndexableProduct[],
  { groups, synonyms }: SearchData,
): WrittenIndex {
  const indexed: IndexedProduct[] = [];
  const written: string[] = [];
  const current = new Set([basename(MANIFEST_URL)]);
  mkdirSync(join(publicFolder, SEARCH_FOLDER), { recursive: true });
  for (const each of products) {
    const { product, files } = indexProduct(each);
    indexed.push(product);
    for (const file of files) {
      current.add(basename(file.url));
      if (writeOnce(publicFolder, file)) written.push(file.url);
    }
  }
  const manifest: SearchManifest = { format: INDEX_FORMAT, products: indexed, groups, synonyms };
  writeFileSync(join(publicFolder, MANIFEST_URL), JSON.stringify(manifest));
  for (const name of readdirSync(join(publicFolder, SEARCH_FOLDER))) {
    if (name.endsWith('.json') && !current.has(name)) rmSync(join(publicFolder, SEARCH_FOLDER, name));
  }
  return { written };
}

/** The name holds a digest of the text: a file that is there is right. */
function writeOnce(publicFolder: string, { url, text }: IndexFile): boolean {
  const path = join(publicFolder, url);
  if (existsSync(path)) return false;
  writeFileSync(path, text);
  return true;
}
