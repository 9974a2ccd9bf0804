import { productIdentity, type ProductId } from '../../content/product-identity';
import { createApiLookup } from '../../api/page/api-lookup';
import { openCodeLink } from '../../api/page/code-word';
import { linkCode } from '../../api/page/link-code';
import { renderComponent } from '../../api/page/rendered-component';
import { readApiReference } from '../../api/read-api-reference';
import type { UnrenderedPage } from '../../content/page/parse-page';
import { REPOSITORY } from '../../support/paths';

/** Makes the function that links the words of code on a live page; the compiler has no store to ask. */
export async function createWordLinker({
  path,
  frontMatter,
}: UnrenderedPage): Promise<(html: string) => string> {
  const { components } = await readApiReference(REPOSITORY);
  const { productId } = productIdentity(path, frontMatter.productId as ProductId | undefined);
  const lookup = createApiLookup(productId, frontMatter.components, (product, name) => {
    const found = components.find((one) => one.productId === product && one.name === name);
    return found ? renderComponent(found, () => '') : null;
  });
  return (html) => linkCode(html, (word) => openCodeLink(word, lookup));
}
