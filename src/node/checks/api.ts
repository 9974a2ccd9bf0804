import { checkDocumentedComponents } from './documented-components';
import { apiScope } from '../content/api-scope';
import type { ComponentApi } from '../../shared/api/api-reference';
import type { ApiTableReference } from '../../shared/page/page';
import type { Problem } from '../../shared/page/problem';
import { productIdentity, type KnownProduct } from '../content/product-identity';
import { closest } from '../../shared/texts/suggest';
import type { UnrenderedPage } from '../content/page/parse-page';
import { didYouMean } from './messages';
import type { SiteIndex } from './site-index';

/** Components in front matter and in API tables that do not exist, and props that they do not have. */
export function checkApi({ content: { pages, api, data } }: SiteIndex): Problem[] {
  if (!api.complete || api.components.length === 0) return [];
  const products = data.products.map(({ value }) => value);
  const tables = pages.flatMap((page) =>
    page.apiTables.flatMap((table) => tableProblems(table, page, api.components, products)),
  );
  return [...checkDocumentedComponents(pages, api.components, products), ...tables];
}

function tableProblems(
  { component: name, props, line, column }: ApiTableReference,
  { file, path, frontMatter }: UnrenderedPage,
  components: readonly ComponentApi[],
  products: readonly KnownProduct[],
): Problem[] {
  const { productId } = productIdentity(path, frontMatter.productId, products);
  const scope = apiScope(productId, components);
  const known = components.filter((component) => scope.includes(component.productId));
  const component = known.find((candidate) => candidate.name === name);
  const problem = (what: string, fix: string): Problem => ({
    rule: 'api-table',
    what,
    where: [{ file, line, column }],
    fix,
  });
  if (!component) {
    const near = closest(
      name,
      known.map((candidate) => candidate.name),
    );
    const fix = didYouMean(near, 'Write the name of an exported component, such as "IconButton".');
    return [problem(`The component "${name}" does not exist.`, fix)];
  }
  const propNames = component.props.map((prop) => prop.name);
  return (props ?? [])
    .filter((prop) => !propNames.includes(prop))
    .map((prop) => {
      const fix = didYouMean(closest(prop, propNames), `See the props at ${component.path}.`);
      return problem(`"${name}" has no prop "${prop}".`, fix);
    });
}
