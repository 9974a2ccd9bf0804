import { answer } from '../../domain/search/answer';
import { SearchIndex } from '../../domain/search/engine';
import type { IndexedProduct, SearchManifest } from '../../domain/search/index-files';
import type { FromWorker, LoadedTier, SearchFault, ToWorker } from '../../domain/search/protocol';
import { savedPages } from '../offline-storage/saved-pages';
import { LoadError, loadManifest, loadNames, loadTexts } from './load-index';

/** What is loaded so far. */
interface Loaded {
  manifest: SearchManifest;
  index: SearchIndex;
  /** Addresses of the files that have been added. */
  added: Set<string>;
}

type Question = Extract<ToWorker, { type: 'search' }>;

/** The side of the worker: loads the index piece by piece, and answers from what is there. */
export function createSearchHost(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let loaded: Loaded | null = null;

  const start = async (cache: RequestCache): Promise<Loaded> => {
    const manifest = await loadManifest(cache);
    const products = manifest.products.map(({ id, name }) => ({ id, name }));
    post({ type: 'manifest', products, groups: manifest.groups });
    return { manifest, index: new SearchIndex(), added: new Set() };
  };

  const load = async (productId: string | null): Promise<void> => {
    try {
      loaded ??= await start('no-cache');
      try {
        await loadAll(loaded, productId, post);
      } catch (error) {
        const fresh = await newerDeploy(loaded.manifest, error);
        if (!fresh) throw error;
        loaded = await start('reload');
        await loadAll(loaded, productId, post);
      }
    } catch (error) {
      post({ type: 'fault', fault: faultOf(error) });
    }
  };

  const reply = ({ id, request }: Question, paths: ReadonlySet<string> | null): void => {
    if (!loaded) return;
    const { index, manifest } = loaded;
    const { synonyms, products } = manifest;
    post({ type: 'answer', id, answer: answer(request, { index, synonyms, products, paths }) });
  };

  return (message) => {
    if (message.type === 'load') void load(message.productId);
    else if (message.request.savedOnly) void savedPaths().then((paths) => reply(message, paths));
    else reply(message, null);
  };
}

async function savedPaths(): Promise<ReadonlySet<string>> {
  const { products, visited } = await savedPages();
  return new Set([...products.flatMap(({ pages }) => pages), ...visited].map(({ path }) => path));
}

/** All names, then all texts; those of the reader's product first. What is there already is not loaded again. */
async function loadAll(
  { manifest, index, added }: Loaded,
  productId: string | null,
  post: (message: FromWorker) => void,
): Promise<void> {
  const add = async (url: string, adding: () => Promise<void>, tier: LoadedTier): Promise<void> => {
    if (added.has(url)) return;
    await adding();
    added.add(url);
    post({ type: 'progress', tier });
  };
  const isCurrent = ({ id }: IndexedProduct): number => Number(id === productId);
  const products = [...manifest.products].sort((a, b) => isCurrent(b) - isCurrent(a));
  await Promise.all(
    products.map((product) => add(product.namesUrl, () => loadNames(product, index), 'some-names')),
  );
  post({ type: 'progress', tier: 'names' });
  for (const product of products) await add(product.textsUrl, () => loadTexts(product, index), 'names');
  post({ type: 'progress', tier: 'texts' });
}

/** A file that is gone may have been replaced: a newer list knows by what. */
async function newerDeploy(manifest: SearchManifest, error: unknown): Promise<boolean> {
  if (faultOf(error) !== 'missing') return false;
  try {
    return JSON.stringify(await loadManifest('reload')) !== JSON.stringify(manifest);
  } catch {
    return false;
  }
}

function faultOf(error: unknown): SearchFault {
  // What throws while it is added has arrived, but makes no sense.
  return error instanceof LoadError ? error.fault : 'damaged';
}
