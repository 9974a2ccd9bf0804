import { keepPage } from './keep-page';
import { tidyUp } from './tidy-up';

/** On a full disk visited pages make room for new ones: this many stay. */
const FEW = 10;

/** Saves the page that a reader is on. Nobody has asked for that: what cannot be saved is left out. */
export async function keepVisit(path: string, version: string): Promise<void> {
  try {
    await keepPage(path, version, true);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'QuotaExceededError') return;
    await tidyUp(FEW);
    await keepPage(path, version, false).catch(() => false);
  }
}
