import { PATH_PREFIX } from '../../../shared/site-address';
import { attempt, readStorage, writeStorage } from '../../ui/safe-storage';

/** What the user wants for a product that is not saved yet. */
type SavingIntent = 'save' | 'pause';

/** Intents by product. */
type SavingIntents = Readonly<Record<string, SavingIntent>>;

/** Key in localStorage, which survives a crash. */
export const INTENTS_KEY = `docs-saving${PATH_PREFIX}`;

/** Parses stored intents. Invalid data counts as empty. */
export function parseIntents(text: string | null): SavingIntents {
  const parsed: unknown = attempt(() => JSON.parse(text ?? '{}') as unknown, {});
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter(
      (entry): entry is [string, SavingIntent] => entry[1] === 'save' || entry[1] === 'pause',
    ),
  );
}

/** Products that were being saved when their tab went away. */
export function unfinishedProducts(intents: SavingIntents): string[] {
  return Object.keys(intents).filter((id) => intents[id] === 'save');
}

/** What the user wants for a product, or null. */
export function readIntent(id: string): SavingIntent | null {
  return parseIntents(readStorage(INTENTS_KEY))[id] ?? null;
}

/** Stores what the user wants, so it survives the tab. */
export function storeIntent(id: string, intent: SavingIntent | null): void {
  const { [id]: _former, ...others } = parseIntents(readStorage(INTENTS_KEY));
  writeStorage(INTENTS_KEY, JSON.stringify(intent === null ? others : { ...others, [id]: intent }));
}
