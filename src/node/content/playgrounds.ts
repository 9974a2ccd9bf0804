import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { find, html } from 'property-information';
import { LIBRARIES } from '../../libraries';
import type { ComponentApi, Prop } from '../../shared/api-reference';
import {
  type ExampleElement,
  isElement,
  type Control,
  namesIn,
  type Playground,
  type PropValue,
  wholeOf,
  textOf,
} from '../../shared/playground';
import type { PlaygroundReference } from '../../shared/page';

/** Props that come first. */
const FIRST = ['variant', 'color', 'size'];

/** Props that change only behavior, or nothing visible. */
const UNSEEN =
  /^(action|autoComplete|autoFocus|className|component|id|name|tabIndex|value)$|Ripple|Focus|Label(ledby)?$/;

/** Elements next to text. */
const ICON = /icon$|decorator$/i;

/** A control for a prop, or null if no control can change it, such as a function. */
export function controlOf({ name: prop, type, defaultValue }: Prop, example: ExampleElement): Control | null {
  // A control sets one value for all widths, so "ResponsiveStyleValue<number>" is a number.
  const [, atAllWidths = type] = /^ResponsiveStyleValue<(.*)>$/.exec(type) ?? [];
  const types = atAllWidths.split(' | ').filter((part) => part !== 'null');
  const initial = literalOf(defaultValue ?? '');
  const value = prop === 'children' ? textOf(example) : example.props[prop];
  const choices = types.flatMap((part) => (part === 'boolean' ? [true, false] : (literalOf(part) ?? [])));
  const text: Control = { kind: 'text', prop };
  const choice: Control = { kind: 'choice', prop, choices, initial };
  if (types.every((part) => part === 'boolean')) return { kind: 'switch', prop, initial: initial === true };
  if (choices.length >= types.length) return choice;
  if (choices.length > 1 && choices.length === types.length - 1 && types.includes('string')) {
    // Offer only the literals, because half-typed text is usually wrong.
    return value === undefined || choices.some((each) => each === value) ? choice : text;
  }
  if (/^React\.React(Node|Element)/.test(types[0] ?? '')) {
    if ((ICON.test(prop) && typeof value !== 'string') || isElement(value)) return { kind: 'icon', prop };
    return prop !== 'children' || value !== undefined ? text : null;
  }
  if (types.includes('number'))
    return { kind: 'number', prop, initial: typeof initial === 'number' ? initial : undefined };
  return types.includes('string') || typeof value === 'string' ? text : null;
}

/** Default controls, for props that change the appearance or that the example sets. */
export function usualControls({ props }: ComponentApi, example: ExampleElement): Control[] {
  const isUsual = ({ name, inheritedFrom, deprecated }: Prop): boolean =>
    inheritedFrom === null && !deprecated && !UNSEEN.test(name);
  const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return props
    .filter(isUsual)
    .sort((a, b) => rank(a.name) - rank(b.name))
    .flatMap((prop) => controlOf(prop, example) ?? [])
    .filter(
      ({ kind, prop }) => !['text', 'number'].includes(kind) || prop === 'children' || prop in example.props,
    );
}

/** Type of the values that a control shows, by its kind. */
export const VALUE_TYPES = {
  number: 'number',
  variable: 'number',
  switch: 'boolean',
  text: 'string',
} as const;

/** True if a control can show a value. */
export function allows(control: Control, value: PropValue): boolean {
  if (control.kind === 'icon') return isElement(value);
  if (control.kind === 'choice') return typeof value !== 'object' && control.choices.includes(value);
  return typeof value === VALUE_TYPES[control.kind];
}

/** `'primary'` → "primary". Undefined if the code is not a literal. */
function literalOf(code: string): string | number | boolean | undefined {
  const [, text] = /^'([^']*)'$/.exec(code) ?? [];
  if (text !== undefined) return text;
  if (code === 'true' || code === 'false') return code === 'true';
  return /^-?\d+(\.\d+)?$/.test(code) ? Number(code) : undefined;
}

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
  { component: name, props, example }: PlaygroundReference,
  known: readonly ComponentApi[],
  repository: string,
): Playground | null {
  const component = known.find((candidate) => candidate.name === name);
  if (!component) return null;
  const controls = props
    ? props.flatMap((prop) => chosenControl(prop, component, example.root) ?? [])
    : usualControls(component, example.root);
  const used = namesIn(wholeOf(example));
  const own = Object.values(example.root.props).flatMap((value) => (isElement(value) ? value.name : []));
  const icons = controls.some(({ kind }) => kind === 'icon') ? [...new Set([...own, ...ICONS])].sort() : [];
  const modules = [...new Set([...used, ...icons])].flatMap((each) => {
    const module = moduleOf(each, known);
    return module === null ? [] : [[each, module]];
  });
  return {
    component: name,
    example,
    controls: [...controls, ...readCssVariables(component, repository)],
    icons,
    modules: Object.fromEntries(modules),
  };
}

/** The control of a prop that an author has listed. It can also be a prop of the root element. */
export function chosenControl(
  prop: string,
  { props }: ComponentApi,
  example: ExampleElement,
): Control | null {
  const declared = props.find(({ name }) => name === prop);
  if (declared) return controlOf(declared, example);
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

/** Styles for one size only, with two levels of nested braces. */
const SIZED = /size(?: ===|:) '(\w+)'(?: && |\s*\},\s*style: )\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Finds CSS variables of a component with lengths, in its compiled source. */
export function findCssVariables(source: string, component: string): { name: string; initial: number }[] {
  const medium = [...source.matchAll(SIZED)].flatMap(([styles, size]) => (size === 'md' ? [styles] : []));
  const others = lengthsIn(source.replaceAll(SIZED, ''), component).reverse();
  // Within the styles of a size, the last value is the one of a component with content.
  const found = new Map([...others, ...lengthsIn(medium.join(), component)]);
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

/** Controls for the CSS variables of an installed component. Empty for libraries without CSS variables. */
function readCssVariables({ name, package: source }: ComponentApi, repository: string): Control[] {
  const { hasCssVariables } = Object.values(LIBRARIES).find(({ packages }) => packages[0] === source) ?? {};
  if (!hasCssVariables) return [];
  const { resolve } = createRequire(join(repository, 'package.json'));
  const variables = findCssVariables(readFileSync(resolve(`${source}/${name}/${name}.js`), 'utf8'), name);
  return variables.map(({ name: prop, initial }) => ({ kind: 'variable', prop, initial }));
}
