import { answer } from './engine/answer';
import { SearchIndex } from './engine/engine';
import {
  type IndexedProduct,
  MANIFEST_URL,
  type ProductNames,
  type ProductTexts,
  type SearchManifest,
} from '../../shared/index-files';
import type { FromWorker, LoadedTier, SearchQuestion, ToWorker } from '../../shared/protocol';
import { toAddress } from '../../shared/site-address';

/** Runs in the worker. Loads the index in parts, and answers with everything that is loaded. */
export function createSearchHost(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let growing: GrowingIndex | null = null;
  let asked: SearchQuestion | null = null;

  const reply = (): void => {
    if (!growing?.tier || !asked) return;
    const { synonyms, products } = growing.manifest;
    const context = { index: growing.index, synonyms, products };
    post({ id: asked.id, answer: answer(asked.request, context) });
  };

  const start = async (): Promise<GrowingIndex> => {
    const manifest = await fetchJson<SearchManifest>(MANIFEST_URL, 'no-cache');
    const products = manifest.products.map(({ id, name }) => ({ id, name }));
    post({ products, groups: manifest.groups });
    return { manifest, index: new SearchIndex(), added: new Set(), tier: null };
  };
  const load = async (productId: string | null): Promise<void> => {
    try {
      growing ??= await start();
      for await (const loaded of growIndex(growing, productId)) {
        growing.tier = loaded;
        // Enter opens the first result once all names are loaded, so the answer comes before.
        reply();
        post({ loaded });
      }
    } catch (error) {
      post({ fault: error instanceof GoneError ? 'outdated' : 'missing' });
    }
  };

  return (message) => {
    if (message.type === 'load') return void load(message.productId);
    asked = message;
    reply();
  };
}

/** An index that is being loaded. */
interface GrowingIndex {
  manifest: SearchManifest;
  index: SearchIndex;
  /** URLs of the files that have been added. */
  added: Set<string>;
  /** How much is loaded, or null for nothing. */
  tier: LoadedTier | null;
}

/**
 * Adds all names and then all text, with the current product first. Does not load files twice. Yields when answers can
 * have improved.
 */
async function* growIndex(
  { manifest, index, added }: GrowingIndex,
  productId: string | null,
): AsyncGenerator<LoadedTier> {
  const isCurrent = ({ id }: IndexedProduct): number => Number(id === productId);
  const products = [...manifest.products].sort((a, b) => isCurrent(b) - isCurrent(a));
  const unnamed = products.filter(({ namesUrl }) => !added.has(namesUrl));
  const downloads = unnamed.map(async (product) => {
    return { product, names: await fetchJson<ProductNames>(product.namesUrl) };
  });
  // A failed download is reported in its turn.
  Promise.all(downloads).catch(() => undefined);
  for await (const { product, names } of downloads) {
    // Part of the first product is enough for a first answer.
    for (const _ of index.addNames(product.id, names)) if (product === unnamed[0]) yield 'some-names';
    added.add(product.namesUrl);
  }
  yield 'names';
  for (const product of products) {
    if (added.has(product.textsUrl)) continue;
    await index.addTexts(product.id, await fetchJson<ProductTexts>(product.textsUrl));
    added.add(product.textsUrl);
    if (product === products[0]) yield 'names';
  }
  yield 'texts';
}

/** Time limit for a file, in ms. */
const TIMEOUT = 15_000;

/** A deploy has deleted the file. */
class GoneError extends Error {}

async function fetchJson<Value>(url: string, cache: RequestCache = 'default'): Promise<Value> {
  const response = await fetch(toAddress(url), { cache, signal: AbortSignal.timeout(TIMEOUT) });
  if (response.status === 404) throw new GoneError(url);
  if (!response.ok) throw new Error(url);
  return (await response.json()) as Value;
}
