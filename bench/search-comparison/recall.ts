import type { ExpectedQuery } from '../../tests/search/queries';
import { pageOf, type AskSearch, type Found } from './found';

/** Parts of the queries, 0–1, whose answer is the first result, or among the first three. */
export interface Recall {
  first: number;
  firstThree: number;
}

/** How well a search answers, counted in two ways. */
export interface Answers {
  /** The right page, whatever place in it; each page counts once. */
  page: Recall;
  /** The right place: section, demo, prop, slot or class. */
  place: Recall;
}

/** Asks all queries. */
export async function measureRecall(queries: readonly ExpectedQuery[], ask: AskSearch): Promise<Answers> {
  const ofPage: number[] = [];
  const ofPlace: number[] = [];
  for (const { query, in: product, expect } of queries) {
    const found = await ask(query, product ?? null);
    const pages = new Set(expect.map(pageOf));
    ofPage.push(placeOf(distinctPages(found), ({ page }) => pages.has(page)));
    ofPlace.push(placeOf(found, ({ addresses }) => addresses.some((address) => expect.includes(address))));
  }
  return { page: recallOf(ofPage), place: recallOf(ofPlace) };
}

function placeOf(found: readonly Found[], isRight: (row: Found) => boolean): number {
  const place = found.findIndex(isRight);
  return place < 0 ? Infinity : place;
}

function distinctPages(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ page }) => !seen.has(page) && seen.add(page));
}

function recallOf(places: readonly number[]): Recall {
  const share = (below: number): number => places.filter((place) => place < below).length / places.length;
  return { first: share(1), firstThree: share(3) };
}
