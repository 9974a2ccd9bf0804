import { parseWishes, WISHES_KEY, type SavingWish } from './saving-wishes';
import { readStorage, writeStorage } from '../../../ui/storage/safe-storage';

/** What the reader wants done about a product; null for nothing. */
export function wishFor(id: string): SavingWish | null {
  return parseWishes(readStorage(WISHES_KEY))[id] ?? null;
}

/** Remembers what the reader wants, beyond the end of the tab. */
export function rememberWish(id: string, wish: SavingWish | null): void {
  const { [id]: _former, ...others } = parseWishes(readStorage(WISHES_KEY));
  writeStorage(WISHES_KEY, JSON.stringify(wish === null ? others : { ...others, [id]: wish }));
}
