import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { labelEntries } from '../../shared/navigation/label-entries';
import { toMenu, type MenuItem } from '../../shared/navigation/menu';
import type { NavigationEntry } from '../../shared/navigation/navigation-entry';
import type { Product } from '../../shared/product/product';
import { interfaceStrings, titlesOf } from '../content/translation-table';
import { readApiReference } from '../api/read-api-reference';
import { listApiPages, type SiteWithApi } from '../content/api-pages';
import { readPageLabels } from '../content/page-labels';
import { readDataFiles, type NavigationTree } from '../content/data-files';
import { productNodeId, TEXTS_ID, treeId } from './nodes';
import { CONTENT_FOLDER, REPOSITORY } from '../support/paths';

type NodeTools = Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>;

/** Makes nodes of products, navigation, redirects, news, search groups and texts from `content/_data`. */
export async function sourceDataNodes(tools: NodeTools): Promise<SiteWithApi> {
  const reference = await readApiReference(REPOSITORY);
  const site = listApiPages(await readDataFiles(CONTENT_FOLDER, REPOSITORY), reference);
  const { data } = site;
  addNode(TEXTS_ID, 'InterfaceTexts', { strings: interfaceStrings(data.translations) }, tools);
  for (const { value } of data.products) createProductNode(value, tools);
  const labels = await readPageLabels(CONTENT_FOLDER);
  for (const tree of data.trees) {
    const titles = titlesOf(data.translations, tree.name);
    createTreeNodes({ ...tree, entries: labelEntries(tree.entries, labels, titles) }, titles, tools);
  }
  for (const { value } of data.redirects) {
    addNode(`redirect ${value.from}`, 'Redirect', value, tools);
  }
  data.news.forEach(({ value }, position) =>
    addNode(`news ${position}`, 'NewsItem', { ...value, position }, tools),
  );
  data.search.groups.forEach((group, position) =>
    addNode(`search-group ${position}`, 'SearchGroup', { ...group, position }, tools),
  );
  return site;
}

function createProductNode({ id, ...product }: Product, tools: NodeTools): void {
  const fields = {
    ...product,
    productId: id,
    tree: product.navigation ?? id,
    version: product.package ? installedVersion(product.package) : null,
  };
  addNode(productNodeId(id), 'Product', fields, tools);
}

/** The version in node_modules: the labels of the site cannot differ from what it shows. */
export function installedVersion(packageName: string): string {
  const require = createRequire(join(REPOSITORY, 'package.json'));
  return (require(`${packageName}/package.json`) as { version: string }).version;
}

function createTreeNodes(
  tree: Pick<NavigationTree, 'name' | 'entries'>,
  titles: Readonly<Record<string, string>>,
  tools: NodeTools,
): void {
  const menu = toMenu(tree.entries, titles);
  const menuUrl = `/navigation/${tree.name}-${tools.createContentDigest(menu).slice(0, 10)}.json`;
  addNode(
    treeId(tree.name),
    'NavigationTree',
    { name: tree.name, entries: tree.entries, menu, menuUrl },
    tools,
  );
  createEntryNodes(tree.name, tree.entries, menu, null, 0, tools);
}

function createEntryNodes(
  tree: string,
  entries: readonly NavigationEntry[],
  menu: readonly MenuItem[],
  parent: string | null,
  depth: number,
  tools: NodeTools,
): string[] {
  return entries.map((entry, index) => {
    const { children = [], linkProps: _linkProps, apiVariant: _apiVariant, ...own } = entry;
    const row = menu[index];
    const id = `${parent ?? treeId(tree)} > ${index}`;
    const childIds = createEntryNodes(tree, children, row?.children ?? [], id, depth + 1, tools);
    const badges = {
      newFeature: false,
      planned: false,
      unstable: false,
      beta: false,
      legacy: false,
      deprecated: false,
    };
    const fields = {
      ...badges,
      ...own,
      tree,
      depth,
      title: row?.title ?? '',
      kind: row?.kind ?? 'page',
      href: row?.href ?? null,
      entries: childIds,
    };
    addNode(id, 'NavigationEntry', fields, tools, parent, childIds);
    return id;
  });
}

function addNode(
  id: string,
  type: string,
  fields: object,
  { actions, createContentDigest }: NodeTools,
  parent: string | null = null,
  children: string[] = [],
): void {
  actions.createNode({
    ...fields,
    id,
    parent,
    children,
    internal: { type, contentDigest: createContentDigest(fields) },
  });
}
