import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ComponentApi } from '../../shared/api-reference';
import {
  INDEX_FORMAT,
  MANIFEST_URL,
  type IndexedProduct,
  type ProductNames,
  type ProductTexts,
  type SearchManifest,
} from '../../shared/index-files';
import type { SearchData } from '../../shared/search-data';
import { componentEntry, describedComponent, type IndexablePage, pageEntry } from './page-names';

/** Folder of the index below `public`. */
const SEARCH_FOLDER = 'search';

/** A product that is to be indexed. */
export interface IndexableProduct {
  id: string;
  name: string;
  /** npm packages that it documents. */
  packages: readonly string[];
  pages: readonly IndexablePage[];
  /** Components that have an API page. */
  components: readonly ComponentApi[];
}

/** A file of the index, ready to be written. */
interface IndexFile {
  /** URL on the site. */
  url: string;
  text: string;
}

/**
 * Writes the index to the public folder and removes unused files. Unchanged products keep their file names, so browsers
 * keep their cached copies.
 * @returns URLs of new files
 */
export function writeIndex(
  publicFolder: string,
  products: readonly IndexableProduct[],
  { groups, synonyms }: SearchData,
): { written: string[] } {
  const indexed = products.map(indexProduct);
  const files = indexed.flatMap((each) => each.files);
  const folder = join(publicFolder, SEARCH_FOLDER);
  mkdirSync(folder, { recursive: true });
  // The name contains a hash, so an existing file is correct.
  const missing = files.filter(({ url }) => !existsSync(join(publicFolder, url)));
  for (const { url, text } of missing) writeFileSync(join(publicFolder, url), text);
  const manifest: SearchManifest = {
    format: INDEX_FORMAT,
    products: indexed.map(({ product }) => product),
    groups,
    synonyms,
  };
  writeFileSync(join(publicFolder, MANIFEST_URL), JSON.stringify(manifest));
  const current = new Set([MANIFEST_URL, ...files.map(({ url }) => url)].map((url) => basename(url)));
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.json') && !current.has(name)) rmSync(join(folder, name));
  }
  return { written: missing.map(({ url }) => url) };
}

/** The two files of a product. The same pages give the same URLs. */
export function indexProduct({ id, name, packages, pages, components }: IndexableProduct): {
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
    product: { id, name, packages, namesUrl: namesFile.url, textsUrl: textsFile.url },
    files: [namesFile, textsFile],
  };
}

function componentsWithoutApiPage(pages: readonly IndexablePage[], known: Set<string>) {
  // The page of a component comes before its child pages.
  const sorted = [...pages].sort((one, other) => (one.path < other.path ? -1 : 1));
  return sorted.flatMap((page) =>
    page.components.flatMap((name) => {
      if (known.has(name)) return [];
      known.add(name);
      return describedComponent(name, page);
    }),
  );
}

function hashedFile(name: string, content: object): IndexFile {
  const text = JSON.stringify(content);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { url: `/${SEARCH_FOLDER}/${name}-${digest}.json`, text };
}
