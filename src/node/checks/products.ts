import type { Problem, SourceLocation } from '../../shared/problem';
import { productCategoryOf } from '../content/product-identity';
import { suggestion, oneOf } from '../lib/yaml';
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
    const check = (name: string | undefined, ...path: (string | number)[]): Problem | [] => {
      if (name === undefined || !missingPackages.has(name)) return [];
      return {
        rule: 'product-package',
        what: `The package "${name}" of the product "${value.name}" is not installed.`,
        where: [locate(...path)],
        why: 'It is needed for version labels, icons, and API pages.',
        fix: 'Correct the name, or add the package to package.json and run "npm install".',
      };
    };
    return [
      check(value.package, 'package'),
      check(value.icons, 'icons'),
      ...value.api.map((documented, item) => check(documented.package, 'api', item, 'package')),
    ].flat();
  });
}

/** Keys of products that have no effect. */
export function checkProductKeys({ content: { data } }: SiteIndex): Problem[] {
  const withIcons = data.products.find(({ value }) => value.icons !== undefined);
  return data.products.flatMap((product) => {
    const { id, name, category, icons } = product.value;
    const base = { rule: 'product-key', fix: 'Remove the line.' } as const;
    const known = productCategoryOf(id, []);
    const isIgnored = category !== undefined && known !== null && category !== known;
    const isSecond = icons !== undefined && product !== withIcons;
    return [
      isIgnored && {
        ...base,
        what: `The category of the product "${id}" must be "${known}", and not "${category}".`,
        where: [product.locate('category')] as const,
      },
      isSecond && {
        ...base,
        what: `The icons of "${name}" are not published, because only one product can have icons, and "${withIcons?.value.name}" has them.`,
        where: [product.locate('icons')] as const,
      },
    ].filter((problem) => problem !== false);
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
      what: `"${exported}" is not an export of ${packages.map((one) => `"${one}"`).join(' or ')}.`,
      where: [place],
      fix: suggestion(exported, names, 'Remove the line.'),
    };
  };
  return data.products.flatMap(({ value, locate }) => [
    ...value.api.flatMap((documented, item) =>
      Object.keys(documented.withoutPage)
        .filter((name) => name !== '*')
        .flatMap((name) => unknown(name, [documented.package], locate('api', item, 'withoutPage', name))),
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
