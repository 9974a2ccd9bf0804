import { packageOf } from './paths';

/** CSS variables by name, which are the value of `sx`. */
type CssVariables = Readonly<Record<string, string>>;

/** Value of a prop of an example. */
export type PropValue = string | number | boolean | readonly string[] | CssVariables | ExampleElement;

/** An element of an example, as its author wrote it. */
export interface ExampleElement {
  name: string;
  props: Readonly<Record<string, PropValue>>;
  children: readonly (string | ExampleElement)[];
}

/** Current state of a playground. */
export interface Example {
  /** Component with controls. */
  root: ExampleElement;
  /** JSX around the component, such as its label. An element with the component's name marks its place. */
  frame?: ExampleElement;
}

/** A prop or a CSS variable with a control, and its initial value. `children` is the text of the element. */
export type Control =
  | {
      kind: 'choice';
      prop: string;
      choices: readonly (string | number | boolean)[];
      initial?: PropValue | undefined;
    }
  | { kind: 'switch'; prop: string; initial: boolean }
  | { kind: 'text'; prop: string; initial?: undefined }
  | { kind: 'number'; prop: string; initial?: number | undefined }
  | { kind: 'icon'; prop: string; initial?: undefined }
  /** A CSS variable with a length in px. Its initial value is for the default theme and the default size. */
  | { kind: 'variable'; prop: string; initial: number };

/** A component to try out, with an example. */
export interface Playground {
  component: string;
  example: Example;
  controls: readonly Control[];
  /** Icons to choose from. */
  icons: readonly string[];
  /** Modules of all components that the example can contain, by name. */
  modules: Readonly<Record<string, string>>;
}

/** True if a value is a list of strings, such as options. */
function isList(value: PropValue): value is readonly string[] {
  return Array.isArray(value);
}

/** True if a value is an element, such as an icon. */
export function isElement(value: PropValue | undefined): value is ExampleElement {
  return typeof value === 'object' && 'children' in value;
}

/** The value that a control shows, or undefined if it isn't set. */
export function valueOf({ root }: Example, { kind, prop }: Control): PropValue | undefined {
  const length = variablesOf(root)[prop];
  if (kind === 'variable') return length === undefined ? length : Number.parseFloat(length);
  return prop === 'children' ? textOf(root) : root.props[prop];
}

/** Text of an element that contains only text, or undefined. */
export function textOf({ children }: ExampleElement): string | undefined {
  return children.every((child) => typeof child === 'string') ? children.join('') : undefined;
}

/** The CSS variables of an element that have been changed. */
function variablesOf({ props }: ExampleElement): CssVariables {
  return (props['sx'] ?? {}) as CssVariables;
}

/** The example with another value. Removes the prop or the variable if the value is undefined or the default. */
export function withValue(example: Example, control: Control, value: PropValue | undefined): Example {
  const { root } = example;
  const { kind, prop, initial } = control;
  const change = (part: Partial<ExampleElement>): Example => ({ ...example, root: { ...root, ...part } });
  const next = value === '' || value === initial ? undefined : value;
  if (prop === 'children') return change({ children: next === undefined ? [] : [String(next)] });
  if (kind !== 'variable') return change({ props: withEntry(root.props, prop, next) });
  const variables = withEntry(variablesOf(root), prop, next === undefined ? next : `${String(next)}px`);
  const sx = Object.keys(variables).length > 0 ? variables : undefined;
  return change({ props: withEntry(root.props, 'sx', sx) });
}

/** A record with another value, or without the key if the value is undefined. A key that is set keeps its position. */
function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Record<string, Value> {
  const { [key]: _, ...others } = record;
  return value === undefined ? others : { ...record, [key]: value };
}

/** The root element of an example, or of its frame. It contains the same `root` object. */
export function wholeOf({ root, frame }: Example): ExampleElement {
  return frame ? replaceElement(frame, root.name, root) : root;
}

/** Replaces all elements with a name. */
export function replaceElement(element: ExampleElement, name: string, by: ExampleElement): ExampleElement {
  if (element.name === name) return by;
  const inside = (child: PropValue): PropValue =>
    isElement(child) ? replaceElement(child, name, by) : child;
  const props = Object.entries(element.props).map(([prop, value]) => [prop, inside(value)] as const);
  const children = element.children.map((child) =>
    typeof child === 'string' ? child : replaceElement(child, name, by),
  );
  return { ...element, props: Object.fromEntries(props), children };
}

/** An element and all those in it. */
function elementsIn(element: ExampleElement): ExampleElement[] {
  const inside = [...Object.values(element.props), ...element.children].filter(isElement);
  return [element, ...inside.flatMap(elementsIn)];
}

/** The first element with a name, or undefined. */
export function findElement(element: ExampleElement, name: string): ExampleElement | undefined {
  return elementsIn(element).find((each) => each.name === name);
}

/** Names of all elements in an example, each once. */
export function namesIn(element: ExampleElement): string[] {
  return [...new Set(elementsIn(element).map(({ name }) => name))];
}

