import type { ExpectedQuery } from '../../tests/search/queries';
import { pageOf, type AskSearch, type SearchHit } from './search-hit';

/** Fraction of queries with a correct first result, and with one in the first three. */
export interface Recall {
  first: number;
  firstThree: number;
}

export interface Answers {
  /** Counts each page once and ignores anchors. */
  page: Recall;
  /** Only counts the right section, demo, prop, slot, or class. */
  target: Recall;
}

export async function measureRecall(queries: readonly ExpectedQuery[], ask: AskSearch): Promise<Answers> {
  const pageRanks: number[] = [];
  const targetRanks: number[] = [];
  for (const { query, in: product, expect } of queries) {
    const found = await ask(query, product ?? null);
    const pages = new Set(expect.map(pageOf));
    pageRanks.push(firstRank(distinctPages(found), ({ page }) => pages.has(page)));
    targetRanks.push(firstRank(found, ({ urls }) => urls.some((url) => expect.includes(url))));
  }
  return { page: recallOf(pageRanks), target: recallOf(targetRanks) };
}

function firstRank(found: readonly SearchHit[], isRight: (hit: SearchHit) => boolean): number {
  const rank = found.findIndex(isRight);
  return rank < 0 ? Infinity : rank;
}

function distinctPages(found: readonly SearchHit[]): SearchHit[] {
  const seen = new Set<string>();
  return found.filter(({ page }) => !seen.has(page) && seen.add(page));
}

function recallOf(ranks: readonly number[]): Recall {
  const share = (below: number): number => ranks.filter((rank) => rank < below).length / ranks.length;
  return { first: share(1), firstThree: share(3) };
}
