import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { SiteData } from '../content/data-files';
import { readApiReference } from '../api/read-api-reference';
import { gatherProducts } from '../search/gather-products';
import { writeIndex } from '../search/write-index';
import { demoId, type DemoNode, type DocPageNode, type NavigationTreeNode } from './nodes';
import { REPOSITORY } from './paths';

const API_PAGE = /^\/[^/]+\/api\//;

/** Writes the search index of all pages that exist by now. */
export async function writeSearchIndex(
  { getNode, getNodesByType }: Pick<CreatePagesArgs, 'getNode' | 'getNodesByType'>,
  data: SiteData,
): Promise<void> {
  const paths = new Set(getNodesByType('SitePage').map((page) => String(page['path'])));
  const products = gatherProducts({
    products: data.products.map(({ value }) => value),
    pages: getNodesByType('DocPage') as unknown as DocPageNode[],
    trees: getNodesByType('NavigationTree') as unknown as NavigationTreeNode[],
    demoSource: (path, name) => (getNode(demoId(path, name)) as DemoNode | undefined)?.source ?? '',
    components: await componentsWithPages(paths),
  });
  writeIndex(join(REPOSITORY, 'public'), products, data.search);
}

/** A component is found where readers can read about it. */
async function componentsWithPages(paths: ReadonlySet<string>) {
  if (![...paths].some((path) => API_PAGE.test(path))) return [];
  const { components } = await readApiReference(REPOSITORY);
  return components.filter(({ path }) => paths.has(path));
}
