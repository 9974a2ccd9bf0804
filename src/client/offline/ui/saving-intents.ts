import { PATH_PREFIX } from '../../../shared/site-address';
import { attempt, readStorage, writeStorage } from '../../ui/safe-storage';

/** What the user wants for a product that is not saved yet. */
type SavingIntent = 'save' | 'pause';

/** Key in localStorage, which survives a crash. */
export const INTENTS_KEY = `docs-saving${PATH_PREFIX}`;

/** Intents by product. */
function readIntents(): Partial<Record<string, SavingIntent>> {
  return attempt(() => JSON.parse(readStorage(INTENTS_KEY) ?? '{}') as Record<string, SavingIntent>, {});
}

/** Products that were being saved when their tab went away. */
export function unfinishedProducts(): string[] {
  const intents = readIntents();
  return Object.keys(intents).filter((id) => intents[id] === 'save');
}

/** What the user wants for a product, or null. */
export function readIntent(id: string): SavingIntent | null {
  return readIntents()[id] ?? null;
}

/** Stores what the user wants, so it survives the tab. Null deletes it. */
export function storeIntent(id: string, intent: SavingIntent | null): void {
  writeStorage(INTENTS_KEY, JSON.stringify({ ...readIntents(), [id]: intent ?? undefined }));
}
