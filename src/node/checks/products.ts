import type { Problem, SourceLocation } from '../../shared/page/problem';
import { suggestion, oneOf } from '../content/suggestion';
import { frontMatterPlace, type SiteIndex } from './site-index';

const NO_PRODUCTS = 'List the product in content/_data/products.yaml.';

/** Pages whose front matter names a product that does not exist. */
export function checkPageProducts({ content }: SiteIndex): Problem[] {
  const { complete, products } = content.data;
  if (!complete.products) return [];
  const ids = products.map(({ value }) => value.id);
  return content.pages.flatMap((page): Problem | [] => {
    const { productId } = page.frontMatter;
    if (productId === undefined || ids.includes(productId)) return [];
    return {
      rule: 'unknown-product',
      what: `There is no product "${productId}".`,
      where: [frontMatterPlace(page, 'productId')],
      fix: suggestion(productId, ids, oneOf(ids, NO_PRODUCTS)),
    };
  });
}

/** Packages of products that are not installed. */
export function checkProductPackages({ content: { data, missingPackages } }: SiteIndex): Problem[] {
  return data.products.flatMap(({ value, locate }) => {
    const check = (name: string, ...path: (string | number)[]): Problem | [] => {
      if (!missingPackages.has(name)) return [];
      return {
        rule: 'product-package',
        what: `The package "${name}" of the product "${value.name}" is not installed.`,
        where: [locate(...path, 'package')],
        why: 'The labels of versions and the API pages are made from it.',
        fix: 'Mend the name, or add the package to package.json and run "npm install".',
      };
    };
    const own = value.package === undefined ? [] : check(value.package);
    return [own, ...value.api.map((documented, item) => check(documented.package, 'api', item))].flat();
  });
}

/** Names of components and types that the packages of a product do not export. */
export function checkProductNames({ content: { data, api } }: SiteIndex): Problem[] {
  if (!api.complete) return [];
  const unknown = (name: string, packages: readonly string[], place: SourceLocation): Problem | [] => {
    const names = packages.flatMap((one) => api.exports[one] ?? []);
    const [exported = ''] = name.split('.');
    if (names.length === 0 || names.includes(exported)) return [];
    return {
      rule: 'product-name',
      what: `"${exported}" is no export of ${packages.map((one) => `"${one}"`).join(' or ')}.`,
      where: [place],
      fix: suggestion(exported, names, 'Remove the line.'),
    };
  };
  return data.products.flatMap(({ value, locate }) => [
    ...value.api.flatMap((documented, item) =>
      Object.keys(documented.withoutPage).flatMap((name) =>
        unknown(name, [documented.package], locate('api', item, 'withoutPage', name)),
      ),
    ),
    ...value.types.flatMap(({ name }, item) =>
      unknown(
        name,
        value.api.map((documented) => documented.package),
        locate('types', item, 'name'),
      ),
    ),
  ]);
}

/** Two products with one id. */
export function checkProductIds({ content }: SiteIndex): Problem[] {
  const { products } = content.data;
  return products.flatMap(({ value: { id }, locate }, position): Problem | [] => {
    const earlier = products.slice(0, position).find(({ value }) => value.id === id);
    if (!earlier) return [];
    return {
      rule: 'duplicate-product',
      what: `Two products have the id "${id}".`,
      where: [earlier.locate('id'), locate('id')],
      fix: 'Change one of them.',
    };
  });
}
