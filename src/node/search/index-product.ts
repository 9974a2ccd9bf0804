import { createHash } from 'node:crypto';
import type { ComponentApi } from '../../shared/api/api-reference';
import type { IndexedProduct, ProductNames, ProductTexts } from '../../shared/search/index-files';
import { componentEntry, describedComponent } from './component-names';
import { pageEntry, type IndexablePage } from './page-names';

/** Folder of the index below `public`. */
export const SEARCH_FOLDER = 'search';

/** A product that is to be indexed. */
export interface IndexableProduct {
  id: string;
  name: string;
  pages: readonly IndexablePage[];
  /** Components that have an API page. */
  components: readonly ComponentApi[];
}

/** A file of the index, ready to be written. */
export interface IndexFile {
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
