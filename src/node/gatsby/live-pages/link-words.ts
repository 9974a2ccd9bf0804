import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { apiScope } from '../../content/api-scope';
import { readProducts } from '../../content/data-files';
import { productIdentity } from '../../content/product-identity';
import { createApiLookup } from '../../api/page/api-lookup';
import { openCodeLink } from '../../api/page/code-word';
import { linkCode } from '../../api/page/link-code';
import { renderComponent } from '../../api/page/rendered-component';
import { readSiteReference } from '../../api/site-reference';
import { pagePath } from '../../content/page-files';
import { CONTENT_FOLDER, REPOSITORY } from '../../support/paths';
import { readPage } from '../../content/page/parse-page';

/** Makes the function that links the words of code on a live page; the compiler has no store to ask. */
export async function createWordLinker(file: string): Promise<(html: string) => string> {
  const { components } = await readSiteReference(REPOSITORY);
  const path = pagePath(relative(CONTENT_FOLDER, file).split(sep).join('/'));
  const { frontMatter } = readPage({ file, path, text: readFileSync(file, 'utf8') }).page;
  const products = await readProducts(CONTENT_FOLDER, REPOSITORY);
  const { productId } = productIdentity(path, frontMatter.productId, products);
  const lookup = createApiLookup(apiScope(productId, components), frontMatter.components, (product, name) => {
    const found = components.find((one) => one.productId === product && one.name === name);
    return found ? renderComponent(found, () => '') : null;
  });
  return (html) => linkCode(html, (word) => openCodeLink(word, lookup));
}
