import { pathSegments } from '../../shared/page/paths';

/** Category a documentation product belongs to (specification §2). */
export type ProductCategoryId = 'core' | 'x' | 'toolpad' | 'docs' | 'docs-infra';

// `core` has no path of its own (specification §1 and §3 list it), so only front matter can choose it.
const CATEGORY_BY_PRODUCT = {
  core: 'core',
  'material-ui': 'core',
  'joy-ui': 'core',
  'base-ui': 'core',
  system: 'core',
  'toolpad-core': 'toolpad',
  'toolpad-studio': 'toolpad',
  docs: 'docs',
  'docs-infra': 'docs-infra',
} as const satisfies Record<string, ProductCategoryId>;

type FixedProductId = keyof typeof CATEGORY_BY_PRODUCT;

/** Identifier of a documentation product; MUI X products are open-ended, `x-<name>`. */
export type ProductId = FixedProductId | `x-${string}`;

/** What a page belongs to; null where the path names no product or no category. */
export interface ProductIdentity {
  productId: ProductId | null;
  productCategoryId: ProductCategoryId | null;
}

function isFixedProductId(value: string): value is FixedProductId {
  return Object.hasOwn(CATEGORY_BY_PRODUCT, value);
}

/** Whether a front-matter value names a product that the site knows. */
export function isProductId(value: string): value is ProductId {
  return isFixedProductId(value) || /^x-./.test(value);
}

/** Category of a product: core for Material UI, Joy UI, Base UI and System. */
export function productCategoryOf(productId: ProductId): ProductCategoryId {
  return isFixedProductId(productId) ? CATEGORY_BY_PRODUCT[productId] : 'x';
}

function identityOf(productId: ProductId): ProductIdentity {
  return { productId, productCategoryId: productCategoryOf(productId) };
}

function identityFromSegments(first = '', second = ''): ProductIdentity {
  switch (first) {
    case 'material-ui':
    case 'joy-ui':
    case 'base-ui':
    case 'system':
      return identityOf(first);
    case 'x': {
      const name = /^react-(.+)$/.exec(second)?.[1];
      return { productId: name === undefined ? null : `x-${name}`, productCategoryId: 'x' };
    }
    case 'toolpad': {
      const known = second === 'core' || second === 'studio';
      return { productId: known ? `toolpad-${second}` : null, productCategoryId: 'toolpad' };
    }
    case 'docs':
    case 'versions':
    case 'production-error':
      return identityOf('docs');
    case 'experiments':
      return second === 'docs' ? identityOf('docs-infra') : { productId: null, productCategoryId: null };
    default:
      return { productId: null, productCategoryId: null };
  }
}

/**
 * Product and category of a page, from the first segments of its path (specification §2). A product named
 * in the page's front matter wins over the path, and brings its own category along.
 */
export function productIdentity(pathname: string, overrideProductId?: ProductId | null): ProductIdentity {
  if (overrideProductId) {
    return identityOf(overrideProductId);
  }
  const [first, second] = pathSegments(pathname);
  return identityFromSegments(first, second);
}
