import { openChannel } from '../../../ui/storage/safe-channel';
import { createStore } from '../../../ui/store';
import type { SavingState } from './saving-state';
import { INTENTS_KEY } from './saving-intents';

/** What tabs tell each other about a product. */
export type SavingNews = { id: string; state: SavingState } | { id: string; pause: true };

/** States by product, as far as they have been looked up. */
export const savingStates = createStore<ReadonlyMap<string, SavingState>>(new Map());

const channel = openChannel(INTENTS_KEY);

/** Notes the state of a product, here and in the other tabs. */
export function publishState(id: string, state: SavingState): void {
  noteState(id, state);
  channel?.postMessage({ id, state } satisfies SavingNews);
}

/** Asks the tab that saves a product to pause. */
export function askForPause(id: string): void {
  channel?.postMessage({ id, pause: true } satisfies SavingNews);
}

/** Calls back when another tab asks for a pause. */
export function onPauseAsked(pause: (id: string) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<SavingNews>) => {
    if ('pause' in data) pause(data.id);
  });
}

channel?.addEventListener('message', ({ data }: MessageEvent<SavingNews>) => {
  if ('state' in data) noteState(data.id, data.state);
});

function noteState(id: string, state: SavingState): void {
  savingStates.set(new Map([...savingStates.get(), [id, state]]));
}
