/** A component that another entry refers to; `path` is a path of this site or a web address, null when unknown. */
export interface ComponentLink {
  name: string;
  path: string | null;
}

/** A parameter of a callback. */
export interface CallbackParameter {
  name: string;
  type: string;
  optional: boolean;
  /** Markdown; empty when undocumented. */
  description: string;
}

/** A prop that is a function, taken apart. */
export interface CallbackSignature {
  parameters: CallbackParameter[];
  returnType: string;
  /** Markdown; empty when undocumented. */
  returnDescription: string;
}

/** What is said about a component or a part of it. */
export interface Documented {
  /** Markdown; empty when undocumented. */
  description: string;
  deprecated: boolean;
  /** Markdown: what to use instead; empty when the declaration does not say. */
  deprecationAdvice: string;
}

/** One prop of a component. */
export interface Prop extends Documented {
  name: string;
  /** TypeScript, on one line: unions of literals spelled out, callbacks as signatures. */
  type: string;
  required: boolean;
  /** Source text of the default value; null when there is none. */
  defaultValue: string | null;
  /** The component that declares it; null for the component's own props. */
  inheritedFrom: ComponentLink | null;
  /** Null unless the prop is a function, or can be one. */
  signature: CallbackSignature | null;
}

/** A part of a component that takes props of its own and, mostly, another component. */
export interface Slot extends Documented {
  name: string;
  /** Default element or component, such as `'span'` or `Popper`; null when the declaration does not say. */
  defaultComponent: string | null;
  /** Class of the slot without dot; null when it has none. */
  className: string | null;
  /** False for a part that takes props (`slotProps`), but no other component (`slots`). */
  replaceable: boolean;
}

/** A class that a component sets, for custom styles. */
export interface CssClass extends Documented {
  /** Key in the `classes` prop and in the theme's style overrides, such as `root`. */
  key: string;
  /** Class in the document without dot, such as `MuiButton-root`. */
  className: string;
  /** Whether the class shows a state that all components share, such as `Mui-disabled`. */
  isState: boolean;
}

/** What the declarations of one component say: the data of its API page. */
export interface ComponentApi extends Documented {
  name: string;
  /** Name in paths and anchors, such as `icon-button`. */
  slug: string;
  /** Path of its API page. */
  path: string;
  /** Product that documents it, such as `material-ui`. */
  productId: string;
  /** npm package, such as `@mui/material`. */
  package: string;
  /** Import statements for it, smallest first. */
  imports: string[];
  /** Own props first, then inherited ones; required props first, then by name. */
  props: Prop[];
  slots: Slot[];
  classes: CssClass[];
  /** Whether the root can be another element: the `component` prop. */
  supportsComponent: boolean;
  /** Whether it has an `sx` prop. */
  supportsSx: boolean;
  /** Whether it takes all system properties as props, such as `margin`. */
  supportsSystemProps: boolean;
  /** DOM interface that its ref holds, such as `HTMLButtonElement`; null when it cannot hold a ref. */
  ref: string | null;
  /** Native element at its root, such as `button`; null if it renders another component, or nothing. */
  nativeElement: string | null;
  /** Component whose props it takes besides its own; null when none is declared. */
  inheritance: ComponentLink | null;
  /** Key of its default props in the theme, such as `MuiButton`; null when the theme has none. */
  themeName: string | null;
  /** Folder of its source in the library's repository. */
  sourcePath: string;
}

/** `IconButton` → `icon-button`. */
export function apiSlug(componentName: string): string {
  return componentName.replace(/([a-z\d])(?=[A-Z])/g, '$1-').toLowerCase();
}

/** Path of a component's API page. */
export function apiPath(productId: string, componentName: string): string {
  return `/${productId}/api/${apiSlug(componentName)}/`;
}

/** Anchor of a prop, without `#`: `button-prop-color`. */
export function propAnchor(componentName: string, prop: string): string {
  return `${apiSlug(componentName)}-prop-${prop}`;
}

/** Anchor of a class, without `#`: `button-classes-root`. */
export function classAnchor(componentName: string, key: string): string {
  return `${apiSlug(componentName)}-classes-${key}`;
}

/** Anchor of a slot, without `#`: its class, or its name when it has none. */
export function slotAnchor(
  componentName: string,
  { name, className }: Pick<Slot, 'name' | 'className'>,
): string {
  return `${componentName}-css-${className ?? name}`;
}

/** Sorts API pages by name and ignores hyphens, so `tab-context` comes before `table`. */
export function compareComponents(a: Pick<ComponentApi, 'slug'>, b: Pick<ComponentApi, 'slug'>): number {
  return a.slug.replaceAll('-', '').localeCompare(b.slug.replaceAll('-', ''), 'en');
}
