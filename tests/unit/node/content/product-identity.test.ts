import { describe, expect, it } from 'vitest';
import { productCategoryOf, productIdentity } from '../../../../src/node/content/product-identity';

describe('productIdentity', () => {
  it.each([
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/joy-ui/react-button/#sizes', 'joy-ui', 'core'],
    ['/base-ui/', 'base-ui', 'core'],
    ['/system?theme=dark', 'system', 'core'],
    ['/x/react-data-grid/filtering/', 'x-data-grid', 'x'],
    ['/x/api/data-grid/toolbar/', 'x-data-grid', 'x'],
    ['/x/react-/', null, 'x'],
    ['/x/api/', null, 'x'],
    ['/x/migration/', null, 'x'],
    ['/x/', null, 'x'],
    ['/toolpad/core/introduction/', 'toolpad-core', 'toolpad'],
    ['/toolpad/studio/', 'toolpad-studio', 'toolpad'],
    ['/toolpad/', null, 'toolpad'],
    ['/docs/', 'docs', 'docs'],
    ['/versions/', 'docs', 'docs'],
    ['/production-error/?code=9', 'docs', 'docs'],
    ['/experiments/docs/callouts/', 'docs-infra', 'docs-infra'],
    ['/experiments/', null, null],
    ['/experiments/docs-old/', null, null],
    ['/material-ui-old/', null, null],
    ['/', null, null],
  ])('reads %s as product %s of category %s', (pathname, productId, productCategoryId) => {
    expect(productIdentity(pathname, null, [])).toEqual({ productId, productCategoryId });
  });

  it('lets front matter choose the product and takes its category', () => {
    expect(productIdentity('/experiments/docs/demos/', 'joy-ui', [])).toEqual({
      productId: 'joy-ui',
      productCategoryId: 'core',
    });
    expect(productIdentity('/material-ui/x/', 'x-charts', []).productCategoryId).toBe('x');
  });

  it('follows the path when front matter is silent', () => {
    expect(productIdentity('/system/', null, []).productId).toBe('system');
  });
});

describe('a product that the specification does not name', () => {
  const products = [{ id: 'charts', category: 'x' as const }, { id: 'maps' }];

  it('has its id as the first part of its paths, and the category that it names', () => {
    expect(productIdentity('/charts/lines/', null, products)).toEqual({
      productId: 'charts',
      productCategoryId: 'x',
    });
    expect(productIdentity('/system/', 'maps', products)).toEqual({
      productId: 'maps',
      productCategoryId: null,
    });
  });

  it('is none while it is not listed, and takes no path from the specification', () => {
    expect(productIdentity('/charts/', null, [])).toEqual({ productId: null, productCategoryId: null });
    expect(productIdentity('/versions/', null, [{ id: 'versions' }]).productId).toBe('docs');
  });
});

it('the core product, which has no path, is filed under core', () => {
  expect(productCategoryOf('core', [])).toBe('core');
});
