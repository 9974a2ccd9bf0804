import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchIndex } from '../../src/client/search/engine/engine';
import { RECORD_KINDS } from '../../src/shared/index-files';
import { QUERY_SETS, readQueries, type ExpectedQuery } from './queries';
import { addresses, loadProducts, type Ask } from './search-site';
import { readSiteProducts, type SiteProducts } from './site-products';

/** Parts of the queries whose answer comes first, and among the first three. */
const FIRST = 0.85;
const FIRST_THREE = 0.97;
const queries = QUERY_SETS.flatMap(readQueries);
let site: SiteProducts;
type Loaded = Awaited<ReturnType<typeof loadProducts>>;
let contentOnly: Loaded;
let withApi: Loaded;

beforeAll(async () => {
  site = await readSiteProducts();
  contentOnly = await loadProducts(site.content, site.data.search.synonyms);
  withApi = await loadProducts(site.withApi, site.data.search.synonyms);
});

/** Index of the expected result, or Infinity if it is missing. */
function placeOf({ query, in: product, expect: expected }: ExpectedQuery, ask: Ask): number {
  const place = addresses(ask(query, product)).findIndex((href) => expected.includes(href));
  return place < 0 ? Infinity : place;
}

function unanswerable(asked: readonly ExpectedQuery[], { records }: SearchIndex): string[] {
  const known = new Set(records.map(({ href }) => href));
  return asked
    .filter(({ expect: expected }) => !expected.some((href) => known.has(href)))
    .map(({ query }) => query);
}

function judge(
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

describe('the search of this site', () => {
  it('is judged by two sets of 200 queries at least, each asked once from a place', () => {
    for (const set of QUERY_SETS) expect(readQueries(set).length).toBeGreaterThanOrEqual(200);
    const asked = queries.map(({ query, in: product }) => `${query} in ${product}`);
    expect(asked.filter((one, position) => asked.indexOf(one) !== position)).toEqual([]);
  });

  for (const set of QUERY_SETS) {
    it(`finds what readers mean, without API pages: ${set}`, () => {
      const { index, ask } = contentOnly;
      const asked = readQueries(set).filter(({ api }) => !api);
      expect(unanswerable(asked, index)).toEqual([]);
      const { first, firstThree } = judge(asked, ask, `Without API pages, ${set}`);
      expect(first).toBeGreaterThanOrEqual(FIRST);
      expect(firstThree).toBeGreaterThanOrEqual(FIRST_THREE);
    });

    it(`finds it, too, among the thousands of names of API pages: ${set}`, () => {
      const { index, ask } = withApi;
      const asked = readQueries(set);
      expect(unanswerable(asked, index)).toEqual([]);
      expect(new Set(index.records.map(({ kind }) => kind))).toEqual(new Set(RECORD_KINDS));
      const { first, firstThree } = judge(asked, ask, `With API pages, ${set}`);
      expect(first).toBeGreaterThanOrEqual(FIRST);
      expect(firstThree).toBeGreaterThanOrEqual(FIRST_THREE);
    });
  }

  it('knows what every synonym means', async () => {
    const { ask } = await loadProducts(site.withApi);
    const meanings = site.data.search.synonyms.flatMap(({ mean }) => mean);
    const unknown = meanings.filter((meaning) => {
      const { total, corrected } = ask(meaning);
      return total === 0 || corrected !== null;
    });
    expect(unknown).toEqual([]);
  });

  it('is told of every synonym once', () => {
    const written = site.data.search.synonyms.flatMap(({ write }) => write);
    expect(written.filter((one, position) => written.indexOf(one) !== position)).toEqual([]);
  });
});

it.each([
  ['button variant', 'material-ui'],
  ['ButtonProps', 'material-ui'],
  ['Mui-disabled', 'material-ui'],
  ['sx', undefined],
  ['sx', 'material-ui'],
  ['faq', 'material-ui'],
  ['spacing', 'material-ui'],
  ['mx', 'material-ui'],
  ['textfeild', 'material-ui'],
  ['dark mode flicker', undefined],
  ['how to center', 'material-ui'],
])('"%s" gives what a reader means in the first three', (text, product) => {
  const query = queries.find((one) => one.query === text && one.in === product);
  expect(query, 'it is among the queries').toBeDefined();
  for (const { ask } of [contentOnly, withApi]) {
    const expected = query?.expect ?? [];
    expect(
      addresses(ask(text, product))
        .slice(0, 3)
        .filter((href) => expected.includes(href)),
    ).not.toEqual([]);
  }
});
