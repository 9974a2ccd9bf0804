import { answer } from './engine/answer';
import { SearchIndex } from './engine/engine';
import {
  INDEX_FORMAT,
  type IndexedProduct,
  MANIFEST_URL,
  type ProductNames,
  type ProductTexts,
  type SearchManifest,
} from '../../shared/index-files';
import type { FromWorker, LoadedTier, SearchFault, SearchQuestion, ToWorker } from '../../shared/protocol';
import { savedPages } from '../offline/storage/saved-pages';
import { toAddress } from '../../shared/site-address';

/** Runs in the worker. Loads the index in parts, and answers with everything that is loaded. */
export function createSearchHost(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let growing: GrowingIndex | null = null;
  let newest = 0;
  let asked: { question: SearchQuestion; paths: ReadonlySet<string> | null } | null = null;

  const reply = (): void => {
    if (!growing?.tier || !asked) return;
    const { synonyms, products } = growing.manifest;
    const { question, paths } = asked;
    const context = { index: growing.index, synonyms, products, paths };
    post({ type: 'answer', id: question.id, answer: answer(question.request, context) });
  };
  const ask = async (question: SearchQuestion): Promise<void> => {
    newest = question.id;
    const paths = question.request.savedOnly ? await savedPaths() : null;
    if (newest !== question.id) return;
    asked = { question, paths };
    reply();
  };

  const start = async (cache: RequestCache): Promise<GrowingIndex> => {
    const manifest = await loadManifest(cache);
    const products = manifest.products.map(({ id, name }) => ({ id, name }));
    post({ type: 'manifest', products, groups: manifest.groups });
    return { manifest, index: new SearchIndex(), added: new Set(), tier: null };
  };
  const grow = (index: GrowingIndex, productId: string | null): Promise<void> =>
    growIndex(index, productId, (tier) => {
      post({ type: 'progress', tier });
      reply();
    });
  const load = async (productId: string | null): Promise<void> => {
    try {
      growing ??= await start('no-cache');
      try {
        await grow(growing, productId);
      } catch (error) {
        if (!(await hasNewerDeploy(growing.manifest, error))) throw error;
        growing = await start('reload');
        await grow(growing, productId);
      }
    } catch (error) {
      post({ type: 'fault', fault: faultOf(error) });
    }
  };

  return (message) => {
    const work = message.type === 'load' ? load(message.productId) : ask(message);
    // The page hears of errors of a worker, but not of rejected promises.
    work.catch((error: unknown) => reportError(error));
  };
}

async function savedPaths(): Promise<ReadonlySet<string>> {
  const { products, visited } = await savedPages();
  return new Set([...products.flatMap(({ pages }) => pages), ...visited].map(({ path }) => path));
}

/** A missing file could have been replaced by a deploy, so load the list again. */
async function hasNewerDeploy(manifest: SearchManifest, error: unknown): Promise<boolean> {
  if (faultOf(error) !== 'missing') return false;
  const latest = await loadManifest('reload').catch(() => null);
  return latest !== null && JSON.stringify(latest) !== JSON.stringify(manifest);
}

function faultOf(error: unknown): SearchFault {
  // If adding a file throws, it was loaded but is damaged.
  return error instanceof LoadError ? error.fault : 'damaged';
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
 * Adds all names and then all text, with the current product first. Does not load files twice.
 * @param onGrowth called when answers can have improved
 * @throws LoadError
 */
async function growIndex(
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

/** Downloads all files in parallel, but adds the files of the first product first. */
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
    const [names] = await Promise.all([fetchJson<ProductNames>(product.namesUrl, 'default'), turn]);
    for (const _ of index.addNamesInPieces(product.id, names)) afterPiece?.();
    added.add(product.namesUrl);
  };
  const [first, ...others] = products.filter(({ namesUrl }) => !added.has(namesUrl));
  if (!first) return;
  // Part of the first product is enough for a first answer.
  const firstAdded = add(first, Promise.resolve(), () => grow('some-names'));
  await Promise.all([firstAdded, ...others.map((product) => add(product, firstAdded))]);
}

/** Time limit for a file, in ms. */
const TIMEOUT = 15_000;

/** The index cannot be had, and why. */
class LoadError extends Error {
  constructor(
    readonly fault: SearchFault,
    url: string,
  ) {
    super(`${url}: ${fault}`);
  }
}

/**
 * The list of the index's files.
 * @throws LoadError
 */
async function loadManifest(cache: RequestCache): Promise<SearchManifest> {
  const manifest = await fetchJson<SearchManifest>(MANIFEST_URL, cache);
  if (manifest.format !== INDEX_FORMAT) throw new LoadError('outdated', MANIFEST_URL);
  return manifest;
}

/**
 * The second tier of a product.
 * @throws LoadError
 */
async function loadTexts(product: IndexedProduct): Promise<string[]> {
  const { namesUrl, texts } = await fetchJson<ProductTexts>(product.textsUrl, 'default');
  if (namesUrl !== product.namesUrl) throw new LoadError('outdated', product.textsUrl);
  return texts;
}

/** If a file is incomplete, fetches it again without the HTTP cache. */
async function fetchJson<Value>(url: string, cache: RequestCache): Promise<Value> {
  const text = await fetchText(url, cache);
  try {
    return JSON.parse(text) as Value;
  } catch {
    if (cache === 'reload') throw new LoadError('damaged', url);
    return fetchJson(url, 'reload');
  }
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(toAddress(url), { cache, signal }).catch(() => null);
  if (!response?.ok) throw new LoadError('missing', url);
  return response.text().catch(() => {
    throw new LoadError('damaged', url);
  });
}
