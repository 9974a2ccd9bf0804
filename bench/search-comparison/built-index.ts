import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer } from '../../src/client/search/engine/answer';
import { SearchIndex } from '../../src/client/search/engine/engine';
import {
  MANIFEST_URL,
  type ProductNames,
  type ProductTexts,
  type SearchManifest,
} from '../../src/shared/index-files';
import { pageOf, type AskSearch } from './search-hit';

const LIMIT = 24;
const NO_FILTER = { products: [], kinds: [] };

export interface BuiltIndex {
  /** Indexed pages, which Pagefind indexes as well. */
  pages: { path: string; productId: string }[];
  ask: AskSearch;
}

/** Loads the index files like the search worker, but in this process. */
export async function loadBuiltIndex(folder: string): Promise<BuiltIndex> {
  const read = <Value>(url: string): Value =>
    JSON.parse(readFileSync(join(folder, 'public', url), 'utf8')) as Value;
  const { products, synonyms } = read<SearchManifest>(MANIFEST_URL);
  const index = new SearchIndex();
  for (const { id, namesUrl, textsUrl } of products) {
    Array.from(index.addNames(id, read<ProductNames>(namesUrl)));
    await index.addTexts(id, read<ProductTexts>(textsUrl));
  }
  const paths = new Map(index.records.map(({ href, productId }) => [pageOf(href), productId]));
  return {
    pages: [...paths].map(([path, productId]) => ({ path, productId })),
    ask: async (text, productId) => {
      const request = { text, productId, filter: NO_FILTER, paths: null, limit: LIMIT };
      const { groups } = answer(request, { index, synonyms, products });
      return groups.flatMap(({ results }) =>
        results.map(({ href }) => ({ page: pageOf(href), urls: [href] })),
      );
    },
  };
}
