import type { ComponentApi } from '../../shared/api/api-reference';
import type { CodeWord } from '../../shared/page/page';
import type { Problem } from '../../shared/page/problem';
import { apiScope } from '../content/api-scope';
import { wordOwners } from '../content/bare-words';
import type { UnrenderedPage } from '../content/page/parse-page';
import { productIdentity } from '../content/product-identity';
import { locationOf } from './page-place';
import type { SiteIndex } from './site-index';

/** Words of code that several components of their page know: nobody could say which prop is meant. */
export function checkCodeWords({ content: { pages, api, data } }: SiteIndex): Problem[] {
  if (!api.complete) return [];
  const products = data.products.map(({ value }) => value);
  return pages.flatMap((page) => {
    const { productId } = productIdentity(page.path, page.frontMatter.productId, products);
    const scope = apiScope(productId, api.components);
    const documented = page.frontMatter.components.flatMap((name) => findIn(scope, name, api.components));
    return page.codeWords.flatMap((word) => problemsOf(word, page, documented));
  });
}

function findIn(
  scope: readonly string[],
  name: string,
  components: readonly ComponentApi[],
): ComponentApi | [] {
  const named = components.filter((component) => component.name === name);
  return scope.flatMap((product) => named.find(({ productId }) => productId === product) ?? [])[0] ?? [];
}

function problemsOf(
  { word, ...place }: CodeWord,
  page: UnrenderedPage,
  documented: readonly ComponentApi[],
): Problem[] {
  const owners = wordOwners(word, documented);
  if (owners.length < 2) return [];
  const meanings = owners.map(({ component, isProp }) =>
    isProp ? `${component.name}.${word}` : `a value of ${component.name}`,
  );
  const form = meanings.find((meaning) => meaning.endsWith(`.${word}`));
  return [
    {
      rule: 'code-word',
      what: `\`${word}\` may mean several things: ${meanings.join(', ')}.`,
      where: [locationOf(place, page)],
      why: 'A prop in backticks leads to its description, and readers would come to the wrong one.',
      fix: `Write what you mean, such as \`${form}\`, or <code data-no-link>${word}</code> for no link.`,
    },
  ];
}
