import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteReference } from '../../src/node/api/read-api-reference';
import { readDataFiles, type SiteData } from '../../src/node/content/data-files';
import { treesWithMenus, type LabeledPage } from '../../src/node/content/menus';
import { isPageFile, filesBelow, pagePath } from '../../src/node/lib/files';
import { parsePage } from '../../src/node/markdown/parse-page';
import {
  gatherProducts,
  type ContentPage,
  type IndexableProduct,
  type SearchSource,
} from '../../src/node/search/gather-products';
import { productIdentity } from '../../src/node/content/product-identity';

/** Search data of this site, read from its content. */
export interface SiteProducts {
  data: SiteData;
  /** Without API pages. */
  content: IndexableProduct[];
  /** With an API page for every component. */
  withApi: IndexableProduct[];
}

/** Groups the search data of this site by product. */
export async function readSiteProducts(): Promise<SiteProducts> {
  const { data, source } = await readSearchSource(process.cwd());
  return {
    data,
    content: gatherProducts({ ...source, components: [] }),
    withApi: gatherProducts(source),
  };
}

/** Reads content and declarations of a repository, without Gatsby. */
export async function readSearchSource(
  repository: string,
): Promise<{ data: SiteData; source: SearchSource }> {
  const folder = join(repository, 'content');
  const data = await readDataFiles(folder, repository);
  const files = filesBelow(folder).filter(isPageFile);
  const { components } = await readSiteReference(repository);
  const pages = files.map((file) => readPage(folder, file, data));
  const source: SearchSource = {
    products: data.products.map(({ value }) => value),
    pages,
    trees: treesWithMenus(data, pages),
    demoSource: (path, name) => {
      const file = join(folder, path, `${name}.tsx`);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    components,
  };
  return { data, source };
}

function readPage(folder: string, file: string, { products }: SiteData): ContentPage & LabeledPage {
  const path = pagePath(file);
  const page = parsePage({ file: `content/${file}`, path, text: readFileSync(join(folder, file), 'utf8') });
  const known = products.map(({ value }) => value);
  return { ...page, ...productIdentity(path, page.frontMatter.productId, known) };
}
