import type { ComponentApi } from '../../shared/api/api-reference';
import { productIdentity, type KnownProduct } from '../content/product-identity';
import type { Problem } from '../../shared/page/problem';
import { closest } from '../../shared/texts/suggest';
import { didYouMean } from './messages';
import type { SiteContent } from '../content/site-content';

type DocumentingPage = Pick<
  SiteContent['pages'][number],
  'file' | 'path' | 'frontMatter' | 'frontMatterLines'
>;

/**
 * Components that pages say they document, but that their product does not have. Pages of products without
 * components of their own may name those of any product.
 */
export function checkDocumentedComponents(
  pages: readonly DocumentingPage[],
  components: readonly Pick<ComponentApi, 'name' | 'productId'>[],
  products: readonly KnownProduct[],
): Problem[] {
  return pages.flatMap((page) => {
    const product = productOf(page, products);
    const ofProduct = components.filter(({ productId }) => productId === product);
    const known = new Set((ofProduct.length > 0 ? ofProduct : components).map(({ name }) => name));
    return page.frontMatter.components
      .filter((name) => !known.has(name))
      .map((name) => problemOf(name, known, page));
  });
}

/** A product that does not exist is reported for itself; the path decides in its place. */
function productOf({ path, frontMatter }: DocumentingPage, products: readonly KnownProduct[]): string | null {
  const override = products.find(({ id }) => id === frontMatter.productId)?.id;
  return productIdentity(path, override, products).productId;
}

function problemOf(
  name: string,
  known: ReadonlySet<string>,
  { file, frontMatterLines }: DocumentingPage,
): Problem {
  return {
    rule: 'unknown-documented-component',
    what: `The component "${name}" does not exist.`,
    where: [{ file, line: frontMatterLines['components'] ?? 1 }],
    why: 'The page links to the API page of each component it documents.',
    fix: didYouMean(closest(name, known), 'Write the name of an exported component, such as "IconButton".'),
  };
}
