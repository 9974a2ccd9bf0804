import { PATH_PREFIX } from '../../../shared/site-address';
import { attempt, readStorage, writeStorage } from '../../ui/safe-storage';

/** Key in localStorage, which survives a crash. */
export const UNFINISHED_KEY = `docs-saving${PATH_PREFIX}`;

/** Products that this or another tab is saving, or was saving when it went away. */
export function unfinishedProducts(): string[] {
  // Spreading throws for the object that earlier deploys stored.
  return attempt(() => [...(JSON.parse(readStorage(UNFINISHED_KEY) ?? '[]') as string[])], []);
}

/** Stores if saving a product has to continue when the tab goes away. */
export function setUnfinished(id: string, isUnfinished: boolean): void {
  const others = unfinishedProducts().filter((other) => other !== id);
  writeStorage(UNFINISHED_KEY, JSON.stringify(isUnfinished ? [...others, id] : others));
}
