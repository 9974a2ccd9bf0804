import { expect, it } from 'vitest';
import { apiScope } from '../../../../src/node/content/product-identity';

const COMPONENTS = ['material-ui', 'material-ui', 'joy-ui', 'charts'].map((productId) => ({ productId }));

it("inline code only links to components of the page's product", () => {
  expect(apiScope('joy-ui', COMPONENTS)).toEqual(['joy-ui']);
  expect(apiScope('charts', COMPONENTS)).toEqual(['charts']);
});

it.each([null, 'docs-infra'])(
  'inline code on a page of %j links to components of any product, in product order',
  (productId) => {
    expect(apiScope(productId, COMPONENTS)).toEqual(['material-ui', 'joy-ui', 'charts']);
  },
);
