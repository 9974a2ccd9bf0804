import type { Problem, SourceLocation } from '../../shared/problem';
import type { Product } from '../../shared/product';
import { closest } from '../../shared/suggest';
import type { Located } from '../content/data-files';
import { productCategoryOf } from '../content/product-identity';
import { installedVersion, REPOSITORY } from '../lib/files';
import { suggestion, oneOf } from '../lib/suggestions';
import { deadPath, frontMatterPlace, type SiteIndex } from './site-index';

/** Checks the products, everything they name, and the pages and navigation trees that belong to them. */
export function* checkProducts(index: SiteIndex): Iterable<Problem> {
  yield* checkPageProducts(index);
  yield* checkUnusedTrees(index);
  for (const product of index.content.data.products) {
    yield* checkKeys(product, index);
    yield* checkPackages(product);
    yield* checkExports(product, index);
    yield* checkPaths(product, index);
  }
}

/** Pages whose front matter names a product that does not exist. */
function* checkPageProducts({ content: { data, pages }, products }: SiteIndex): Iterable<Problem> {
  if (!data.complete.products) return;
  const ids = products.map(({ id }) => id);
  for (const page of pages) {
    const { productId } = page.frontMatter;
    if (productId === undefined || ids.includes(productId)) continue;
    yield {
      rule: 'unknown-product',
      what: `There is no product "${productId}".`,
      where: [frontMatterPlace(page, 'productId')],
      fix: suggestion(productId, ids, oneOf(ids, 'List the product in content/_data/products.yaml.')),
    };
  }
}

/** Trees that no product shows. */
function* checkUnusedTrees({ content: { data }, products }: SiteIndex): Iterable<Problem> {
  if (!data.complete.products) return;
  const used = products.map(({ id, navigation }) => navigation ?? id);
  const free = used.filter((name) => !data.trees.some((tree) => tree.name === name));
  for (const { name, file } of data.trees) {
    if (used.includes(name)) continue;
    const near = closest(name, free);
    const add = `Add "navigation: ${name}" to a product in content/_data/products.yaml, or delete the file.`;
    yield {
      rule: 'unused-navigation',
      what: `No product uses the navigation tree "${name}".`,
      where: [{ file, line: 1 }],
      why: `A tree has the name of its product, or the name in the product's "navigation" key.`,
      fix: near === null ? add : `Rename the file to "${near}.yaml", or: ${add}`,
    };
  }
}

/** Keys whose value is wrong or has no effect. */
function* checkKeys({ value, locate }: Located<Product>, index: SiteIndex): Iterable<Problem> {
  const { id, name, navigation, category, icons } = value;
  const { data } = index.content;
  const earlier = data.products.find((other) => other.value.id === id);
  if (earlier && earlier.value !== value) {
    yield {
      rule: 'duplicate-product',
      what: `Two products have the id "${id}".`,
      where: [earlier.locate('id'), locate('id')],
      fix: 'Change one of them.',
    };
  }
  const trees = data.trees.map((tree) => tree.name);
  if (navigation !== undefined && !trees.includes(navigation)) {
    const otherwise = oneOf(trees, 'Write the tree in content/_data/navigation.');
    yield {
      rule: 'missing-navigation',
      what: `The product "${name}" has the navigation tree "${navigation}", which does not exist.`,
      where: [locate('navigation')],
      fix: suggestion(navigation, trees, otherwise),
    };
  }
  const ignored = { rule: 'product-key', fix: 'Remove the line.' };
  const known = productCategoryOf(id, []);
  if (category !== undefined && known !== null && category !== known) {
    const what = `The category of the product "${id}" must be "${known}", and not "${category}".`;
    yield { ...ignored, what, where: [locate('category')] };
  }
  const withIcons = index.products.find((other) => other.icons !== undefined);
  if (icons !== undefined && withIcons && withIcons !== value) {
    const what = `The icons of "${name}" are not published, because only one product can have icons, and "${withIcons.name}" has them.`;
    yield { ...ignored, what, where: [locate('icons')] };
  }
}

/** Packages that are not installed. */
function* checkPackages({ value, locate }: Located<Product>): Iterable<Problem> {
  const named = [
    { name: value.package, place: locate('package') },
    { name: value.icons, place: locate('icons') },
    ...value.api.map((source, item) => ({ name: source.package, place: locate('api', item, 'package') })),
  ];
  for (const { name, place } of named) {
    if (name === undefined || installedVersion(name, REPOSITORY) !== null) continue;
    yield {
      rule: 'product-package',
      what: `The package "${name}" of the product "${value.name}" is not installed.`,
      where: [place],
      why: 'It is needed for version labels, icons, and API pages.',
      fix: 'Correct the name, or add the package to package.json and run "npm install".',
    };
  }
}

/** Names of components and types that the packages of a product do not export. */
function* checkExports({ value, locate }: Located<Product>, { content }: SiteIndex): Iterable<Problem> {
  const { api, types } = value;
  if (!content.api.complete) return;
  const withoutPage = api.flatMap((source, item) =>
    Object.keys(source.withoutPage)
      .filter((name) => name !== '*')
      .map((name) => ({ name, packages: [source.package], place: locate('api', item, 'withoutPage', name) })),
  );
  const packages = api.map((source) => source.package);
  const explained = types.map(({ name }, item) => ({ name, packages, place: locate('types', item, 'name') }));
  for (const { name, packages: sources, place } of [...withoutPage, ...explained]) {
    const names = sources.flatMap((source) => content.api.exports[source] ?? []);
    const [exported = ''] = name.split('.');
    if (names.length === 0 || names.includes(exported)) continue;
    yield {
      rule: 'product-name',
      what: `"${exported}" is not an export of ${sources.map((source) => `"${source}"`).join(' or ')}.`,
      where: [place],
      fix: suggestion(exported, names, 'Remove the line.'),
    };
  }
}

/** Pages that do not exist. */
function* checkPaths({ value, locate }: Located<Product>, index: SiteIndex): Iterable<Problem> {
  const { name, types, highlights, olderVersions } = value;
  const check = (path: string, does: string, place: SourceLocation): Iterable<Problem> => {
    const what = `The product "${name}" ${does} "${path}", which is not a page.`;
    return deadPath(path, index, { rule: 'product-path', what, where: [place] });
  };
  yield* check(value.path, 'starts at', locate('path'));
  for (const [item, type] of types.entries())
    yield* check(type.path, `explains ${type.name} at`, locate('types', item, 'path'));
  for (const [item, path] of highlights.entries())
    yield* check(path, 'highlights', locate('highlights', item));
  for (const [item, { text, pages }] of olderVersions.entries())
    for (const path of Object.keys(pages))
      yield* check(path, `has ${text} of`, locate('olderVersions', item, 'pages', path));
}
