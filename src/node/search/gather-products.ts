import { findActivePage, flattenPages, type PageLabel } from '../../shared/menu';
import { normalizePath } from '../../shared/paths';
import type { ComponentApi } from '../../shared/api-reference';
import { marksOf } from '../../shared/badges';
import type { NavigationEntry } from '../../shared/data-schemas';
import type { FrontMatter } from '../../shared/front-matter';
import type { ParsedPage } from '../../shared/page';
import type { Product } from '../../shared/product';
import { productIdentity } from '../content/product-identity';

/** A content page, with its product. */
export interface ContentPage extends Pick<ParsedPage, 'path' | 'sections'> {
  productId: string | null;
  frontMatter: PageLabel & Pick<FrontMatter, 'description' | 'components' | 'hooks' | 'hidden'>;
}

/** Everything that can be found. */
export interface SearchSource {
  /** In the order of products.yaml. */
  products: readonly Product[];
  pages: readonly ContentPage[];
  /** Navigation trees with labeled entries. */
  trees: readonly { name: string; entries: readonly NavigationEntry[] }[];
  /** Source of a demo, or an empty string. */
  demoSource: (path: string, name: string) => string;
  /** Components whose API pages exist. */
  components: readonly ComponentApi[];
}

/** A product that is to be indexed. */
export type IndexableProduct = ReturnType<typeof gatherProducts>[number];
/** Page data for the index. */
export type IndexablePage = ReturnType<typeof toIndexable>;

/** Groups everything by product. Omits hidden pages and empty products. */
export function gatherProducts(source: SearchSource) {
  const pages = [...source.pages.filter(({ frontMatter }) => !frontMatter.hidden), ...handMadePages(source)];
  return source.products
    .map(({ id, name, package: main, api }) => ({
      id,
      name,
      packages: [...new Set([...(main ? [main] : []), ...api.map((documented) => documented.package)])],
      pages: pages.filter(({ productId }) => productId === id).map((page) => toIndexable(page, source)),
      components: source.components.filter(({ productId }) => productId === id),
    }))
    .filter((product) => product.pages.length > 0 || product.components.length > 0);
}

function toIndexable(page: ContentPage, source: SearchSource) {
  const { path, productId, frontMatter, sections } = page;
  const product = source.products.find((one) => one.id === productId && one.path === path);
  return {
    ...frontMatter,
    ...marksOf(frontMatter),
    path,
    sections,
    ...(product && { aliases: [product.name] }),
    trail: trailOf(page, source),
    demoSource: (name: string): string => source.demoSource(path, name),
  };
}

/** Pages in a navigation tree that are not content files. Only their titles are indexed. */
function handMadePages({ products, trees, pages, components }: SearchSource): ContentPage[] {
  const known = new Set([...pages.map(({ path }) => path), ...components.map(({ path }) => path)]);
  const entries = trees.flatMap((tree) => flattenPages(tree.entries));
  return entries.flatMap(({ pathname, title = '' }): ContentPage[] => {
    const path = normalizePath(pathname);
    if (known.has(path)) return [];
    known.add(path);
    return [
      {
        path,
        productId: productIdentity(path, null, products).productId,
        frontMatter: { title, description: '', components: [], hooks: [], hidden: false },
        sections: [{ id: '', depth: 1, title, text: '', demos: [] }],
      },
    ];
  });
}

/** Titles of the groups above a page in the navigation. */
function trailOf({ path, productId }: ContentPage, { trees, products }: SearchSource): string[] {
  const navigation = products.find(({ id }) => id === productId)?.navigation ?? productId;
  const entries = trees.find(({ name }) => name === navigation)?.entries ?? [];
  return findActivePage(entries, path)
    .slice(0, -1)
    .map(({ title = '' }) => title);
}
