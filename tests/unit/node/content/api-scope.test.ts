import { expect, it } from 'vitest';
import { API_PRODUCTS, apiScope } from '../../../../src/node/content/api-scope';

it('a word means the component of the page’s own product', () => {
  expect(apiScope('joy-ui')).toEqual(['joy-ui']);
});

it.each([null, 'docs-infra'])('on a page of %s it may mean that of any product', (productId) => {
  expect(apiScope(productId)).toEqual(API_PRODUCTS);
});
