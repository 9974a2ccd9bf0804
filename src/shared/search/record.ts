import { classAnchor, propAnchor, slotAnchor } from '../api/api-reference';
import type { ComponentNames, PageNames, ProductNames } from './index-files';
import type { Marks } from '../navigation/badges';
import { plainName, splitWord } from './words';

/** Kinds of things that can be found, in the order of their filters. */
export const RECORD_KINDS = [
  'page',
  'section',
  'component',
  'prop',
  'slot',
  'class',
  'hook',
  'demo',
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** Kinds that occur in guides. The others are names from API pages. */
export const GUIDE_KINDS: ReadonlySet<RecordKind> = new Set(['page', 'section', 'hook', 'demo']);
/** Parts of a component. */
export const PART_KINDS: ReadonlySet<RecordKind> = new Set(['prop', 'slot', 'class']);

/** Pages that show how these pages are written, for those who write them. */
const EXPERIMENTS = '/experiments/';
/** Migration pages. */
const MIGRATION = '/migration/';

/** One thing that can be found. */
export interface SearchRecord extends Marks {
  kind: RecordKind;
  productId: string;
  title: string;
  /** Breadcrumb of the record, outermost first. */
  place: string[];
  /** Path with anchor. */
  href: string;
  /** Other names under which it is found. */
  aliases: string[];
  /** For a part of a component, whether a guide describes the component. */
  isDescribed?: boolean;
}

/** Whether a record only matters within its product. */
export function isAside({ href }: SearchRecord): boolean {
  return href.startsWith(EXPERIMENTS);
}

/** Whether a record is about older versions. These rank lower unless the query names something that was removed. */
export function isPast({ href }: SearchRecord): boolean {
  return href.includes(MIGRATION);
}

/** All records of a product, in the order of its text. Build and browser must use this function. */
export function expandRecords(productId: string, { pages, components }: ProductNames): SearchRecord[] {
  const described = new Set(pages.map(({ title }) => plainName(title)));
  return [
    ...pages.flatMap((page) => expandPage(productId, page)),
    ...components.flatMap((component) =>
      expandComponent(productId, component, described.has(plainName(component.name))),
    ),
  ];
}

function expandPage(productId: string, page: PageNames): SearchRecord[] {
  const { path, title, trail, badge, plan, aliases = [] } = page;
  const marks = { ...(badge && { badge }), ...(plan && { plan }) };
  const demoRecords = (names: readonly string[], place: string[]): SearchRecord[] =>
    names.map((name) => {
      const href = `${path}#${name}`;
      return { kind: 'demo', productId, title: demoTitle(name), place, href, aliases: [name] };
    });
  /** The second-level heading of the third-level headings after it. */
  let above: string[] = [];
  const sections = page.sections.flatMap(({ id, depth, title: heading, demos }): SearchRecord[] => {
    if (depth === 1)
      return [
        { kind: 'page', productId, title, place: trail, href: path, aliases, ...marks },
        ...demoRecords(demos, [title]),
      ];
    const place = depth === 3 ? [title, ...above] : [title];
    if (depth === 2) above = [heading];
    return [
      { kind: 'section', productId, title: heading, place, href: sectionAddress(path, id), aliases: [] },
      ...demoRecords(demos, [...place, heading]),
    ];
  });
  const hooks = page.hooks.map(({ name, id }): SearchRecord => {
    const href = sectionAddress(path, id);
    return { kind: 'hook', productId, title: name, place: [title], href, aliases: [] };
  });
  return [...sections, ...hooks];
}

/** URL of a section, or of its page if it has no anchor. */
export function sectionAddress(path: string, id: string): string {
  return id === '' ? path : `${path}#${encodeURIComponent(id)}`;
}

/** `ButtonColors` → `Button colors`. */
function demoTitle(name: string): string {
  return splitWord(name)
    .map((part, index) => (index === 0 || /^[A-Z]{2}/.test(part) ? part : part.toLowerCase()))
    .join(' ');
}

function expandComponent(productId: string, component: ComponentNames, isDescribed: boolean): SearchRecord[] {
  const { name, path } = component;
  const place = component.place === '' ? [] : [component.place];
  const part = (kind: RecordKind, title: string, anchor: string, aliases: string[] = []): SearchRecord => {
    return { kind, productId, title, place: [name], href: `${path}#${anchor}`, aliases, isDescribed };
  };
  return [
    { kind: 'component', productId, title: name, place, href: path, aliases: [`${name}Props`] },
    ...component.props.map((prop) => part('prop', prop, propAnchor(name, prop))),
    ...component.slots.map((slot) =>
      part('slot', slot.name, slotAnchor(name, slot), slot.className ? [slot.className] : []),
    ),
    ...component.classes.map(({ key, className }) => part('class', className, classAnchor(name, key))),
  ];
}
