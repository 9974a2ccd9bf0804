import type { ComponentApi } from '../../shared/api/api-reference';
import type { ApiTableReference, CodeWord } from '../../shared/page/page';
import type { Problem } from '../../shared/page/problem';
import { closest } from '../../shared/texts/suggest';
import { wordOwners } from '../content/bare-words';
import type { UnrenderedPage } from '../content/page/parse-page';
import { productIdentity, type KnownProduct } from '../content/product-identity';
import { didYouMean } from './messages';
import { frontMatterPlace, locationOf, type SiteIndex } from './site-index';

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
  const problem = (what: string, fix: string): Problem => ({
    rule: 'api-table',
    what,
    where: [{ file, line, column }],
    fix,
  });
  const component = known.find((candidate) => candidate.name === name);
  if (!component) {
    const names = known.map((candidate) => candidate.name);
    return [problem(`The component "${name}" does not exist.`, didYouMean(closest(name, names), ADVICE))];
  }
  const propNames = component.props.map((prop) => prop.name);
  return (props ?? [])
    .filter((prop) => !propNames.includes(prop))
    .map((prop) => {
      const fix = didYouMean(closest(prop, propNames), `See the props at ${component.path}.`);
      return problem(`"${name}" has no prop "${prop}".`, fix);
    });
}

type DocumentingPage = Pick<UnrenderedPage, 'file' | 'path' | 'frontMatter' | 'frontMatterLines'>;

/**
 * Components that pages say they document, but that their product does not have. Pages of products without
 * components of their own may name those of any product.
 */
export function checkDocumentedComponents(
  pages: readonly DocumentingPage[],
  components: readonly Pick<ComponentApi, 'name' | 'productId'>[],
  products: readonly KnownProduct[],
): Problem[] {
  return pages.flatMap((page) => {
    const { path, frontMatter } = page;
    // A product that does not exist is reported for itself; the path decides in its place.
    const override = products.find(({ id }) => id === frontMatter.productId)?.id;
    const product = productIdentity(path, override, products).productId;
    const ofProduct = components.filter(({ productId }) => productId === product);
    const known = new Set((ofProduct.length > 0 ? ofProduct : components).map(({ name }) => name));
    return frontMatter.components
      .filter((name) => !known.has(name))
      .map((name): Problem => ({
        rule: 'unknown-documented-component',
        what: `The component "${name}" does not exist.`,
        where: [frontMatterPlace(page, 'components')],
        why: 'The page links to the API page of each component it documents.',
        fix: didYouMean(closest(name, known), ADVICE),
      }));
  });
}

/** Words of code that several components of their page know: nobody could say which prop is meant. */
export function checkCodeWords({ content: { pages, api }, componentsOf }: SiteIndex): Problem[] {
  if (!api.complete) return [];
  return pages.flatMap((page) => {
    const known = componentsOf(page);
    const documented = page.frontMatter.components.flatMap(
      (name) => known.find((component) => component.name === name) ?? [],
    );
    return page.codeWords.flatMap((word) => wordProblem(word, page, documented));
  });
}

function wordProblem(
  { word, ...place }: CodeWord,
  page: UnrenderedPage,
  documented: readonly ComponentApi[],
): Problem | [] {
  const owners = wordOwners(word, documented);
  if (owners.length < 2) return [];
  const meanings = owners.map(({ component, isProp }) =>
    isProp ? `${component.name}.${word}` : `a value of ${component.name}`,
  );
  const form = meanings.find((meaning) => meaning.endsWith(`.${word}`));
  return {
    rule: 'code-word',
    what: `\`${word}\` may mean several things: ${meanings.join(', ')}.`,
    where: [locationOf(place, page)],
    why: 'A prop in backticks leads to its description, and readers would come to the wrong one.',
    fix: `Write what you mean, such as \`${form}\`, or <code data-no-link>${word}</code> for no link.`,
  };
}