/** Prettier's width for demos. */
const WIDTH = 80;

/** The JSX of an example. */
export function printExample(example: Example): string {
  return codeOf(highlightExample(example));
}

/** The JSX of an example as HTML, in the colors of demos. */
export function highlightExample(example: Example, indent = 0): string {
  return elementHtml(wholeOf(example), indent);
}

/**
 * A whole module with an example.
 * @param modules by component name, such as `@mui/material/Button`
 */
export function printModule(
  example: Example,
  name: string,
  modules: Readonly<Record<string, string>>,
): string {
  const used = namesIn(wholeOf(example)).map((each) => ({ name: each, module: modules[each] ?? '' }));
  const main = packageOf(used[0]?.module ?? '');
  // Other packages, such as icons, come last.
  const rank = ({ module }: { module: string }): number => Number(packageOf(module) !== main);
  const imports = used
    .sort((a, b) => rank(a) - rank(b) || (a.module < b.module ? -1 : 1))
    .map(({ name: imported, module }) => `import ${imported} from '${module}';`);
  const short = `  return ${printExample(example)};`;
  const returned =
    short.includes('\n') || short.length > WIDTH
      ? `  return (\n    ${codeOf(highlightExample(example, 4))}\n  );`
      : short;
  return `${imports.join('\n')}\n\nexport default function ${name}() {\n${returned}\n}\n`;
}

/** The text of highlighted code. */
function codeOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

function escapeCode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** @param color class of the code stylesheet */
function paint(text: string, color: 'function' | 'string' | 'number'): string {
  return `<span class="token ${color}">${escapeCode(text)}</span>`;
}

/** Laid out as Prettier does it. */
function elementHtml(element: ExampleElement, indent: number): string {
  const { name, props, children } = element;
  const tag = paint(name, 'function');
  const attributes = Object.entries(props).map(([prop, value]) => attributeHtml(prop, value, indent + 2));
  const line = `\n${' '.repeat(indent)}`;
  const flat = [`&lt;${tag}`, ...attributes].join(' ');
  const stacked = [`&lt;${tag}`, ...attributes].join(`${line}  `);
  const fits = (html: string): boolean => !html.includes('\n') && indent + codeOf(html).length <= WIDTH;

  if (children.length === 0) return fits(`${flat} />`) ? `${flat} />` : `${stacked}${line}/>`;
  const close = `&lt;/${tag}>`;
  const text = textOf(element);
  const withText = `${flat}>${textHtml(text ?? '')}${close}`;
  // Prettier leaves a text on the line of one attribute, but not of two.
  if (text !== undefined && attributes.length <= 1 && fits(withText)) return withText;
  const open = fits(`${flat}>`) ? `${flat}>` : `${stacked}${line}>`;
  const inside = children.map((child) =>
    typeof child === 'string' ? textHtml(child) : elementHtml(child, indent + 2),
  );
  return [open, ...inside].join(`${line}  `) + line + close;
}

/** Text between tags. Adds braces around text that JSX would treat as code, an entity, or whitespace. */
function textHtml(text: string): string {
  const isPlain = !/[<>{}]|&#?\w+;/.test(text) && text === text.trim();
  return escapeCode(isPlain ? text : `{${literal(text)}}`);
}

/** @param indent of the attribute if each has a separate line */
function attributeHtml(prop: string, value: PropValue, indent: number): string {
  const name = paint(prop, 'string');
  if (value === true) return name;
  if (isElement(value)) {
    const inline = elementHtml(value, indent + prop.length + 2);
    if (!inline.includes('\n')) return `${name}={${inline}}`;
    const line = `\n${' '.repeat(indent)}`;
    return `${name}={${line}  ${elementHtml(value, indent + 2)}${line}}`;
  }
  if (isList(value)) {
    const items = value.map((item) => paint(literal(item), 'function'));
    return `${name}={[${joined(items, '', indent)}]}`;
  }
  if (typeof value === 'object') {
    const rules = Object.entries(value).map(
      ([key, text]) => `${paint(literal(key), 'string')}: ${paint(literal(text), 'function')}`,
    );
    return `${name}={{${joined(rules, ' ', indent)}}}`;
  }
  if (typeof value !== 'string') return `${name}={${paint(String(value), 'number')}}`;
  // JSX would decode entities in an attribute.
  if (!/["\\\n]|&#?\w+;/.test(value)) return `${name}=${paint(`"${value}"`, 'function')}`;
  return `${name}={${paint(literal(value), 'function')}}`;
}

/** Items with commas. Each is on a line of its own if they are too wide together. */
function joined(items: readonly string[], space: string, indent: number): string {
  const flat = items.join(', ');
  if (codeOf(flat).length <= WIDTH / 2) return space + flat + space;
  const line = `\n${' '.repeat(indent)}`;
  return items.map((item) => `${line}  ${item},`).join('') + line;
}

function literal(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n');
  return quote + escaped + quote;
}
