import type { ComponentApi } from '../../shared/api-reference';
import { type ExampleElement, isElement, namesIn, type PropValue } from '../../shared/playground';
import type { ApiTableReference, PlaygroundReference } from '../../shared/page';
import type { Problem, SourceLocation } from '../../shared/problem';
import type { UnrenderedPage } from '../markdown/parse-page';
import { allows, chosenKnob, knobOf, moduleOf } from '../content/playgrounds';
import { isAttribute, type KnownProduct, productIdentity } from '../content/product-identity';
import { suggestion } from '../lib/yaml';
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
  const base: Pick<Problem, 'rule' | 'where'> = { rule: 'api-table', where: [{ file, line, column }] };
  const component = known.find((candidate) => candidate.name === name);
  if (!component) return [{ ...base, ...unknownComponent(name, known, ADVICE) }];
  return (props ?? [])
    .filter((prop) => !component.props.some((declared) => declared.name === prop))
    .map((prop) => ({ ...base, ...unknownProp(prop, component) }));
}

/** Text of a problem. */
type Texts = Pick<Problem, 'what' | 'fix'>;

/** Text for an unknown component. */
function unknownComponent(name: string, known: Iterable<Pick<ComponentApi, 'name'>>, advice: string): Texts {
  const names = Array.from(known, (component) => component.name);
  return { what: `The component "${name}" does not exist.`, fix: suggestion(name, names, advice) };
}

/** Text for an unknown prop. */
function unknownProp(prop: string, { name, props, path }: ComponentApi): Texts {
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

const PLAYGROUND_ADVICE = 'Write the name of an exported component, or of an icon, such as "SaveIcon".';

/** Finds playgrounds with unknown components, props, or values. */
export function checkPlaygrounds({ content: { pages, api }, componentsOf }: SiteIndex): Problem[] {
  if (!api.complete || api.components.length === 0) return [];
  return pages.flatMap((page) =>
    page.demos.flatMap(({ playground, ...place }) =>
      playground ? playgroundProblems(playground, componentsOf(page), locationOf(place, page)) : [],
    ),
  );
}

function playgroundProblems(
  { component: name, props, example, frame }: PlaygroundReference,
  known: readonly ComponentApi[],
  place: SourceLocation,
): Problem[] {
  const used = new Set([...namesIn(example), ...(frame ? namesIn(frame) : [])]);
  const unknown = [...used]
    .filter((each) => moduleOf(each, known) === null)
    .map((each) => unknownComponent(each, known, PLAYGROUND_ADVICE));
  const component = known.find((candidate) => candidate.name === name);
  const found = component
    ? [...unknown, ...chosenProblems(props ?? [], example, component), ...valueProblems(example, component)]
    : unknown;
  return found.map((texts) => ({ rule: 'playground', ...texts, where: [place] }));
}

/** Mistakes in the list of props. */
function chosenProblems(props: readonly string[], example: ExampleElement, component: ComponentApi): Texts[] {
  return props
    .filter((prop) => chosenKnob(prop, component, example) === null)
    .map((prop) =>
      component.props.some(({ name }) => name === prop)
        ? {
            what: `No control can change the prop "${prop}" of "${component.name}".`,
            fix: 'Use props whose value is a string, a number, an icon, a boolean, or one of several strings.',
          }
        : unknownProp(prop, component),
    );
}

/** Invalid values in the example. */
function valueProblems(example: ExampleElement, component: ComponentApi): Texts[] {
  return Object.entries(example.props).flatMap(([prop, value]): Texts | [] => {
    const declared = component.props.find(({ name }) => name === prop);
    // React hands attributes on to the element.
    if (!declared) return /^(aria|data)-/.test(prop) || isAttribute(prop) ? [] : unknownProp(prop, component);
    const knob = knobOf(declared, example);
    if (!knob || allows(knob, value)) return [];
    return {
      what: `The prop "${prop}" of "${component.name}" is ${textOf(value)}.`,
      fix:
        knob.kind === 'choice'
          ? `Write one of: ${knob.choices.join(', ')}.`
          : `Its type is ${declared.type}.`,
    };
  });
}

function textOf(value: PropValue): string {
  return isElement(value) ? `<${value.name} />` : JSON.stringify(value);
}
