import type { Marks } from './badges';
import type { PageSection } from './page';
import type { SearchGroup, Synonym } from './data-schemas';
import { classAnchor, type ComponentApi, propAnchor, slotAnchor } from './api-reference';
import { plainName, splitWord } from './words';

/** Folder of the search index in the built site. */
export const SEARCH_FOLDER = 'search-index';

/**
 * The file that lists all others, and the only one without a hash in its name. Increase its number if the format of the
 * files changes, because scripts and files of different deploys must not mix.
 */
export const MANIFEST_URL = `/${SEARCH_FOLDER}/manifest-3.json`;

/** Data that the search has before it loads a product. */
export interface SearchManifest {
  /** In the order in which results are shown. */
  products: IndexedProduct[];
  groups: SearchGroup[];
  synonyms: Synonym[];
}

/** A product with the URLs of its two files. */
export interface IndexedProduct {
  id: string;
  name: string;
  /** npm packages that it documents. */
  packages: readonly string[];
  /** First part, with names. */
  namesUrl: string;
  /** Second part, with text. */
  textsUrl: string;
}

/** Names of a product. These are titles, headings, and API names, nested as on the pages. */
export interface ProductNames {
  pages: PageNames[];
  components: ComponentNames[];
}

/** A page, its sections and demos, in order. */
export interface PageNames extends Marks {
  path: string;
  title: string;
  /** Titles of the groups above it in the navigation. */
  trail: string[];
  /** Other names. The start page of a product also has the product's name. */
  aliases?: string[];
  sections: SectionNames[];
  /** Hooks with the anchors of their sections. Empty for the top of the page. */
  hooks: { name: string; id: string }[];
}

/** A section. The first section of a page has no heading. */
export type SectionNames = Omit<PageSection, 'text'>;

/** A component. Without an API page, its path is the section about it with its anchor, and its lists are empty. */
export interface ComponentNames extends Pick<ComponentApi, 'name' | 'path'> {
  /** Title of the page with the section. Empty for an API page. */
  place: string;
  props: string[];
  slots: { name: string; className: string | null }[];
  classes: { key: string; className: string }[];
}

/** Second part of a product, with a text for each record of `expandRecords`. Lines end at the end of a block. */
export type ProductTexts = string[];

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

/** One thing that can be found. */
export interface SearchRecord extends Marks {
  kind: RecordKind;
  productId: string;
  title: string;
  /** Titles above the record, outermost first. */
  breadcrumb: string[];
  /** Path with anchor. */
  href: string;
  /** Other names under which it is found. */
  aliases: string[];
  /** For a part of a component, whether a guide describes the component. */
  isDescribed?: boolean;
}

/** True for pages that show how these pages are written, which only matter within their product. */
export function isAside({ href }: SearchRecord): boolean {
  return href.startsWith('/experiments/');
}

/** True for migration pages, which are about older versions. These rank lower unless the query names something that was removed. */
export function isPast({ href }: SearchRecord): boolean {
  return href.includes('/migration/');
}

/** All records of a product, in the order of its text. */
export function expandRecords(productId: string, { pages, components }: ProductNames): SearchRecord[] {
  const described = new Set(pages.map(({ title }) => plainName(title)));
  const records = [
    ...pages.flatMap(expandPage),
    ...components.flatMap((component) =>
      expandComponent(component, described.has(plainName(component.name))),
    ),
  ];
  return records.map((record) => ({ ...record, productId }));
}

type ProductRecord = Omit<SearchRecord, 'productId'>;

function create(
  kind: RecordKind,
  title: string,
  breadcrumb: string[],
  href: string,
  aliases: string[] = [],
): ProductRecord {
  return { kind, title, breadcrumb, href, aliases };
}

function expandPage(page: PageNames): ProductRecord[] {
  const { path, title, trail, badge, plan, aliases } = page;
  const marks = { ...(badge && { badge }), ...(plan && { plan }) };
  const demoRecords = (names: readonly string[], breadcrumb: string[]): ProductRecord[] =>
    names.map((name) => create('demo', demoTitle(name), breadcrumb, `${path}#${name}`, [name]));
  /** The second-level heading of the third-level headings after it. */
  let above: string[] = [];
  const sections = page.sections.flatMap(({ id, depth, title: heading, demos }): ProductRecord[] => {
    if (depth === 1)
      return [{ ...create('page', title, trail, path, aliases), ...marks }, ...demoRecords(demos, [title])];
    const breadcrumb = depth === 3 ? [title, ...above] : [title];
    if (depth === 2) above = [heading];
    const href = sectionAddress(path, id);
    return [
      create('section', heading, breadcrumb, href, namesInHeading(heading)),
      ...demoRecords(demos, [...breadcrumb, heading]),
    ];
  });
  const hooks = page.hooks.map(({ name, id }) => create('hook', name, [title], sectionAddress(path, id)));
  return [...sections, ...hooks];
}

/** `Placement and arrow (placement, arrow)` → [`Placement and arrow`, `placement`, `arrow`]. Empty without parentheses. */
function namesInHeading(heading: string): string[] {
  const [, words, code] = /^(.+) \((.+)\)$/.exec(heading) ?? [];
  return words !== undefined && code !== undefined ? [words, ...code.split(', ')] : [];
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

function expandComponent(
  { name, path, place, props, slots, classes }: ComponentNames,
  isDescribed: boolean,
): ProductRecord[] {
  const part = (kind: RecordKind, title: string, anchor: string, aliases?: string[]): ProductRecord => {
    return { ...create(kind, title, [name], `${path}#${anchor}`, aliases), isDescribed };
  };
  return [
    create('component', name, place === '' ? [] : [place], path, [`${name}Props`]),
    ...props.map((prop) => part('prop', prop, propAnchor(name, prop))),
    ...slots.map((slot) =>
      part('slot', slot.name, slotAnchor(name, slot), slot.className ? [slot.className] : []),
    ),
    ...classes.map(({ key, className }) => part('class', className, classAnchor(name, key))),
  ];
}

/** Search data of a page in a downloaded copy. */
export interface PageTitle {
  title: string;
  /** File of the page, seen from the folder of the copy. */
  file: string;
  sections: readonly { title: string; id: string }[];
}
