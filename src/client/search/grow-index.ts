import type { SearchIndex } from './engine/engine';
import type { IndexedProduct, SearchManifest } from '../../shared/search/index-files';
import type { LoadedTier } from '../../shared/search/protocol';
import { loadNames, loadTexts } from './load-index';

/** An index of which more and more is there. */
export interface GrowingIndex {
  manifest: SearchManifest;
  index: SearchIndex;
  /** Addresses of the files that have been added. */
  added: Set<string>;
  /** How much is there; null for nothing. */
  tier: LoadedTier | null;
}

/**
 * Adds all names, then all texts; those of the reader's product first. What is there already is not loaded again.
 * @param onGrowth called when answers may have become better
 * @throws LoadError
 */
export async function growIndex(
  growing: GrowingIndex,
  productId: string | null,
  onGrowth: (tier: LoadedTier) => void,
): Promise<void> {
  const isCurrent = ({ id }: IndexedProduct): number => Number(id === productId);
  const products = [...growing.manifest.products].sort((a, b) => isCurrent(b) - isCurrent(a));
  const grow = (tier: LoadedTier): void => {
    growing.tier = tier;
    onGrowth(tier);
  };
  await addAllNames(growing, products, grow);
  grow('names');
  for (const product of products) {
    if (growing.added.has(product.textsUrl)) continue;
    await growing.index.addTexts(product.id, await loadTexts(product));
    growing.added.add(product.textsUrl);
    if (product === products[0]) grow('names');
  }
  grow('texts');
}

/** All files are on their way at once, but those of the first product are added before the others. */
async function addAllNames(
  { index, added }: GrowingIndex,
  products: readonly IndexedProduct[],
  grow: (tier: LoadedTier) => void,
): Promise<void> {
  const add = async (
    product: IndexedProduct,
    turn: Promise<void>,
    afterPiece?: () => void,
  ): Promise<void> => {
    const [names] = await Promise.all([loadNames(product), turn]);
    for (const _ of index.addNamesInPieces(product.id, names)) afterPiece?.();
    added.add(product.namesUrl);
  };
  const [first, ...others] = products.filter(({ namesUrl }) => !added.has(namesUrl));
  if (!first) return;
  // A piece of the first product is worth an answer of its own.
  const firstAdded = add(first, Promise.resolve(), () => grow('some-names'));
  await Promise.all([firstAdded, ...others.map((product) => add(product, firstAdded))]);
}
