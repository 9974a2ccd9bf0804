import { expect, it } from 'vitest';
import { apiScope } from '../../../../src/node/content/product-identity';

const COMPONENTS = ['material-ui', 'material-ui', 'joy-ui', 'charts'].map((productId) => ({ productId }));

it('words of a page mean components of its own product', () => {
  expect(apiScope('joy-ui', COMPONENTS)).toEqual(['joy-ui']);
  expect(apiScope('charts', COMPONENTS)).toEqual(['charts']);
});

it.each([null, 'docs-infra'])(
  'words of a page of %j mean those of any product, the first before others',
  (productId) => {
    expect(apiScope(productId, COMPONENTS)).toEqual(['material-ui', 'joy-ui', 'charts']);
  },
);
