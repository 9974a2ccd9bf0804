import type { ComponentApi } from '../../shared/api/api-reference';
import type { ApiTableReference } from '../../shared/page/page';
import type { Problem } from '../../shared/page/problem';
import type { UnrenderedPage } from '../content/page/parse-page';
import { productIdentity, type KnownProduct } from '../content/product-identity';
import { suggestion } from '../content/suggestion';
import { frontMatterPlace, type SiteIndex } from './site-index';

const ADVICE = 'Write the name of an exported component, such as "IconButton".';

/** Components in front matter and in API tables that do not exist, and props that they do not have. */
export function checkApi({ content: { pages, api }, products, componentsOf }: SiteIndex): Problem[] {
  if (!api.complete || api.components.length === 0) return [];
  const tables = pages.flatMap((page) => {
    const known = componentsOf(page);
    return page.apiTables.flatMap((table) => tableProblems(table, page, known));
  });
  return [...checkDocumentedComponents(pages, api.components, products), ...tables];
}

function tableProblems(
  { component: name, props, line, column }: ApiTableReference,
  { file }: UnrenderedPage,
  known: readonly ComponentApi[],
): Problem[] {
  const base: Pick<Problem, 'rule' | 'where'> = { rule: 'api-table', where: [{ file, line, column }] };
  const component = known.find((candidate) => candidate.name === name);
  if (!component) return [{ ...base, ...unknownComponent(name, known, ADVICE) }];
  return (props ?? [])
    .filter((prop) => !component.props.some((declared) => declared.name === prop))
    .map((prop) => ({ ...base, ...unknownProp(prop, component) }));
}

/** Text of a problem. */
export type Texts = Pick<Problem, 'what' | 'fix'>;

/** Text for an unknown component. */
export function unknownComponent(
  name: string,
  known: Iterable<Pick<ComponentApi, 'name'>>,
  advice: string,
): Texts {
  const names = Array.from(known, (component) => component.name);
  return { what: `The component "${name}" does not exist.`, fix: suggestion(name, names, advice) };
}

/** Text for an unknown prop. */
export function unknownProp(prop: string, { name, props, path }: ComponentApi): Texts {
  const names = props.map((declared) => declared.name);
  return {
    what: `"${name}" has no prop "${prop}".`,
    fix: suggestion(prop, names, `See the props at ${path}.`),
  };
}

/**
 * Finds documented components that the page's product does not have. If a product has no components, its pages can
 * document any.
 */
export function checkDocumentedComponents(
  pages: readonly UnrenderedPage[],
  components: readonly Pick<ComponentApi, 'name' | 'productId'>[],
  products: readonly KnownProduct[],
): Problem[] {
  return pages.flatMap((page) => {
    const { path, frontMatter } = page;
    // Another check reports a product that does not exist. Here, the path decides instead.
    const override = products.find(({ id }) => id === frontMatter.productId)?.id;
    const product = productIdentity(path, override, products).productId;
    const ofProduct = components.filter(({ productId }) => productId === product);
    const known = ofProduct.length > 0 ? ofProduct : components;
    return frontMatter.components
      .filter((name) => !known.some((component) => component.name === name))
      .map((name): Problem => ({
        rule: 'unknown-documented-component',
        ...unknownComponent(name, known, ADVICE),
        where: [frontMatterPlace(page, 'components')],
        why: 'The page links to the API page of each component it documents.',
      }));
  });
}
