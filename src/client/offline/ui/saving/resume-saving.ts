import { parseIntents, unfinishedProducts, INTENTS_KEY } from './saving-intents';
import { readStorage } from '../../../ui/storage/safe-storage';

/** Goes on with what was being saved when its tab was closed, the browser crashed, or the network went. */
export function resumeSaving(): void {
  const ids = unfinishedProducts(parseIntents(readStorage(INTENTS_KEY)));
  if (ids.length === 0 || !window.navigator.onLine) return;
  import('./saving').then(
    ({ startSaving }) => ids.forEach((id) => void startSaving(id)),
    () => undefined,
  );
}
