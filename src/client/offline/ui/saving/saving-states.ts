import type { SavingState } from './saving-state';

/** What tabs tell each other about a product. */
export type SavingNews = { id: string; state: SavingState } | { id: string; pause: true };

const listeners = new Set<() => void>();
let states: ReadonlyMap<string, SavingState> = new Map();
const channel = new BroadcastChannel('docs-saving');

/** States by product, as far as they have been looked up. */
export function savingStates(): ReadonlyMap<string, SavingState> {
  return states;
}

/** @returns stops listening */
export function subscribeStates(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes the state of a product, here and in the other tabs. */
export function publishState(id: string, state: SavingState): void {
  noteState(id, state);
  channel.postMessage({ id, state } satisfies SavingNews);
}

/** Asks the tab that saves a product to pause. */
export function askForPause(id: string): void {
  channel.postMessage({ id, pause: true } satisfies SavingNews);
}

/** Calls back when another tab asks for a pause. */
export function onPauseAsked(pause: (id: string) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<SavingNews>) => {
    if ('pause' in data) pause(data.id);
  });
}

channel.addEventListener('message', ({ data }: MessageEvent<SavingNews>) => {
  if ('state' in data) noteState(data.id, data.state);
});

function noteState(id: string, state: SavingState): void {
  states = new Map([...states, [id, state]]);
  listeners.forEach((listener) => listener());
}
