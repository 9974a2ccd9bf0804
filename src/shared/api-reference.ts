/** A reference to another component. `path` is a site path or a URL, or null if unknown. */
export interface ComponentLink {
  name: string;
  path: string | null;
}

/** A parameter of a callback. */
export interface CallbackParameter {
  name: string;
  type: string;
  optional: boolean;
  /** Markdown. Empty if undocumented. */
  description: string;
}

/** Signature of a callback prop. */
export interface CallbackSignature {
  parameters: CallbackParameter[];
  returnType: string;
  /** Markdown. Empty if undocumented. */
  returnDescription: string;
}

/** Documentation of a component or a part of it. */
export interface Documented {
  /** Markdown. Empty if undocumented. */
  description: string;
  deprecated: boolean;
  /** Markdown that says what to use instead. Empty if the declaration does not say. */
  deprecationAdvice: string;
}

/** One prop of a component. */
export interface Prop extends Documented {
  name: string;
  /** TypeScript on one line, with unions of literals and signatures written out. */
  type: string;
  required: boolean;
  /** Source code of the default value, or null. */
  defaultValue: string | null;
  /** The component that declares it. Null for the component's own props. */
  inheritedFrom: ComponentLink | null;
  /** Null unless the prop is a function, or can be one. */
  signature: CallbackSignature | null;
}

/** An inner element of a component that users can replace or pass props to. */
export interface Slot extends Documented {
  name: string;
  /** Default element or component, such as `'span'` or `Popper`. Null if the declaration does not say. */
  defaultComponent: string | null;
  /** Class of the slot without dot, or null. */
  className: string | null;
  /** False if users can only pass props to it (`slotProps`), and not replace it (`slots`). */
  replaceable: boolean;
}

/** A class that a component sets, for custom styles. */
export interface CssClass extends Documented {
  /** Key in the `classes` prop and in the theme's style overrides, such as `root`. */
  key: string;
  /** Class name without dot, such as `MuiButton-root`. */
  className: string;
  /** True if the class shows a state that all components share, such as `Mui-disabled`. */
  isState: boolean;
}

/** Data of an API page, from the declarations of one component. */
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
  /** Own props first, then inherited ones. Within both, required props come first, and then they are sorted by name. */
  props: Prop[];
  slots: Slot[];
  classes: CssClass[];
  /** True if it has a `component` prop, which changes the root element. */
  supportsComponent: boolean;
  /** True if it has an `sx` prop. */
  supportsSx: boolean;
  /** True if it accepts all system properties as props, such as `margin`. */
  supportsSystemProps: boolean;
  /** DOM interface of its ref, such as `HTMLButtonElement`. Null without a ref. */
  ref: string | null;
  /** Native element at its root, such as `button`. Null if it renders another component, or nothing. */
  nativeElement: string | null;
  /** Component whose props it inherits, or null. */
  inheritance: ComponentLink | null;
  /** Key of its default props in the theme, such as `MuiButton`, or null. */
  themeName: string | null;
  /** Folder of its source in the library's repository. */
  sourcePath: string;
}

/** `IconButton` → `icon-button`. */
export function apiSlug(componentName: string): string {
  return componentName.replace(/([a-z\d])(?=[A-Z])/g, '$1-').toLowerCase();
}

/** Path of the group with a product's API pages. Products of MUI X share the first segment `x`. */
export function apiGroupPath(productId: string): string {
  return productId.startsWith('x-') ? `/x/api/${productId.slice(2)}/` : `/${productId}/api/`;
}

/** Path of a component's API page. */
export function apiPath(productId: string, componentName: string): string {
  return `${apiGroupPath(productId)}${apiSlug(componentName)}/`;
}

/** Anchor of a prop without `#`, such as `button-prop-color`. */
export function propAnchor(componentName: string, prop: string): string {
  return `${apiSlug(componentName)}-prop-${prop}`;
}

/** Anchor of a class without `#`, such as `button-classes-root`. */
export function classAnchor(componentName: string, key: string): string {
  return `${apiSlug(componentName)}-classes-${key}`;
}

/** Anchor of a slot without `#`, which is its class, or its name if it has no class. */
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

/** Parts of an API page with a choice of table or list. */
export const API_SECTIONS = ['props', 'slots', 'classes'] as const;
export type ApiSection = (typeof API_SECTIONS)[number];

/** Views of a part of an API page. The first is the default. */
export const API_VIEWS = ['table', 'expanded', 'collapsed'] as const;

/** Anchor of the section on a component's own page that links to its API pages. */
export const API_SECTION_ID = 'api';
/** Title of that section. */
export const API_SECTION_TITLE = 'API';

/** Anchor of the section with the guides of a component. Missing if there are none. */
export const DEMOS_ID = 'demos';

/** The anchors of an API page without `#`, which are its sections, props, slots, and classes, but not its demos. */
export function apiAnchors(component: ComponentApi): string[] {
  const { name, inheritance, themeName, props, slots, classes } = component;
  return [
    'import',
    ...(props.length > 0 ? ['props'] : []),
    ...(inheritance ? ['inheritance'] : []),
    ...(themeName === null ? [] : ['theme-default-props']),
    ...(slots.length > 0 ? ['slots'] : []),
    ...(classes.length > 0 ? ['classes'] : []),
    'source-code',
    ...props.map((prop) => propAnchor(name, prop.name)),
    ...slots.map((slot) => slotAnchor(name, slot)),
    ...classes.map(({ key }) => classAnchor(name, key)),
  ];
}

const lettersOf = (anchor: string): string => anchor.toLowerCase().replace(/-mui\w+-|\W/g, '');

/**
 * The current anchor for an older spelling, such as `inputbase-classes-input` or `drawer-classes-MuiDrawer-paper`,
 * which the libraries' own comments use. Null if there is none.
 */
export function currentAnchor(anchor: string, known: readonly string[]): string | null {
  if (known.includes(anchor)) return anchor;
  return known.find((candidate) => lettersOf(candidate) === lettersOf(anchor)) ?? null;
}
