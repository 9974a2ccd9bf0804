import { BADGES } from '../../shared/badges';
import type { MenuItem } from '../../shared/menu';
import type { NavigationEntry } from '../../shared/data-schemas';
import type { Product } from '../../shared/product';
import type { ErrorCode } from '../../shared/error-code';
import { treesWithMenus, type TreeWithMenu } from '../content/menus';
import type { SiteContent } from '../content/data-files';
import { renderNotice } from '../content/notifications';
import { productCategoryOf, productIdentity } from '../content/product-identity';
import { interfaceStrings, titlesOf } from '../content/translations';
import { installedVersion } from '../lib/files';
import { type NewNode, productNodeId, TEXTS_ID, treeId } from './nodes';
import { normalizePath } from '../../shared/paths';

/** Nodes of products, navigation, redirects, news, search groups, and strings. */
export function dataNodes(
  content: Pick<SiteContent, 'data' | 'pages' | 'api'>,
  repository: string,
): NewNode[] {
  const { data, pages } = content;
  const products = data.products.map(({ value }) => value);
  return [
    { id: TEXTS_ID, type: 'InterfaceTexts', fields: { strings: interfaceStrings(data.translations) } },
    ...products.map((product, position) => productNode(product, position, products, repository)),
    ...treesWithMenus(data, pages).flatMap(treeNodes),
    ...titleTable(content).map((title) => ({
      id: `title ${title.product} ${title.path}`,
      type: 'PageTitle',
      fields: title,
    })),
    ...data.redirects.map(({ value }) => ({ id: `redirect ${value.from}`, type: 'Redirect', fields: value })),
    ...listNodes(
      'NewsItem',
      data.news.map(({ value }) => value),
    ),
    ...listNodes('SearchGroup', data.search.groups),
  ];
}

function listNodes(type: string, items: readonly object[]): NewNode[] {
  return items.map((item, position) => ({ id: `${type} ${position}`, type, fields: { ...item, position } }));
}

/** A node for every error code of the installed packages. */
export function errorNodes(errors: readonly Required<ErrorCode>[]): NewNode[] {
  return errors.map((error) => ({ id: `error ${error.code}`, type: 'ErrorCode', fields: error }));
}

function productNode(
  { id, ...product }: Product,
  position: number,
  products: readonly Product[],
  repository: string,
): NewNode {
  const fields = {
    ...product,
    notice: product.notice ? renderNotice(product.notice) : null,
    productId: id,
    productCategoryId: productCategoryOf(id, products),
    position,
    tree: product.navigation ?? id,
    version: product.package ? installedVersion(product.package, repository) : null,
  };
  return { id: productNodeId(id), type: 'Product', fields };
}

function treeNodes({ name, entries, menu, menuUrl }: TreeWithMenu): NewNode[] {
  const tree = { id: treeId(name), type: 'NavigationTree', fields: { name, entries, menu, menuUrl } };
  const below = entryNodes(name, entries, menu, null, 0);
  return [tree, ...below.map((node, position) => ({ ...node, fields: { ...node.fields, position } }))];
}

const NO_BADGES = Object.fromEntries(BADGES.map((badge) => [badge, false]));

/** A node for each entry and its children, in reading order. */
function entryNodes(
  tree: string,
  entries: readonly NavigationEntry[],
  menu: readonly MenuItem[],
  parent: string | null,
  depth: number,
): NewNode[] {
  return entries.flatMap((entry, index) => {
    const { children = [], apiVariant: _apiVariant, ...own } = entry;
    const { title = '', kind = 'page', href = null, children: rows = [] } = menu[index] ?? {};
    const id = `${parent ?? treeId(tree)} > ${index}`;
    const childIds = children.map((_child, childIndex) => `${id} > ${childIndex}`);
    const fields = { ...NO_BADGES, ...own, tree, depth, title, kind, href, entries: childIds };
    const node = { id, type: 'NavigationEntry', fields, parent, children: childIds };
    return [node, ...entryNodes(tree, children, rows, id, depth + 1)];
  });
}

/** The title of a page, as menus show it. */
interface TableTitle {
  product: string;
  path: string;
  title: string;
  /** True if the translations override its title. */
  isOverridden: boolean;
}

/** The titles of all pages, by product and path. Translations override titles from front matter and components. */
export function titleTable({ data, pages, api }: Pick<SiteContent, 'data' | 'pages' | 'api'>): TableTitle[] {
  const products = data.products.map(({ value }) => value);
  const written = pages.map(({ path, frontMatter: { title, productId } }) => {
    const product = productIdentity(path, productId, products).productId;
    return { product, path, title };
  });
  const generated = api.components.map((each) => ({ ...each, product: each.productId, title: each.name }));
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
