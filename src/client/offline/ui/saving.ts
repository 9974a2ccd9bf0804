import type { OfflineProduct } from '../../../shared/manifest';
import { openChannel } from '../../ui/safe-storage';
import { createStore } from '../../ui/store';
import { collectGarbage, missingFiles, productSets, type ProductSet } from '../storage/product-sets';
import { lookUpState, saveProduct, sumOf, type SavingState } from './save-product';
import { setUnfinished, unfinishedProducts, UNFINISHED_KEY } from './unfinished-products';

/** Delay before a retry, in ms. Browsers often report a connection before it works. */
const RETRY_DELAY = 2000;

/** Messages between tabs. */
type SavingNews = { id: string; state: SavingState } | { id: string; pause: true };

/** States by product. */
export const savingStates = createStore<ReadonlyMap<string, SavingState>>(new Map());

/** Products that this tab is saving. */
const running = new Map<string, AbortController>();

const channel = openChannel(UNFINISHED_KEY);
channel?.addEventListener('message', ({ data }: MessageEvent<SavingNews>) => {
  if ('state' in data) setState(data.id, data.state);
  else running.get(data.id)?.abort();
});

function setState(id: string, state: SavingState): void {
  savingStates.set(new Map([...savingStates.get(), [id, state]]));
}

/** Sets the state of a product in all tabs. */
function publishState(id: string, state: SavingState): void {
  setState(id, state);
  channel?.postMessage({ id, state } satisfies SavingNews);
}

/** Name of the lock of the tab that saves a product. */
function lockOf(id: string): string {
  return `${UNFINISHED_KEY}-${id}`;
}

/** Reads the state of a product, unless a tab is saving it. */
export async function refreshState(id: string, offered: OfflineProduct | null): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === lockOf(id))) return;
  publishState(id, await lookUpState(id, offered));
}

/** Starts or continues to save a product. Only one tab does so. */
export async function startSaving(id: string): Promise<void> {
  await navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    setUnfinished(id, true);
    const controller = new AbortController();
    running.set(id, controller);
    // Without persistent storage, the browser can delete the files. Firefox asks the user, so do not wait.
    navigator.storage.persist().catch(() => false);
    const state = await save(id, controller.signal).finally(() => running.delete(id));
    publishState(id, state);
    if (state.kind === 'interrupted' && state.reason === 'network' && navigator.onLine)
      setTimeout(() => {
        // The user could have paused or removed the product in the meantime.
        if (unfinishedProducts().includes(id)) void startSaving(id);
      }, RETRY_DELAY);
  });
}

/** Pauses saving. Saved files stay. */
export function pauseSaving(id: string): void {
  setUnfinished(id, false);
  running.get(id)?.abort();
  // Another tab could be saving it.
  channel?.postMessage({ id, pause: true } satisfies SavingNews);
}

/** Deletes a product from this device. */
export async function removeProduct(id: string): Promise<void> {
  pauseSaving(id);
  await navigator.locks.request(lockOf(id), async () => deleteSets(await productSets(id)));
  publishState(id, { kind: 'absent' });
}

/** @returns The state after saving has ended. */
async function save(id: string, signal: AbortSignal): Promise<SavingState> {
  try {
    signal.throwIfAborted();
    await saveProduct(id, signal, (progress) => publishState(id, { kind: 'saving', ...progress }));
    setUnfinished(id, false);
    return await lookUpState(id, null);
  } catch (error) {
    if (error instanceof Error && error.name === 'QuotaExceededError') return giveUp(id);
    const state = await lookUpState(id, null);
    return state.kind === 'interrupted' && !signal.aborted ? { ...state, reason: 'network' } : state;
  }
}

/** Deletes a product that there was no space for, because a part of it only uses up space. */
async function giveUp(id: string): Promise<SavingState> {
  const begun = (await productSets(id)).filter(({ completedAt }) => completedAt === null);
  const missing = await Promise.all(begun.map(({ product, name }) => missingFiles(product, [name])));
  await deleteSets(begun);
  setUnfinished(id, false);
  return { kind: 'full', needed: sumOf(missing[0] ?? [], 'bytes') };
}

async function deleteSets(sets: readonly ProductSet[]): Promise<void> {
  await Promise.all(sets.map(({ name }) => caches.delete(name)));
  await collectGarbage();
}
