import type { OfflineProduct } from '../../../shared/manifest';
import { lookUpState, sumOf, type SavingState } from './saving-state';
import { collectGarbage, missingFiles, productSets } from '../storage/product-sets';
import { saveProduct } from './save-product';
import { INTENTS_KEY, readIntent, storeIntent } from './saving-intents';
import { openChannel } from '../../ui/safe-storage';
import { createStore } from '../../ui/store';

/** Delay before a retry, in ms. Browsers often report a connection before it works. */
const RETRY_DELAY = 5000;

/** Messages between tabs. */
type SavingNews = { id: string; state: SavingState } | { id: string; pause: true };

/** States by product. */
export const savingStates = createStore<ReadonlyMap<string, SavingState>>(new Map());

/** Products that this tab is saving. */
const running = new Map<string, AbortController>();

const channel = openChannel(INTENTS_KEY);
channel?.addEventListener('message', ({ data }: MessageEvent<SavingNews>) => {
  if ('state' in data) noteState(data.id, data.state);
  else running.get(data.id)?.abort();
});

/** Reads the state of a product, unless a tab is saving it. */
export async function refreshState(id: string, offered: OfflineProduct | null): Promise<void> {
  if (await isBeingSaved(id)) return;
  publishState(id, await lookUpState(id, offered));
}

/** Starts or continues to save a product. Only one tab does so. */
export async function startSaving(id: string): Promise<void> {
  await navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    storeIntent(id, 'save');
    const controller = new AbortController();
    running.set(id, controller);
    // Without persistent storage, the browser can delete the files.
    await navigator.storage.persist().catch(() => false);
    const state = await save(id, controller.signal).finally(() => running.delete(id));
    publishState(id, state);
    if (state.kind === 'interrupted' && state.reason === 'network' && navigator.onLine)
      setTimeout(() => {
        // The user could have paused or removed the product in the meantime.
        if (readIntent(id) === 'save') void startSaving(id);
      }, RETRY_DELAY);
  });
}

/** Pauses saving. Saved files stay. */
export function pauseSaving(id: string): void {
  storeIntent(id, 'pause');
  running.get(id)?.abort();
  // Another tab could be saving it.
  tellTabs({ id, pause: true });
}

/** Deletes a product from this device. */
export async function removeProduct(id: string): Promise<void> {
  pauseSaving(id);
  await navigator.locks.request(lockOf(id), () => dropSets(id, () => true));
  storeIntent(id, null);
  publishState(id, { kind: 'absent' });
}

/** @returns The state after saving has ended. */
async function save(id: string, signal: AbortSignal): Promise<SavingState> {
  try {
    signal.throwIfAborted();
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
    // A partly saved product only uses up space.
    await dropSets(id, (savedAt) => savedAt === null);
    storeIntent(id, null);
    return { kind: 'full', needed };
  }
  const state = await lookUpState(id, null);
  return state.kind === 'interrupted' && !paused ? { ...state, reason: 'network' } : state;
}

/** Bytes still to be saved. */
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

/** Sets the state of a product in all tabs. */
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
