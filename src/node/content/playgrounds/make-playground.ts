import { find, html } from 'property-information';
import type { ComponentApi } from '../../../shared/api/api-reference';
import {
  isElement,
  namesIn,
  type ExampleElement,
  type Knob,
  type Playground,
} from '../../../shared/demo/playground';
import type { PlaygroundReference } from '../../../shared/page/page';
import { readCssVariables } from './css-variables';
import { knobOf, textOf, usualKnobs } from './knobs';

/** What readers may put where an icon stands. */
const ICONS = ['AddIcon', 'CheckIcon', 'DeleteIcon', 'FavoriteIcon', 'SearchIcon', 'SendIcon'];

/** Name of an icon as demos write it: `SaveIcon` is `Save` in its package. */
const ICON_NAME = /^([A-Z]\w*)Icon$/;

/**
 * A playground as an author wrote it, with what the installed packages say.
 * @param known components that may stand in it
 * @returns null for a component that does not exist, which a check has reported
 */
export function makePlayground(
  { component: name, props, example }: PlaygroundReference,
  known: readonly ComponentApi[],
  repository: string,
): Playground | null {
  const component = known.find((candidate) => candidate.name === name);
  if (!component) return null;
  const knobs = props
    ? props.flatMap((prop) => chosenKnob(prop, component, example) ?? [])
    : usualKnobs(component, example);
  const used = namesIn(example);
  const own = Object.values(example.props).flatMap((value) => (isElement(value) ? value.name : []));
  const icons = knobs.some(({ kind }) => kind === 'icon') ? [...new Set([...own, ...ICONS])].sort() : [];
  const modules = [...new Set([...used, ...icons])].map((each) => [each, moduleOf(each, known)] as const);
  return {
    component: name,
    example: { root: example, variables: {} },
    knobs,
    variables: readCssVariables(component, repository),
    icons,
    modules: Object.fromEntries(
      modules.flatMap(([each, module]) => (module === null ? [] : [[each, module]])),
    ),
  };
}

/** The control of a prop that an author has chosen, which may be one of the element behind the component. */
export function chosenKnob(prop: string, { props }: ComponentApi, example: ExampleElement): Knob | null {
  const declared = props.find(({ name }) => name === prop);
  if (declared) return knobOf(declared, example);
  if (prop === 'children') return textOf(example) === undefined ? null : { kind: 'text', prop };
  const { property, boolean } = find(html, prop);
  if (!(property in html.property)) return null;
  return boolean ? { kind: 'switch', prop, initial: false } : { kind: 'text', prop };
}

/** Module of a component or an icon; null for a name that means neither. */
export function moduleOf(name: string, known: readonly ComponentApi[]): string | null {
  const component = known.find((candidate) => candidate.name === name);
  if (component) return `${component.package}/${name}`;
  const [, icon] = ICON_NAME.exec(name) ?? [];
  return icon === undefined ? null : `@mui/icons-material/${icon}`;
}
