import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ComponentApi } from '../../shared/api/api-reference';
import {
  INDEX_FORMAT,
  MANIFEST_URL,
  type IndexedProduct,
  type ProductNames,
  type ProductTexts,
  type SearchManifest,
} from '../../shared/search/index-files';
import type { SearchData } from '../../shared/search/search-data';
import { componentEntry, describedComponent } from './component-names';
import { pageEntry, type IndexablePage } from './page-names';

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

/** Folder of the index below `public`. */
const SEARCH_FOLDER = 'search';

/** A product that is to be indexed. */
export interface IndexableProduct {
  id: string;
  name: string;
  pages: readonly IndexablePage[];
  /** Components that have an API page. */
  components: readonly ComponentApi[];
}

/** A file of the index, ready to be written. */
interface IndexFile {
  /** Address on the site. */
  url: string;
  text: string;
}

/** The two files of a product; the same pages make the same addresses. */
export function indexProduct({ id, name, pages, components }: IndexableProduct): {
  product: IndexedProduct;
  files: IndexFile[];
} {
  const pageEntries = pages.map(pageEntry);
  const componentEntries = [
    ...components.map(componentEntry),
    ...componentsWithoutApiPage(pages, new Set(components.map((component) => component.name))),
  ];
  const entries = [...pageEntries, ...componentEntries];
  const names: ProductNames = {
    pages: pageEntries.map((entry) => entry.names),
    components: componentEntries.map((entry) => entry.names),
  };
  const namesFile = hashedFile(id, names);
  const texts: ProductTexts = { namesUrl: namesFile.url, texts: entries.flatMap((entry) => entry.texts) };
  const textsFile = hashedFile(`${id}-texts`, texts);
  return {
    product: { id, name, namesUrl: namesFile.url, textsUrl: textsFile.url },
    files: [namesFile, textsFile],
  };
}

function componentsWithoutApiPage(pages: readonly IndexablePage[], known: Set<string>) {
  // The page about a component comes before those below it, such as the one for advanced uses.
  return [...pages].sort(byPath).flatMap((page) =>
    page.components.flatMap((name) => {
      if (known.has(name)) return [];
      known.add(name);
      return describedComponent(name, page);
    }),
  );
}

function byPath(one: IndexablePage, other: IndexablePage): number {
  return one.path < other.path ? -1 : 1;
}

function hashedFile(name: string, content: object): IndexFile {
  const text = JSON.stringify(content);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { url: `/${SEARCH_FOLDER}/${name}-${digest}.json`, text };
}
