import type { ComponentApi } from '../../shared/api-reference';
import { type Control, type ExampleElement, isElement, namesIn, wholeOf } from '../../shared/playground';
import type { ApiTableBlock, PlaygroundReference, ParsedPage } from '../../shared/page';
import type { Problem } from '../../shared/problem';
import { allows, chosenControl, controlOf, moduleOf, VALUE_TYPES } from '../content/playgrounds';
import { isAttribute } from '../content/product-identity';
import { suggestion } from '../lib/suggestions';
import { frontMatterPlace, type SiteIndex } from './site-index';

/** Finds components, props, and values in front matter, API tables, and playgrounds that do not exist. */
export function* checkApi({ content: { pages, api }, componentsOf }: SiteIndex): Iterable<Problem> {
  if (!api.complete || api.components.length === 0) return;
  for (const page of pages) {
    const known = componentsOf(page);
    yield* checkDocumentedComponents(page, known);
    for (const table of page.apiTables)
      for (const text of checkTable(table, known)) yield { ...text, rule: 'api-table', where: [table.place] };
    for (const { playground, place } of page.demos)
      for (const text of playground ? checkPlayground(playground, known) : [])
        yield { ...text, rule: 'playground', where: [place] };
  }
}

/** Text of a problem. */
type Text = Pick<Problem, 'what' | 'fix'>;

const COMPONENT_ADVICE = 'Write the name of an exported component, such as "IconButton".';
const PLAYGROUND_ADVICE = 'Write the name of an exported component, or of an icon, such as "SaveIcon".';

function unknownComponent(name: string, known: readonly ComponentApi[], advice: string): Text {
  const names = known.map((component) => component.name);
  return { what: `The component "${name}" does not exist.`, fix: suggestion(name, names, advice) };
}

function unknownProp(prop: string, { name, props, path }: ComponentApi): Text {
  const names = props.map((declared) => declared.name);
  return {
    what: `"${name}" has no prop "${prop}".`,
    fix: suggestion(prop, names, `See the props at ${path}.`),
  };
}

/** Finds documented components that the page's product does not have. */
function* checkDocumentedComponents(page: ParsedPage, known: readonly ComponentApi[]): Iterable<Problem> {
  for (const name of page.frontMatter.components) {
    if (known.some((component) => component.name === name)) continue;
    yield {
      rule: 'unknown-documented-component',
      ...unknownComponent(name, known, COMPONENT_ADVICE),
      where: [frontMatterPlace(page, 'components')],
      why: 'The page links to the API page of each component it documents.',
    };
  }
}

/** Finds an unknown component, or unknown props. */
function checkTable({ component: name, props }: ApiTableBlock, known: readonly ComponentApi[]): Text[] {
  const component = known.find((candidate) => candidate.name === name);
  if (!component) return [unknownComponent(name, known, COMPONENT_ADVICE)];
  const declared = component.props.map((prop) => prop.name);
  return (props ?? []).filter((prop) => !declared.includes(prop)).map((prop) => unknownProp(prop, component));
}

/** Finds unknown components, props, and values. */
function* checkPlayground(
  { component: name, props, example }: PlaygroundReference,
  known: readonly ComponentApi[],
): Iterable<Text> {
  for (const each of namesIn(wholeOf(example)))
    if (moduleOf(each, known) === null) yield unknownComponent(each, known, PLAYGROUND_ADVICE);
  const component = known.find((candidate) => candidate.name === name);
  if (!component) return;
  for (const prop of props ?? []) {
    if (chosenControl(prop, component, example.root) !== null) continue;
    const isDeclared = component.props.some((declared) => declared.name === prop);
    yield isDeclared ? propWithoutControl(prop, name) : unknownProp(prop, component);
  }
  yield* checkValues(example.root, component);
}

function valueAdvice(control: Control): string {
  switch (control.kind) {
    case 'choice':
      return `Write one of: ${control.choices.join(', ')}.`;
    case 'icon':
      return 'Write an icon, such as <Star />.';
    default:
      return `Write a ${VALUE_TYPES[control.kind]}, which is what its control shows.`;
  }
}

function propWithoutControl(prop: string, component: string): Text {
  return {
    what: `No control can change the prop "${prop}" of "${component}".`,
    fix: 'Use props whose value is a string, a number, an icon, a boolean, or one of several strings.',
  };
}

/** Finds unknown props and invalid values in the example. */
function* checkValues(example: ExampleElement, component: ComponentApi): Iterable<Text> {
  for (const [prop, value] of Object.entries(example.props)) {
    const declared = component.props.find(({ name }) => name === prop);
    const control = declared ? controlOf(declared, example) : null;
    if (declared && control && !allows(control, value)) {
      const text = isElement(value) ? `<${value.name} />` : JSON.stringify(value);
      yield {
        what: `The prop "${prop}" of "${component.name}" is ${text}.`,
        fix: valueAdvice(control),
      };
    }
    // React hands attributes on to the element.
    const isOfElement = /^(aria|data)-/.test(prop) || isAttribute(prop);
    if (!declared && !isOfElement) yield unknownProp(prop, component);
  }
}
