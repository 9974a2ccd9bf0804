import type { SiteContent } from './site-content';
import { productIdentity } from './product-identity';

/** Paths of the pages that are about one component before all others, by its API page: they name it first. */
export function findGuides({
  pages,
  data,
  api,
}: Pick<SiteContent, 'pages' | 'data' | 'api'>): ReadonlyMap<string, string> {
  const products = data.products.map(({ value }) => value);
  const guides = new Map<string, string>();
  for (const { path, frontMatter } of pages) {
    const [main] = frontMatter.components;
    const { productId } = productIdentity(path, frontMatter.productId, products);
    const component = api.components.find((one) => one.productId === productId && one.name === main);
    if (component && !guides.has(component.path)) guides.set(component.path, path);
  }
  return guides;
}
