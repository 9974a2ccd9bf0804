import type { IndexableProduct } from '../../src/node/search/gather-products';
import { indexProduct } from '../../src/node/search/write-index';
import { answer, type SearchContext } from '../../src/client/search/engine/answer';
import { SearchIndex } from '../../src/client/search/engine/engine';
import type { ProductNames, ProductTexts } from '../../src/shared/index-files';
import type { SearchAnswer, SearchRequest } from '../../src/shared/protocol';
import type { Synonym } from '../../src/shared/data-schemas';

/** Searches like the dialog, from a product and without filters. */
export type Ask = (text: string, productId?: string, more?: Partial<SearchRequest>) => SearchAnswer;

/** Loads products like a browser, from the text of the files. Returns a search function. */
export async function loadProducts(
  products: readonly IndexableProduct[],
  synonyms: readonly Synonym[] = [],
): Promise<{ index: SearchIndex; ask: Ask }> {
  const index = new SearchIndex();
  for (const product of products) {
    const [names, texts] = indexProduct(product).files.map(({ text }) => JSON.parse(text) as unknown);
    Array.from(index.addNames(product.id, names as ProductNames));
    await index.addTexts(product.id, texts as ProductTexts);
  }
  const context: SearchContext = { index, synonyms, products };
  const ask: Ask = (text, productId, more) =>
    answer(
      {
        text,
        productId: productId ?? null,
        filter: { products: [], kinds: [] },
        limit: 24,
        paths: null,
        ...more,
      },
      context,
    );
  return { index, ask };
}

/** URLs of the results in their order. */
export function addresses({ groups }: SearchAnswer): string[] {
  return groups.flatMap(({ results }) => results.map(({ href }) => href));
}
