import { expect, it } from 'vitest';
import { FIRST, FIRST_THREE, judge, unanswerable } from './judge';
import { QUERY_SETS, readQueries } from './queries';
import { loadProducts } from './search-site';
import { readSiteProducts } from './site-products';

it.each(QUERY_SETS)('finds the expected results without API pages: %s', async (set) => {
  const { content, data } = await readSiteProducts();
  const { index, ask } = await loadProducts(content, data.search.synonyms);
  const asked = readQueries(set).filter(({ api }) => !api);
  expect(unanswerable(asked, index)).toEqual([]);
  const { first, firstThree } = judge(asked, ask, set);
  expect(first).toBeGreaterThanOrEqual(FIRST);
  expect(firstThree).toBeGreaterThanOrEqual(FIRST_THREE);
});
