import { find, html } from 'property-information';
import type { ComponentApi } from '../../shared/api/api-reference';
import { isElement, namesIn, type PropValue } from '../../shared/demo/playground';
import type { PlaygroundReference } from '../../shared/page/page';
import type { Problem, SourceLocation } from '../../shared/page/problem';
import { closest } from '../../shared/texts/suggest';
import { allows, knobOf } from '../content/playgrounds/knobs';
import { chosenKnob, moduleOf } from '../content/playgrounds/make-playground';
import { didYouMean } from './messages';
import { locationOf, type SiteIndex } from './site-index';

/** Playgrounds of components that do not exist, with props that they do not have, or values that these do not take. */
export function checkPlaygrounds({ content: { pages, api }, componentsOf }: SiteIndex): Problem[] {
  if (!api.complete || api.components.length === 0) return [];
  return pages.flatMap((page) =>
    page.demos.flatMap(({ playground, ...place }) =>
      playground ? playgroundProblems(playground, componentsOf(page), locationOf(place, page)) : [],
    ),
  );
}

function playgroundProblems(
  playground: PlaygroundReference,
  known: readonly ComponentApi[],
  place: SourceLocation,
): Problem[] {
  const problem = (what: string, fix: string): Problem => ({ rule: 'playground', what, where: [place], fix });
  const names = known.map(({ name }) => name);
  const { example, frame } = playground;
  const used = new Set([example, frame].flatMap((element) => (element ? namesIn(element) : [])));
  const unknown = [...used]
    .filter((name) => moduleOf(name, known) === null)
    .map((name) =>
      problem(
        `The component "${name}" does not exist.`,
        didYouMean(
          closest(name, names),
          'Write the name of an exported component, or of an icon, such as "SaveIcon".',
        ),
      ),
    );
  const component = known.find(({ name }) => name === playground.component);
  if (!component) return unknown;
  return [
    ...unknown,
    ...chosenProblems(playground, component, problem),
    ...valueProblems(playground, component, problem),
  ];
}

type Report = (what: string, fix: string) => Problem;

/** Mistakes in the list of props. */
function chosenProblems(
  { component: name, props, example }: PlaygroundReference,
  component: ComponentApi,
  problem: Report,
): Problem[] {
  const names = component.props.map((prop) => prop.name);
  return (props ?? [])
    .filter((prop) => chosenKnob(prop, component, example) === null)
    .map((prop) =>
      names.includes(prop)
        ? problem(
            `No control can change the prop "${prop}" of "${name}".`,
            'Name props that are texts, numbers, icons, true or false, or one of some words.',
          )
        : problem(
            `"${name}" has no prop "${prop}".`,
            didYouMean(closest(prop, names), `See the props at ${component.path}.`),
          ),
    );
}

/** Mistakes in what the example sets. */
function valueProblems(
  { component: name, example }: PlaygroundReference,
  component: ComponentApi,
  problem: Report,
): Problem[] {
  const names = component.props.map((prop) => prop.name);
  return Object.entries(example.props).flatMap(([prop, value]) => {
    const declared = component.props.find((candidate) => candidate.name === prop);
    if (!declared) {
      if (isAttribute(prop)) return [];
      const fix = didYouMean(closest(prop, names), `See the props at ${component.path}.`);
      return [problem(`"${name}" has no prop "${prop}".`, fix)];
    }
    const knob = knobOf(declared, example);
    if (!knob || allows(knob, value)) return [];
    const fix =
      knob.kind === 'choice' ? `Write one of: ${knob.choices.join(', ')}.` : `Its type is ${declared.type}.`;
    return [problem(`The prop "${prop}" of "${name}" is ${textOf(value)}.`, fix)];
  });
}

/** Whether React hands a prop on to the element. */
function isAttribute(prop: string): boolean {
  return /^(aria|data)-/.test(prop) || find(html, prop).property in html.property;
}

function textOf(value: PropValue): string {
  return isElement(value) ? `<${value.name} />` : JSON.stringify(value);
}
