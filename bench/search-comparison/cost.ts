import type { Browser } from '@playwright/test';
import { timeKey, timeWords } from '../measure/search-times';
import { clearSearch, openSearch, searchBytes, visit, type SearchVisit } from '../measure/search-visit';
import { median } from '../measurement';

const VISITS = 5;

/** First key of each visit. */
export const FIRST_KEY = 'b';
/** Words to type after the index is loaded. */
export const WORDS = ['button', 'select', 'dialog'] as const;

export interface Cost {
  /** Bytes after gzip. */
  bytesToFirstResult: number;
  bytesOfEverything: number;
  /** Milliseconds from the first key to the first result, with an empty cache. Median of five visits. */
  cold: number;
  /** Milliseconds from a key to its first result, with a loaded index. Median of all keys. */
  warm: number;
}

/** Measures the search of this site with its dialog, until the result is rendered. */
export async function costOfSite(browser: Browser, url: string): Promise<Cost> {
  const cold = await timeVisits(browser, url, ({ page }) => timeKey(page, FIRST_KEY, FIRST_KEY));
  return withVisit(browser, url, async (visited) => {
    await openSearch(visited);
    const warm = median(await timeWords(visited.page, WORDS, () => clearSearch(visited)));
    const firstTier = visited.responses.filter((response) => !response.url().includes('-texts-'));
    return {
      bytesToFirstResult: await searchBytes({ ...visited, responses: firstTier }),
      bytesOfEverything: await searchBytes(visited),
      cold,
      warm,
    };
  });
}

/** Median of five visits, each with an empty cache. */
export async function timeVisits(
  browser: Browser,
  url: string,
  time: (visited: SearchVisit) => Promise<number>,
): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < VISITS; count += 1) times.push(await withVisit(browser, url, time));
  return median(times);
}

/** Opens a page, runs `act`, and closes the page. */
export async function withVisit<Result>(
  browser: Browser,
  url: string,
  act: (visited: SearchVisit) => Promise<Result>,
): Promise<Result> {
  const visited = await visit(browser, url);
  try {
    return await act(visited);
  } finally {
    await visited.context.close();
  }
}
