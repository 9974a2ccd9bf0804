import type { ComponentApi } from '../../shared/api/api-reference';
import { isElement, namesIn, type ExampleElement, type PropValue } from '../../shared/demo/playground';
import type { PlaygroundReference } from '../../shared/page/page';
import type { Problem, SourceLocation } from '../../shared/page/problem';
import { isAttribute } from '../content/bare-words';
import { allows, knobOf } from '../content/playgrounds/knobs';
import { chosenKnob, moduleOf } from '../content/playgrounds/make-playground';
import { unknownComponent, unknownProp, type Texts } from './api';
import { locationOf, type SiteIndex } from './site-index';

const ADVICE = 'Write the name of an exported component, or of an icon, such as "SaveIcon".';

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
    .map((each) => unknownComponent(each, known, ADVICE));
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
            fix: 'Name props that are texts, numbers, icons, true or false, or one of some words.',
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
