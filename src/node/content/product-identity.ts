import { pathSegments } from '../../shared/address/paths';
import type { Product, ProductCategoryId } from '../../shared/product/product';

// `core` has no path, so only front matter can select it.
const CATEGORY_BY_PRODUCT: Readonly<Record<string, ProductCategoryId>> = {
  core: 'core',
  'material-ui': 'core',
  'joy-ui': 'core',
  'base-ui': 'core',
  system: 'core',
  'toolpad-core': 'toolpad',
  'toolpad-studio': 'toolpad',
  docs: 'docs',
  'docs-infra': 'docs-infra',
};

/** Product data that identifies its pages. */
export type KnownProduct = Pick<Product, 'id' | 'category'>;

/** Product and category of a page. Null if the path contains none. */
export interface ProductIdentity {
  productId: string | null;
  productCategoryId: ProductCategoryId | null;
}

/** Category of a product. The built-in table wins over the product's own data. */
export function productCategoryOf(
  productId: string,
  products: readonly KnownProduct[],
): ProductCategoryId | null {
  if (Object.hasOwn(CATEGORY_BY_PRODUCT, productId)) return CATEGORY_BY_PRODUCT[productId] ?? null;
  if (/^x-./.test(productId)) return 'x';
  return products.find(({ id }) => id === productId)?.category ?? null;
}

/**
 * Product and category of a page from the first segments of its path. For products that are not built in, the first
 * segment is the id. A product in the front matter wins over the path, and sets the category.
 */
export function productIdentity(
  pathname: string,
  override: string | null | undefined,
  products: readonly KnownProduct[],
): ProductIdentity {
  const identityOf = (productId: string): ProductIdentity => ({
    productId,
    productCategoryId: productCategoryOf(productId, products),
  });
  if (override) return identityOf(override);
  const [first = '', second = ''] = pathSegments(pathname);
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
      return second === 'docs' ? identityOf('docs-infra') : NONE;
    default:
      return products.some(({ id }) => id === first) ? identityOf(first) : NONE;
  }
}

const NONE: ProductIdentity = { productId: null, productCategoryId: null };

/**
 * Products whose components inline code on a page can mean. Pages without a product can mean any component, and the
 * first product with the name wins.
 * @param components those with API pages, in the order of products
 */
export function apiScope(
  productId: string | null,
  components: readonly { productId: string }[],
): readonly string[] {
  const documented = [...new Set(components.map((component) => component.productId))];
  return productId !== null && documented.includes(productId) ? [productId] : documented;
}
