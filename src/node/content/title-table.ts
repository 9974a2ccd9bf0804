import { normalizePath } from '../../shared/address/paths';
import { productIdentity } from './product-identity';
import type { SiteContent } from './site-content';
import { titlesOf } from './translations';

/** The title of a page, as menus show it. */
interface TableTitle {
  product: string;
  path: string;
  title: string;
  /** Whether the translations override its title. */
  isOverridden: boolean;
}

/** The titles of all pages, by product and path. Translations override titles from front matter and components. */
export function titleTable({ data, pages, api }: Pick<SiteContent, 'data' | 'pages' | 'api'>): TableTitle[] {
  const products = data.products.map(({ value }) => value);
  const written = pages.map(({ path, frontMatter: { title, productId } }) => {
    const product = productIdentity(path, productId, products).productId;
    return { product, path, title };
  });
  const generated = api.components.map(({ productId: product, path, name: title }) => ({
    product,
    path,
    title,
  }));
  return [...written, ...generated]
    .flatMap(({ product, path, title }): TableTitle[] => {
      if (product === null) return [];
      const override = overridesOf(product, data).get(path);
      return [{ product, path, title: override ?? title, isOverridden: override !== undefined }];
    })
    .sort((a, b) => a.product.localeCompare(b.product) || a.path.localeCompare(b.path));
}

/** Sub-headers are in the same table, with names without a slash. */
function overridesOf(product: string, { products, translations }: SiteContent['data']): Map<string, string> {
  const tree = products.find(({ value }) => value.id === product)?.value.navigation ?? product;
  const titles = Object.entries(titlesOf(translations, tree)).filter(([key]) => key.startsWith('/'));
  return new Map(titles.map(([path, title]) => [normalizePath(path), title]));
}
