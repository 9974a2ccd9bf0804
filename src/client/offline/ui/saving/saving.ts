import type { OfflineProduct } from '../../../../shared/offline/manifest';
import { lookUpState, sumOf, type SavingState } from './saving-state';
import { collectGarbage } from '../../storage/files';
import { missingFiles, productSets } from '../../storage/product-sets';
import { saveProduct } from './save-product';
import { INTENTS_KEY, readIntent, storeIntent } from './saving-intents';
import { openChannel } from '../../../ui/storage/safe-storage';
import { createStore } from '../../../ui/store';

/** The network is often said to be back before it is: how long to wait before trying again, in ms. */
const RETRY = 5000;

/** What tabs tell each other about a product. */
type SavingNews = { id: string; state: SavingState } | { id: string; pause: true };

/** States by product, as far as they have been looked up. */
export const savingStates = createStore<ReadonlyMap<string, SavingState>>(new Map());

/** What this tab is saving. */
const running = new Map<string, AbortController>();

const channel = openChannel(INTENTS_KEY);
channel?.addEventListener('message', ({ data }: MessageEvent<SavingNews>) => {
  if ('state' in data) noteState(data.id, data.state);
  else running.get(data.id)?.abort();
});

/** Looks up how a product stands, unless it is being saved right now. */
export async function refreshState(id: string, offered: OfflineProduct | null): Promise<void> {
  if (await isBeingSaved(id)) return;
  publishState(id, await lookUpState(id, offered));
}

/** Saves a product, or goes on with it; one tab does it for all. */
export async function startSaving(id: string): Promise<void> {
  await navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    storeIntent(id, 'save');
    await navigator.storage.persist();
    const controller = new AbortController();
    running.set(id, controller);
    const state = await save(id, controller.signal);
    running.delete(id);
    publishState(id, state);
    if (state.kind === 'interrupted' && state.reason === 'network' && navigator.onLine)
      setTimeout(() => {
        // The reader may have changed their mind meanwhile.
        if (readIntent(id) === 'save') void startSaving(id);
      }, RETRY);
  });
}

/** Stops saving a product for now; what is there stays. */
export function pauseSaving(id: string): void {
  storeIntent(id, 'pause');
  running.get(id)?.abort();
  // Another tab may be the one that saves it.
  tellTabs({ id, pause: true });
}

/** Takes a product off this device. */
export async function removeProduct(id: string): Promise<void> {
  pauseSaving(id);
  await navigator.locks.request(lockOf(id), () => dropSets(id, () => true));
  storeIntent(id, null);
  publishState(id, { kind: 'absent' });
}

/** @returns how it ended */
async function save(id: string, signal: AbortSignal): Promise<SavingState> {
  try {
    await saveProduct(id, {
      signal,
      onProgress: (done, total) => publishState(id, { kind: 'saving', done, total }),
    });
    storeIntent(id, null);
    return await lookUpState(id, null);
  } catch (error) {
    return failure(id, error, signal.aborted);
  }
}

async function failure(id: string, error: unknown, paused: boolean): Promise<SavingState> {
  if (error instanceof Error && error.name === 'QuotaExceededError') {
    const needed = await bytesMissing(id);
    // Half a product is of no use, and the space is wanted elsewhere.
    await dropSets(id, (savedAt) => savedAt === null);
    storeIntent(id, null);
    return { kind: 'full', needed };
  }
  const state = await lookUpState(id, null);
  return state.kind === 'interrupted' && !paused ? { ...state, reason: 'network' } : state;
}

/** Bytes on the device that a product still lacks. */
async function bytesMissing(id: string): Promise<number> {
  const begun = (await productSets(id)).find(({ savedAt }) => savedAt === null);
  return begun ? sumOf(await missingFiles(begun.manifest, [begun.name]), 'bytes') : 0;
}

async function dropSets(id: string, condition: (savedAt: string | null) => boolean): Promise<void> {
  const sets = (await productSets(id)).filter(({ savedAt }) => condition(savedAt));
  await Promise.all(sets.map(({ name }) => caches.delete(name)));
  await collectGarbage();
}

async function isBeingSaved(id: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(id));
}

function lockOf(id: string): string {
  return `${INTENTS_KEY}-${id}`;
}

/** Notes the state of a product, here and in the other tabs. */
function publishState(id: string, state: SavingState): void {
  noteState(id, state);
  tellTabs({ id, state });
}

function noteState(id: string, state: SavingState): void {
  savingStates.set(new Map([...savingStates.get(), [id, state]]));
}

function tellTabs(news: SavingNews): void {
  channel?.postMessage(news);
}
