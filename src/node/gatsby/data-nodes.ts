import { apiAnchors } from '../../shared/api-reference';
import { BADGES } from '../../shared/badges';
import type { NavigationEntry } from '../../shared/data-schemas';
import type { MenuItem } from '../../shared/menu';
import { normalizePath } from '../../shared/paths';
import type { Product } from '../../shared/product';
import { createTranslate } from '../../shared/translations';
import { renderApiPage } from '../api/page/api-page';
import { createTypeLinks } from '../api/page/code-links';
import {
  createDocRenderer,
  createLinkResolver,
  renderComponent,
  type ResolveLink,
} from '../api/page/rendered-component';
import { HAND_MADE_PATHS, type SiteContent } from '../content/site-content';
import { treesWithMenus, type TreeWithMenu } from '../content/menus';
import { renderNotice } from '../content/notifications';
import { findGuides, findPagesAbout, productCategoryOf, productIdentity } from '../content/product-identity';
import { interfaceStrings, titlesOf } from '../content/translations';
import { installedVersion } from '../lib/files';
import { apiNodeId, type NewNode, pageId, productNodeId, TEXTS_ID, treeId } from './nodes';

/** Nodes of products, navigation, redirects, news, search groups, and strings. */
export function dataNodes(content: SiteContent, repository: string): NewNode[] {
  const { data, products, pages } = content;
  const news = data.news.map(({ value }) => value);
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
    ...listNodes('NewsItem', news),
    ...listNodes('SearchGroup', data.search.groups),
  ];
}

function listNodes(type: string, items: readonly object[]): NewNode[] {
  return items.map((item, position) => ({ id: `${type} ${position}`, type, fields: { ...item, position } }));
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

/** The titles of all pages, by product and path. Translations override titles from front matter and components. */
export function titleTable({ data, products, pages, api }: SiteContent) {
  const written = pages.map(({ path, frontMatter: { title, productId } }) => {
    const product = productIdentity(path, productId, products).productId;
    return { product, path, title };
  });
  const generated = api.components.map((each) => ({ ...each, product: each.productId, title: each.name }));
  return [...written, ...generated]
    .flatMap(({ product, path, title }) => {
      if (product === null) return [];
      const tree = products.find(({ id }) => id === product)?.navigation ?? product;
      // Sub-headers are in the same table, with names without a slash.
      const titles = Object.entries(titlesOf(data.translations, tree));
      const [, override] = titles.find(([key]) => key.startsWith('/') && normalizePath(key) === path) ?? [];
      return [{ product, path, title: override ?? title, isOverridden: override !== undefined }];
    })
    .sort((a, b) => a.product.localeCompare(b.product) || a.path.localeCompare(b.path));
}

/** Inputs of API pages. They are rebuilt only if these change. */
export type ApiInputs = ReturnType<typeof apiInputs>;

/** Collects the inputs of API pages. */
export function apiInputs(content: SiteContent, repository: string) {
  const { data, products, api, pages } = content;
  const packages = new Set(api.components.map((component) => component.package));
  const pagesAbout = findPagesAbout(pages, products, api.components);
  return {
    links: linkInputs(content),
    products: products.map(({ id, repository: source, types }) => ({ id, repository: source, types })),
    /** API page → main guide. */
    guides: Object.fromEntries(findGuides(pages, products, api.components)),
    /** API page → ids of the pages that list its component. */
    pageIds: Object.fromEntries(
      [...pagesAbout].map(([path, about]) => [path, about.map(({ file }) => pageId(file))]),
    ),
    strings: interfaceStrings(data.translations),
    /** Package → installed version. */
    versions: Object.fromEntries([...packages].map((name) => [name, installedVersion(name, repository)])),
  };
}

/** A node with the rendered API page of every component. */
export function apiNodes({ links, products, guides, pageIds, strings, versions }: ApiInputs): NewNode[] {
  const markdown = createDocRenderer(libraryLinks(links));
  const t = createTranslate({ en: strings }, 'en');
  const known = new Map(
    links.components.map((component) => [
      apiNodeId(component.productId, component.name),
      renderComponent(component, markdown),
    ]),
  );
  const explained = products.flatMap(({ types }) => types);
  return [...known].map(([id, rendered]) => {
    const component = (name: string) => known.get(apiNodeId(rendered.productId, name)) ?? null;
    const body = renderApiPage(rendered, {
      t,
      markdown,
      version: versions[rendered.package] ?? '',
      repository: products.find((product) => product.id === rendered.productId)?.repository ?? null,
      component,
      openType: createTypeLinks(component, explained),
    });
    return {
      id,
      type: 'ComponentApi',
      fields: {
        ...rendered,
        ...body,
        guidePath: guides[rendered.path] ?? null,
        pageIds: pageIds[rendered.path] ?? [],
      },
    };
  });
}

/** Collects the inputs of links in documentation comments. */
function linkInputs({ api, data, pages }: SiteContent) {
  return {
    components: api.components,
    pages: pages.map(({ path, anchors }) => ({ path, anchors })),
    redirects: data.redirects.map(({ value }) => value),
  };
}

/** Resolves links in doc comments to pages of this site. */
function libraryLinks({ components, pages, redirects }: ReturnType<typeof linkInputs>): ResolveLink {
  return createLinkResolver(
    new Map<string, readonly string[]>([
      ...HAND_MADE_PATHS.map((path) => [path, []] as const),
      ...pages.map(({ path, anchors }) => [path, anchors] as const),
      ...components.map((component) => [component.path, apiAnchors(component)] as const),
    ]),
    new Map(redirects.map(({ from, to }) => [from, to])),
  );
}
