import { find, html } from 'property-information';
import { pathSegments } from '../../shared/paths';
import type { ComponentApi } from '../../shared/api-reference';
import type { Product, ProductCategoryId } from '../../shared/product';
import type { ParsedPage } from '../../shared/page';

/** Built-in products whose id is the first segment of their pages. */
const CORE = ['material-ui', 'joy-ui', 'base-ui', 'system'];

/** Patterns of built-in products by category. `core` has no path, so only front matter can select it. */
const CATEGORIES: readonly [ProductCategoryId, RegExp][] = [
  ['core', new RegExp(`^(?:core|${CORE.join('|')})$`)],
  ['toolpad', /^toolpad-(?:core|studio)$/],
  ['docs', /^docs$/],
  ['docs-infra', /^docs-infra$/],
  ['x', /^x-./],
];

/** Product data that identifies its pages. */
type KnownProduct = Pick<Product, 'id' | 'category'>;

/** Product and category of a page. Null if the path contains none. */
interface ProductIdentity {
  productId: string | null;
  productCategoryId: ProductCategoryId | null;
}

/** Category of a product. A built-in category wins over the product's own data. */
export function productCategoryOf(
  productId: string,
  products: readonly KnownProduct[],
): ProductCategoryId | null {
  const [category = null] = CATEGORIES.find(([, pattern]) => pattern.test(productId)) ?? [];
  return category ?? products.find(({ id }) => id === productId)?.category ?? null;
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
  const [first = '', second = '', third] = pathSegments(pathname);
  if (first === 'x') {
    // API pages are at `/x/api/data-grid/…`, guides at `/x/react-data-grid/…`.
    const name = second === 'api' ? third : /^react-(.+)$/.exec(second)?.[1];
    return { productId: name === undefined ? null : `x-${name}`, productCategoryId: 'x' };
  }
  if (first === 'toolpad') {
    const known = second === 'core' || second === 'studio';
    return { productId: known ? `toolpad-${second}` : null, productCategoryId: 'toolpad' };
  }
  if (['docs', 'versions', 'production-error'].includes(first)) return identityOf('docs');
  if (first === 'experiments') return second === 'docs' ? identityOf('docs-infra') : NONE;
  const isProduct = CORE.includes(first) || products.some(({ id }) => id === first);
  return isProduct ? identityOf(first) : NONE;
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

/** Data that determines the guide of a component. */
type GuidePage = Pick<ParsedPage, 'path' | 'frontMatter'>;

/**
 * Paths of the main guides, by API page. The main guide lists the component first, and a child page only adds to its
 * parent.
 */
export function findGuides(
  pages: readonly GuidePage[],
  products: readonly Product[],
  components: readonly Pick<ComponentApi, 'name' | 'path' | 'productId'>[],
): ReadonlyMap<string, string> {
  const pagesAbout = findPagesAbout(pages, products, components);
  return new Map(
    components.flatMap(({ path, name }) => {
      const guide = pagesAbout.get(path)?.find(({ frontMatter }) => frontMatter.components[0] === name);
      return guide ? [[path, guide.path]] : [];
    }),
  );
}

/** Pages that list each component, sorted by path, by API page. */
export function findPagesAbout<Page extends GuidePage>(
  pages: readonly Page[],
  products: readonly Product[],
  components: readonly Pick<ComponentApi, 'name' | 'path' | 'productId'>[],
): ReadonlyMap<string, readonly Page[]> {
  const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  const productOf = ({ path, frontMatter }: Page): string | null =>
    productIdentity(path, frontMatter.productId, products).productId;
  return new Map(
    components.map(({ path, productId, name }) => [
      path,
      sorted.filter((page) => page.frontMatter.components.includes(name) && productOf(page) === productId),
    ]),
  );
}

/** Props that mean the same for all components. */
export const COMMON_PROPS = ['children', 'classes', 'className', 'component', 'ref', 'style', 'sx'];

/** True for HTML attributes. */
export function isAttribute(word: string): boolean {
  return find(html, word).property in html.property;
}
