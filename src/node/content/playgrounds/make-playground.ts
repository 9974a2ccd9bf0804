import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { find, html } from 'property-information';
import type { ComponentApi } from '../../../shared/api/api-reference';
import {
  isElement,
  namesIn,
  wholeOf,
  type Example,
  type ExampleElement,
  type Knob,
  type Playground,
  type VariableKnob,
} from '../../../shared/demo/playground';
import type { PlaygroundReference } from '../../../shared/page/page';
import { knobOf, textOf, usualKnobs } from './knobs';

/** Icons that users can select. */
const ICONS = ['AddIcon', 'CheckIcon', 'DeleteIcon', 'FavoriteIcon', 'SearchIcon', 'SendIcon'];

/** Name of an icon in demos. `SaveIcon` is `Save` in its package. */
const ICON_NAME = /^([A-Z]\w*)Icon$/;

/**
 * Combines an author's playground with data from the installed packages.
 * @param known components that it can contain
 * @returns null for an unknown component, which a check has reported
 */
export function makePlayground(
  { component: name, props, example, frame }: PlaygroundReference,
  known: readonly ComponentApi[],
  repository: string,
): Playground | null {
  const component = known.find((candidate) => candidate.name === name);
  if (!component) return null;
  const knobs = props
    ? props.flatMap((prop) => chosenKnob(prop, component, example) ?? [])
    : usualKnobs(component, example);
  const start: Example = { root: example, ...(frame && { frame }), variables: {} };
  const used = namesIn(wholeOf(start));
  const own = Object.values(example.props).flatMap((value) => (isElement(value) ? value.name : []));
  const icons = knobs.some(({ kind }) => kind === 'icon') ? [...new Set([...own, ...ICONS])].sort() : [];
  const modules = [...new Set([...used, ...icons])].map((each) => [each, moduleOf(each, known)] as const);
  return {
    component: name,
    example: start,
    knobs,
    variables: readCssVariables(component, repository),
    icons,
    modules: Object.fromEntries(
      modules.flatMap(([each, module]) => (module === null ? [] : [[each, module]])),
    ),
  };
}

/** The control of a prop that an author has listed. It can also be a prop of the root element. */
export function chosenKnob(prop: string, { props }: ComponentApi, example: ExampleElement): Knob | null {
  const declared = props.find(({ name }) => name === prop);
  if (declared) return knobOf(declared, example);
  if (prop === 'children') return textOf(example) === undefined ? null : { kind: 'text', prop };
  const { property, boolean } = find(html, prop);
  if (!(property in html.property)) return null;
  return boolean ? { kind: 'switch', prop, initial: false } : { kind: 'text', prop };
}

/** Module of a component or an icon, or null for an unknown name. */
export function moduleOf(name: string, known: readonly ComponentApi[]): string | null {
  const component = known.find((candidate) => candidate.name === name);
  if (component) return `${component.package}/${name}`;
  const [, icon] = ICON_NAME.exec(name) ?? [];
  return icon === undefined ? null : `@mui/icons-material/${icon}`;
}

/** Joy UI's radii in px, by name. */
export const RADII: Readonly<Record<string, number>> = { xs: 2, sm: 6, md: 8, lg: 12, xl: 16 };

/** Styles for one size only. */
const SIZED = /ownerState\.size === '(\w+)' && \{[^}]*\}/g;

/** Finds CSS variables of a component with lengths, in its compiled source. */
export function findCssVariables(source: string, component: string): VariableKnob[] {
  const medium = [...source.matchAll(SIZED)].flatMap(([styles, size]) => (size === 'md' ? [styles] : []));
  const found = new Map<string, number>();
  for (const text of [...medium, source.replaceAll(SIZED, '')])
    for (const [name, pixels] of lengthsIn(text, component)) if (!found.has(name)) found.set(name, pixels);
  return [...found].map(([name, initial]) => ({ name, initial })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Variables that are set, or read with a fallback. */
function lengthsIn(text: string, component: string): [name: string, pixels: number][] {
  const name = `(--${component}-\\w+)`;
  const length = `(?:([\\d.]+)(rem|px)|\\$?\\{?theme\\.vars\\.radius\\.(\\w+))`;
  const pattern = new RegExp(`(?:'${name}': '?|var\\(${name}, )${length}`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, set, read, number, unit, radius = '']) => {
    const pixels = number === undefined ? RADII[radius] : Number(number) * (unit === 'rem' ? 16 : 1);
    return pixels ? [[set ?? read ?? '', pixels]] : [];
  });
}

/** CSS variables of an installed component. Only Joy UI components have their own. */
function readCssVariables({ name, package: source }: ComponentApi, repository: string): VariableKnob[] {
  if (source !== '@mui/joy') return [];
  const { resolve } = createRequire(join(repository, 'package.json'));
  return findCssVariables(readFileSync(resolve(`${source}/${name}/${name}.js`), 'utf8'), name);
}
