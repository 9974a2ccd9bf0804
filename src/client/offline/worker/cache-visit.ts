import { cachePage } from './cache-page';
import { evictPages } from './evict-pages';

/** On a full disk visited pages make room for new ones: this many stay. */
const FEW = 10;

/** Saves the page that a reader is on. Nobody has asked for that: what cannot be saved is left out. */
export async function cacheVisitedPage(path: string, version: string): Promise<void> {
  try {
    await cachePage(path, version, true);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'QuotaExceededError') return;
    await evictPages(FEW);
    await cachePage(path, version, false).catch(() => false);
  }
}
