import { beforeAll, describe, expect, it } from 'vitest';
import { RECORD_KINDS } from '../../src/shared/index-files';
import { FIRST, FIRST_THREE, judge, unanswerable } from './judge';
import { QUERY_SETS, readQueries } from './queries';
import { addresses, loadProducts } from './search-site';
import { readSiteProducts, type SiteProducts } from './site-products';

const queries = QUERY_SETS.flatMap(readQueries);
let site: SiteProducts;
let withApi: Awaited<ReturnType<typeof loadProducts>>;

beforeAll(async () => {
  site = await readSiteProducts();
  withApi = await loadProducts(site.withApi, site.data.search.synonyms);
});

describe('the search of this site', () => {
  it('each query set has at least 200 queries without duplicates', () => {
    for (const set of QUERY_SETS) expect(readQueries(set).length).toBeGreaterThanOrEqual(200);
    const asked = queries.map(({ query, in: product }) => `${query} in ${product}`);
    expect(asked.filter((one, position) => asked.indexOf(one) !== position)).toEqual([]);
  });

  for (const set of QUERY_SETS) {
    it(`finds what readers mean among the thousands of names of API pages: ${set}`, () => {
      const { index, ask } = withApi;
      const asked = readQueries(set);
      expect(unanswerable(asked, index)).toEqual([]);
      expect(new Set(index.records.map(({ kind }) => kind))).toEqual(new Set(RECORD_KINDS));
      const { first, firstThree } = judge(asked, ask, set);
      expect(first).toBeGreaterThanOrEqual(FIRST);
      expect(firstThree).toBeGreaterThanOrEqual(FIRST_THREE);
    });
  }

  it('every synonym finds its target', async () => {
    const { ask } = await loadProducts(site.withApi);
    const meanings = site.data.search.synonyms.flatMap(({ mean }) => mean);
    const unknown = meanings.filter((meaning) => {
      const { total, corrected } = ask(meaning);
      return total === 0 || corrected !== null;
    });
    expect(unknown).toEqual([]);
  });

  it('lists every synonym once', () => {
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
])('"%s" finds the expected result in the first three', (text, product) => {
  const query = queries.find((one) => one.query === text && one.in === product);
  expect(query, 'it is among the queries').toBeDefined();
  const expected = query?.expect ?? [];
  const firstThree = addresses(withApi.ask(text, product)).slice(0, 3);
  expect(firstThree.filter((href) => expected.includes(href))).not.toEqual([]);
});
