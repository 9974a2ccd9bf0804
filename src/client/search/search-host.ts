import { answer } from './engine/answer';
import { SearchIndex } from './engine/engine';
import type { SearchManifest } from '../../shared/search/index-files';
import type {
  FromWorker,
  LoadedTier,
  SearchFault,
  SearchQuestion,
  ToWorker,
} from '../../shared/search/protocol';
import { savedPages } from '../offline/storage/saved-pages';
import { growIndex, LoadError, loadManifest, type GrowingIndex } from './load-index';

/** Runs in the worker. Loads the index in parts, and answers with everything that is loaded. */
export function createSearchHost(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let growing: GrowingIndex | null = null;
  let question: SearchQuestion | null = null;
  let savedOnly: ReadonlySet<string> | null = null;

  const reply = (): void => {
    if (!growing?.tier || !question) return;
    const { index, manifest } = growing;
    const { synonyms, products } = manifest;
    const context = { index, synonyms, products, paths: savedOnly };
    post({ type: 'answer', id: question.id, answer: answer(question.request, context) });
  };
  const ask = (asked: SearchQuestion, paths: ReadonlySet<string> | null): void => {
    question = asked;
    savedOnly = paths;
    reply();
  };
  let newest = 0;
  const askSaved = async (asked: SearchQuestion): Promise<void> => {
    const paths = await savedPaths();
    if (newest === asked.id) ask(asked, paths);
  };
  const onGrowth = (tier: LoadedTier): void => {
    post({ type: 'progress', tier });
    reply();
  };

  const start = async (cache: RequestCache): Promise<GrowingIndex> => {
    const manifest = await loadManifest(cache);
    const products = manifest.products.map(({ id, name }) => ({ id, name }));
    post({ type: 'manifest', products, groups: manifest.groups });
    return { manifest, index: new SearchIndex(), added: new Set(), tier: null };
  };

  const load = async (productId: string | null): Promise<void> => {
    try {
      growing ??= await start('no-cache');
      try {
        await growIndex(growing, productId, onGrowth);
      } catch (error) {
        const fresh = await newerDeploy(growing.manifest, error);
        if (!fresh) throw error;
        growing = await start('reload');
        await growIndex(growing, productId, onGrowth);
      }
    } catch (error) {
      post({ type: 'fault', fault: faultOf(error) });
    }
  };

  return (message) => {
    if (message.type === 'load') return void load(message.productId);
    newest = message.id;
    if (message.request.savedOnly) void askSaved(message);
    else ask(message, null);
  };
}

async function savedPaths(): Promise<ReadonlySet<string>> {
  const { products, visited } = await savedPages();
  return new Set([...products.flatMap(({ pages }) => pages), ...visited].map(({ path }) => path));
}

/** A missing file could have been replaced by a deploy, so load the list again. */
async function newerDeploy(manifest: SearchManifest, error: unknown): Promise<boolean> {
  if (faultOf(error) !== 'missing') return false;
  try {
    return JSON.stringify(await loadManifest('reload')) !== JSON.stringify(manifest);
  } catch {
    return false;
  }
}

function faultOf(error: unknown): SearchFault {
  // If adding a file throws, it was loaded but is damaged.
  return error instanceof LoadError ? error.fault : 'damaged';
}
