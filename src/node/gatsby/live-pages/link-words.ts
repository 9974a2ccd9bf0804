import { apiScope } from '../../content/api-scope';
import { readProducts } from '../../content/data-files';
import { productIdentity } from '../../content/product-identity';
import { createApiLookup } from '../../api/page/api-lookup';
import { openCodeLink } from '../../api/page/code-word';
import { linkCode } from '../../api/page/link-code';
import { renderComponent } from '../../api/page/rendered-component';
import { readSiteReference } from '../../api/site-reference';
import type { UnrenderedPage } from '../../content/page/parse-page';
import { CONTENT_FOLDER, REPOSITORY } from '../../support/paths';

/**
 * Makes the function that links the words of code on a live page. The compiler has no store to ask for the guides of
 * components: on live pages they lead to the reference.
 */
export async function createWordLinker({
  path,
  frontMatter,
}: UnrenderedPage): Promise<(html: string) => string> {
  const { components } = await readSiteReference(REPOSITORY);
  const products = await readProducts(CONTENT_FOLDER, REPOSITORY);
  const { productId } = productIdentity(path, frontMatter.productId, products);
  const lookup = createApiLookup(apiScope(productId, components), frontMatter.components, (product, name) => {
    const found = components.find((one) => one.productId === product && one.name === name);
    return found ? renderComponent(found, () => '') : null;
  });
  return (html) => linkCode(html, (word) => openCodeLink(word, lookup));
}
