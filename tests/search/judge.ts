import type { SearchIndex } from '../../src/client/search/engine/engine';
import type { ExpectedQuery } from './queries';
import { addresses, type Ask } from './search-site';

/** Required shares of queries whose expected result comes first, and among the first three. */
export const FIRST = 0.94;
export const FIRST_THREE = 0.985;

/** Index of the expected result, or Infinity if it is missing. */
function placeOf({ query, in: product, expect: expected }: ExpectedQuery, ask: Ask): number {
  const place = addresses(ask(query, product)).findIndex((href) => expected.includes(href));
  return place < 0 ? Infinity : place;
}

/** Queries whose expected results are not in the index. */
export function unanswerable(asked: readonly ExpectedQuery[], { records }: SearchIndex): string[] {
  const known = new Set(records.map(({ href }) => href));
  return asked
    .filter(({ expect: expected }) => !expected.some((href) => known.has(href)))
    .map(({ query }) => query);
}

/** Asks all queries, prints what does not come first, and returns the shares that come first and among three. */
export function judge(
  asked: readonly ExpectedQuery[],
  ask: Ask,
  what: string,
): { first: number; firstThree: number } {
  const placed = asked.map((query) => ({ query, place: placeOf(query, ask) }));
  const share = (below: number): number => placed.filter(({ place }) => place < below).length / placed.length;
  const misses = placed.filter(({ place }) => place > 0);
  const lines = misses.map(({ query, place }) => {
    const got = addresses(ask(query.query, query.in))[0] ?? 'nothing';
    return `  ${place < 3 ? `place ${place + 1}` : 'missed '}  "${query.query}" in ${query.in ?? 'no product'}: first ${got}`;
  });
  const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
  console.log(
    [
      `${what}: ${percent(share(1))} first, ${percent(share(3))} among three, of ${asked.length}`,
      ...lines,
    ].join('\n'),
  );
  return { first: share(1), firstThree: share(3) };
}
