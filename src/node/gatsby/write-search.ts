import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { SiteWithApi } from '../content/api-pages';
import { gatherProducts } from '../search/gather-products';
import { writeIndex } from '../search/write-index';
import { demoId, type DemoNode, type DocPageNode, type NavigationTreeNode } from './nodes';
import { REPOSITORY } from '../support/paths';

/** Writes the search index of all content and API pages. */
export function writeSearchIndex(
  { getNode, getNodesByType }: Pick<CreatePagesArgs, 'getNode' | 'getNodesByType'>,
  { data, api }: SiteWithApi,
): void {
  const products = gatherProducts({
    products: data.products.map(({ value }) => value),
    pages: getNodesByType('DocPage') as unknown as DocPageNode[],
    trees: getNodesByType('NavigationTree') as unknown as NavigationTreeNode[],
    demoSource: (path, name) => (getNode(demoId(path, name)) as DemoNode | undefined)?.source ?? '',
    components: api.components,
  });
  writeIndex(join(REPOSITORY, 'public'), products, data.search);
}
