import { classAnchor, propAnchor, slotAnchor, type ComponentApi } from './api-reference';

/** Parts of an API page with a choice of table or list. */
export const API_SECTIONS = ['props', 'slots', 'classes'] as const;
export type ApiSection = (typeof API_SECTIONS)[number];

/** Views of a part of an API page. The first is the default. */
export const API_VIEWS = ['table', 'expanded', 'collapsed'] as const;
type ApiView = (typeof API_VIEWS)[number];

/** Anchor of the section on a component's own page that links to its API pages. */
export const API_SECTION_ID = 'api';
/** Title of that section. */
export const API_SECTION_TITLE = 'API';

/** Key under which the browser remembers the view of a part. */
export function viewStorageKey(section: ApiSection): string {
  return `apiPage_${section}`;
}

/** Parses a stored view. An unknown value counts as the default. */
export function parseApiView(stored: string | null): ApiView {
  return API_VIEWS.find((view) => view === stored) ?? API_VIEWS[0];
}

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
