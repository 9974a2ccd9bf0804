/** Value of a prop of an example. */
export type PropValue = string | number | boolean | ExampleElement;

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
  /** CSS variables of the root, by name. */
  variables: Readonly<Record<string, string>>;
  /** Number of resets. A reset also restores the component's internal state. */
  attempt?: number;
}

/** A prop with a control, and its initial value. `children` is the text of the element. */
export type Knob =
  | {
      kind: 'choice';
      prop: string;
      choices: readonly (string | number | boolean)[];
      initial?: PropValue | undefined;
    }
  | { kind: 'switch'; prop: string; initial: boolean }
  | { kind: 'text'; prop: string; initial?: undefined }
  | { kind: 'number'; prop: string; initial?: number | undefined }
  | { kind: 'icon'; prop: string; initial?: undefined };

/** A CSS variable with a length in px. */
export interface VariableKnob {
  name: string;
  /** With the default theme, in the default size. */
  initial: number;
}

/** A component to try out, with an example. */
export interface Playground {
  component: string;
  example: Example;
  knobs: readonly Knob[];
  variables: readonly VariableKnob[];
  /** Icons to choose from. */
  icons: readonly string[];
  /** Modules of all components that the example can contain, by name. */
  modules: Readonly<Record<string, string>>;
}

/** Whether a value is an element, such as an icon. */
export function isElement(value: PropValue | undefined): value is ExampleElement {
  return typeof value === 'object';
}

/** The value of a prop, or undefined if it isn't set. */
export function valueOf({ root }: Example, prop: string): PropValue | undefined {
  if (prop !== 'children') return root.props[prop];
  return root.children.every((child) => typeof child === 'string') ? root.children.join('') : undefined;
}

/** The example with another value of a prop. Removes the prop if the value is undefined or the default. */
export function withValue(example: Example, { prop, initial }: Knob, value: PropValue | undefined): Example {
  const { root } = example;
  if (prop === 'children') {
    const children = value === undefined || value === '' ? [] : [String(value)];
    return { ...example, root: { ...root, children } };
  }
  const isUnset = value === undefined || value === '' || value === initial;
  const others = Object.entries(root.props).filter(([name]) => name !== prop || !isUnset);
  const props = Object.fromEntries(others);
  // A prop that is set already keeps its place.
  return { ...example, root: { ...root, props: isUnset ? props : { ...props, [prop]: value } } };
}

/** The example with another value of a CSS variable. Null restores the default. */
export function withVariable(example: Example, name: string, value: string | null): Example {
  const others = Object.fromEntries(Object.entries(example.variables).filter(([other]) => other !== name));
  return { ...example, variables: value === null ? others : { ...others, [name]: value } };
}

/** The initial state of a playground after a reset. */
export function startAfresh(start: Example, { attempt = 0 }: Example): Example {
  return { ...start, attempt: attempt + 1 };
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
