import { parseWishes, unfinishedProducts, WISHES_KEY } from './saving-wishes';
import { readStorage } from '../../../ui/storage/safe-storage';

/** Goes on with what was being saved when its tab was closed, the browser crashed, or the network went. */
export function resumeSaving(): void {
  const ids = unfinishedProducts(parseWishes(readStorage(WISHES_KEY)));
  if (ids.length === 0 || !window.navigator.onLine) return;
  import('./saving').then(
    ({ startSaving }) => ids.forEach((id) => void startSaving(id)),
    () => undefined,
  );
}
