import type { Browser } from '@playwright/test';
import { timeKey, timeWords } from '../measure/search-times';
import { clearSearch, openSearch, searchBytes, visit, type SearchVisit } from '../measure/search-visit';
import { median } from '../measurement';

const VISITS = 5;

/** What is typed: the first key of a visit, and the words whose letters are timed. */
export const FIRST_KEY = 'b';
export const WORDS = ['button', 'select', 'dialog'] as const;

/** What a reader downloads and waits for. */
export interface Cost {
  /** Bytes after gzip. */
  bytesToFirstResult: number;
  bytesOfEverything: number;
  /** From the first key to the first result, nothing loaded before, in ms; median of five visits. */
  cold: number;
  /** From a key to its first result, later, in ms; median of all keys. */
  warm: number;
}

/** The search of this site, with its dialog: until the result is drawn. */
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

/** Visits a page and leaves it. */
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
