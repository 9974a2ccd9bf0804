import { dirname, relative, sep } from 'node:path';
import type { Root } from 'hast';
import { createApiLookup, openCodeLink, linkCode } from '../../api/page/code-links';
import { renderComponent } from '../../api/page/rendered-component';
import { readSiteReference } from '../../api/read-api-reference';
import { apiScope, findGuides, productIdentity, readGuidePages } from '../../content/product-identity';
import { readProducts } from '../../content/data-files';
import { pagePath, readText } from '../../content/files';
import { readPage, type UnrenderedPage } from '../../content/page/parse-page';
import { partialReader } from '../../content/read-content';
import { placeImages } from '../../outputs/place-images';
import { CONTENT_FOLDER, REPOSITORY } from '../../support/paths';
import { toComponentTree } from './component-tree';

/**
 * Disables the compiler's parser. It has another syntax without tables and callouts, and would report errors again with
 * a stack trace.
 */
function remarkNothing(this: { Parser?: () => object }): void {
  this.Parser = () => ({ type: 'root', children: [] });
}

const readPartial = partialReader(CONTENT_FOLDER, REPOSITORY);

/** Gives the compiler the parsed page, with the same anchors, code blocks, links, and images as other pages. */
function rehypePage() {
  return async (_tree: Root, { path: file }: { path: string }): Promise<Root> => {
    const { text = '' } = await readText(file, file);
    const path = pagePath(relative(CONTENT_FOLDER, file).split(sep).join('/'));
    const { page, body } = readPage({ file, path, text, readPartial });
    return toComponentTree(body, {
      linkWords: await createWordLinker(page),
      placeImages: (html) => placeImages(html, dirname(file), REPOSITORY),
    });
  };
}

/** Options of gatsby-plugin-mdx. */
export const livePageOptions = {
  mdxOptions: { remarkPlugins: [remarkNothing], rehypePlugins: [rehypePage] },
};

/** Creates the function that links inline code on a live page. The compiler has no access to Gatsby's nodes. */
export async function createWordLinker({
  path,
  frontMatter,
}: Pick<UnrenderedPage, 'path' | 'frontMatter'>): Promise<(html: string) => string> {
  const { components } = await readSiteReference(REPOSITORY);
  const products = await readProducts(CONTENT_FOLDER, REPOSITORY);
  const guides = findGuides(await readGuidePages(CONTENT_FOLDER, REPOSITORY), products, components);
  const { productId } = productIdentity(path, frontMatter.productId, products);
  const lookup = createApiLookup(apiScope(productId, components), frontMatter.components, (product, name) => {
    const found = components.find((one) => one.productId === product && one.name === name);
    if (!found) return null;
    const guide = guides.get(found.path) ?? null;
    // In its own guide, a component links to its reference.
    return { ...renderComponent(found, () => ''), guidePath: guide === path ? null : guide };
  });
  return (html) => linkCode(html, (word) => openCodeLink(word, lookup));
}
