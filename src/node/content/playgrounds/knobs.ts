import type { ComponentApi, Prop } from '../../../shared/api/api-reference';
import { isElement, type ExampleElement, type Knob, type PropValue } from '../../../shared/demo/playground';

/** Props that come first. */
const FIRST = ['variant', 'color', 'size'];

/** Props that change only behavior, or nothing visible. */
const UNSEEN =
  /^(action|autoComplete|autoFocus|className|component|id|name|tabIndex|value)$|Ripple|Focus|Label(ledby)?$/;

/** Elements next to text. */
const ICON = /icon$|decorator$/i;

/** A control for a prop, or null if no control can change it, such as a function. */
export function knobOf({ name: prop, type, defaultValue }: Prop, example: ExampleElement): Knob | null {
  const types = atAllWidths(type)
    .split(' | ')
    .filter((part) => part !== 'null');
  const initial = literalOf(defaultValue ?? '');
  const value = prop === 'children' ? textOf(example) : example.props[prop];
  if (types.every((part) => part === 'boolean')) return { kind: 'switch', prop, initial: initial === true };
  const choices = types.flatMap((part) => (part === 'boolean' ? [true, false] : (literalOf(part) ?? [])));
  if (choices.length >= types.length && types.length > 0) return { kind: 'choice', prop, choices, initial };
  // For a union of literals and `string`, offer only the literals, because half-typed text is usually wrong.
  const isNamed = value === undefined || choices.some((choice) => choice === value);
  if (choices.length > 1 && choices.length === types.length - 1 && types.includes('string') && isNamed)
    return { kind: 'choice', prop, choices, initial };
  if (/^React\.React(Node|Element)/.test(type)) {
    if ((ICON.test(prop) && typeof value !== 'string') || isElement(value)) return { kind: 'icon', prop };
    return prop !== 'children' || value !== undefined ? { kind: 'text', prop } : null;
  }
  if (types.includes('number'))
    return { kind: 'number', prop, initial: typeof initial === 'number' ? initial : undefined };
  if (types.includes('string') || typeof value === 'string') return { kind: 'text', prop };
  return null;
}

/** `ResponsiveStyleValue<number>` → "number", because a control sets one value for all widths. */
function atAllWidths(type: string): string {
  return /^ResponsiveStyleValue<(.*)>$/.exec(type)?.[1] ?? type;
}

/** Default controls, for props that change the appearance or that the example sets. */
export function usualKnobs({ props }: ComponentApi, example: ExampleElement): Knob[] {
  const isUsual = ({ name, inheritedFrom, deprecated }: Prop): boolean =>
    inheritedFrom === null && !deprecated && !UNSEEN.test(name);
  const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return props
    .filter(isUsual)
    .sort((a, b) => rank(a.name) - rank(b.name))
    .flatMap((prop) => knobOf(prop, example) ?? [])
    .filter(
      ({ kind, prop }) => !['text', 'number'].includes(kind) || prop === 'children' || prop in example.props,
    );
}

/** Whether a control can show a value. */
export function allows(knob: Knob, value: PropValue): boolean {
  if (knob.kind === 'icon') return isElement(value);
  if (knob.kind === 'choice') return !isElement(value) && knob.choices.includes(value);
  return typeof value === { number: 'number', switch: 'boolean', text: 'string' }[knob.kind];
}

/** Text of an element that contains only text, or undefined. */
export function textOf({ children }: ExampleElement): string | undefined {
  return children.every((child) => typeof child === 'string') ? children.join('') : undefined;
}

/** `'primary'` → "primary". Undefined if the code is not a literal. */
function literalOf(code: string): string | number | boolean | undefined {
  const [, text] = /^'([^']*)'$/.exec(code) ?? [];
  if (text !== undefined) return text;
  if (code === 'true' || code === 'false') return code === 'true';
  return /^-?\d+(\.\d+)?$/.test(code) ? Number(code) : undefined;
}
