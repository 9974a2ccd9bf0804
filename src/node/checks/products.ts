import type { Problem, SourceLocation } from '../../shared/page/problem';
import { closest } from '../../shared/texts/suggest';
import { didYouMean, oneOf, pathFix } from './messages';
import type { SiteIndex } from './site-index';
import { findTarget } from './target';

const NO_PRODUCTS = 'List the product in content/_data/products.yaml.';

/** Pages whose front matter names a product that does not exist. */
export function checkPageProducts({ content }: SiteIndex): Problem[] {
  const { complete, products } = content.data;
  if (!complete.products) return [];
  const ids = products.map(({ value }) => value.id);
  return content.pages.flatMap(({ file, frontMatter, frontMatterLines }): Problem[] => {
    const { productId } = frontMatter;
    if (productId === undefined || ids.includes(productId)) return [];
    return [
      {
        rule: 'unknown-product',
        what: `There is no product "${productId}".`,
        where: [{ file, line: frontMatterLines['productId'] ?? 1 }],
        fix: didYouMean(closest(productId, ids), oneOf(ids, NO_PRODUCTS)),
      },
    ];
  });
}

/** Products that start at, or point out, a page that does not exist, and products that are listed twice. */
export function checkProductPaths(index: SiteIndex): Problem[] {
  return index.content.data.products.flatMap(({ value, locate }) => [
    ...checkPath(
      value.path,
      `The product "${value.name}" starts at "${value.path}", which is no page.`,
      locate('path'),
      index,
    ),
    ...value.types.flatMap(({ name, path }, item) =>
      checkPath(
        path,
        `The product "${value.name}" explains ${name} at "${path}", which is no page.`,
        locate('types', item, 'path'),
        index,
      ),
    ),
    ...value.highlights.flatMap((path, item) =>
      checkPath(
        path,
        `The product "${value.name}" points out "${path}", which is no page.`,
        locate('highlights', item),
        index,
      ),
    ),
  ]);
}

/** Packages of products that are not installed. */
export function checkProductPackages({ content: { data, missingPackages } }: SiteIndex): Problem[] {
  return data.products.flatMap(({ value, locate }) => {
    const named = [
      ...(value.package === undefined ? [] : [{ name: value.package, place: locate('package') }]),
      ...value.api.map((documented, item) => ({
        name: documented.package,
        place: locate('api', item, 'package'),
      })),
    ];
    return named
      .filter(({ name }) => missingPackages.has(name))
      .map(({ name, place }): Problem => ({
        rule: 'product-package',
        what: `The package "${name}" of the product "${value.name}" is not installed.`,
        where: [place],
        why: 'The labels of versions and the API pages are made from it.',
        fix: 'Mend the name, or add the package to package.json and run "npm install".',
      }));
  });
}

/** Two products with one id. */
export function checkProductIds({ content }: SiteIndex): Problem[] {
  const { products } = content.data;
  return products.flatMap(({ value, locate }, position): Problem[] => {
    const earlier = products.slice(0, position).find((other) => other.value.id === value.id);
    if (!earlier) return [];
    const what = `Two products have the id "${value.id}".`;
    return [
      {
        rule: 'duplicate-product',
        what,
        where: [earlier.locate('id'), locate('id')],
        fix: 'Change one of them.',
      },
    ];
  });
}

function checkPath(path: string, what: string, location: SourceLocation, index: SiteIndex): Problem[] {
  const fix = pathFix(findTarget(path, '', index));
  return fix === null ? [] : [{ rule: 'product-path', what, where: [location], fix }];
}
