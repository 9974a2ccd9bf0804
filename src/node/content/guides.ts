import { join } from 'node:path';
import type { ComponentApi } from '../../shared/api/api-reference';
import type { Product } from '../../shared/product/product';
import { isPageFile, listFiles, pagePath, repositoryPath } from './content-files';
import type { UnrenderedPage } from './page/parse-page';
import { readFrontMatter, frontMatterOf } from './page/read-front-matter';
import { productIdentity } from './product-identity';
import { readText } from './read-text';

/** Data that determines the guide of a component. */
type GuidePage = Pick<UnrenderedPage, 'path' | 'frontMatter'>;

/**
 * Paths of the main guides, by API page. The main guide lists the component first, and a child page only adds to its
 * parent.
 */
export function findGuides(
  pages: readonly GuidePage[],
  products: readonly Product[],
  components: readonly Pick<ComponentApi, 'name' | 'path' | 'productId'>[],
): ReadonlyMap<string, string> {
  const guides = new Map<string, string>();
  const fromTheTop = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, frontMatter } of fromTheTop) {
    const [main] = frontMatter.components;
    const { productId } = productIdentity(path, frontMatter.productId, products);
    const component = components.find((one) => one.productId === productId && one.name === main);
    if (component && !guides.has(component.path)) guides.set(component.path, path);
  }
  return guides;
}

/** Reads the front matter of all pages in a content folder. */
export async function readGuidePages(contentFolder: string, repository: string): Promise<GuidePage[]> {
  const files = (await listFiles(contentFolder)).filter(isPageFile);
  return Promise.all(
    files.map(async (path) => {
      const absolutePath = join(contentFolder, path);
      const file = repositoryPath(absolutePath, repository);
      const { text = '' } = await readText(absolutePath, file);
      return { path: pagePath(path), frontMatter: readFrontMatter(frontMatterOf(text), text, file).values };
    }),
  );
}
