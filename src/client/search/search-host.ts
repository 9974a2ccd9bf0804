import { answer } from './engine/answer';
import { SearchIndex } from './engine/engine';
import {
  MANIFEST_URL,
  type ProductNames,
  type ProductTexts,
  type SearchManifest,
} from '../../shared/index-files';
import type { FromWorker, LoadedTier, ToWorker } from '../../shared/protocol';
import { toAddress } from '../../shared/site-address';

/** Runs in the worker. Loads the index in parts, and answers with everything that is loaded. */
export function createSearchHost(post: (message: FromWorker) => void): (message: ToWorker) => void {
  const index = new SearchIndex();
  /** URLs of the files in the index. */
  const added = new Set<string>();
  let manifest: SearchManifest | null = null;
  let loaded: LoadedTier | null = null;
  let asked: Extract<ToWorker, { type: 'search' }> | null = null;

  const reply = (): void => {
    if (!manifest || !loaded || !asked) return;
    post({ id: asked.id, answer: answer(asked.request, { index, ...manifest }) });
  };

  const advanceTo = (tier: LoadedTier): void => {
    loaded = tier;
    // Enter opens the first result once all names are loaded, so the answer comes before.
    reply();
    post({ loaded });
  };

  /** Adds all names and then all text, with the current product first. After a failure, only loads what is missing. */
  const load = async (productId: string | null): Promise<void> => {
    if (!manifest) {
      manifest = await fetchJson<SearchManifest>(MANIFEST_URL, 'no-cache');
      post({ products: manifest.products, groups: manifest.groups });
    }
    const isCurrent = ({ id }: { id: string }): number => Number(id === productId);
    const products = [...manifest.products].sort((a, b) => isCurrent(b) - isCurrent(a));
    const unnamed = products.filter(({ namesUrl }) => !added.has(namesUrl));
    const downloads = unnamed.map(async (product) => {
      return { product, names: await fetchJson<ProductNames>(product.namesUrl) };
    });
    // A failed download is reported in its turn.
    Promise.all(downloads).catch(() => undefined);
    for await (const { product, names } of downloads) {
      // Part of the first product is enough for a first answer.
      for (const _ of index.addNames(product.id, names)) if (product === unnamed[0]) advanceTo('some-names');
      added.add(product.namesUrl);
    }
    advanceTo('names');
    for (const product of products.filter(({ textsUrl }) => !added.has(textsUrl))) {
      await index.addTexts(product.id, await fetchJson<ProductTexts>(product.textsUrl));
      added.add(product.textsUrl);
      if (product === products[0]) advanceTo('names');
    }
    advanceTo('texts');
  };

  return (message) => {
    if (message.type === 'search') {
      asked = message;
      reply();
    } else {
      load(message.productId).catch((error: unknown) => {
        post({ fault: error instanceof GoneError ? 'outdated' : 'missing' });
      });
    }
  };
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
