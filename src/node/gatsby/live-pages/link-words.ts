import { apiScope, productIdentity } from '../../content/product-identity';
import { readProducts } from '../../content/data-files';
import { findGuides, readGuidePages } from '../../content/guides';
import { createApiLookup } from '../../api/page/api-lookup';
import { openCodeLink } from '../../api/page/code-word';
import { linkCode } from '../../api/page/link-code';
import { renderComponent } from '../../api/page/rendered-component';
import { readSiteReference } from '../../api/site-reference';
import type { UnrenderedPage } from '../../content/page/parse-page';
import { CONTENT_FOLDER, REPOSITORY } from '../../support/paths';

/** Makes the function that links the words of code on a live page; the compiler has no store to ask for components. */
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
    // From its own guide, a component leads on to its reference.
    return { ...renderComponent(found, () => ''), guidePath: guide === path ? null : guide };
  });
  return (html) => linkCode(html, (word) => openCodeLink(word, lookup));
}
