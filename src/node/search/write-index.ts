import { basename } from 'node:path';
import type { ComponentApi, Prop } from '../../shared/api-reference';
import {
  MANIFEST_URL,
  SEARCH_FOLDER,
  type ProductNames,
  type ProductTexts,
  type SearchManifest,
  sectionAddress,
} from '../../shared/index-files';
import type { SearchData } from '../../shared/data-schemas';
import { CODE_LINE, type PageSection } from '../../shared/page';
import { compactName } from '../../shared/words';
import { hashedName, writeFolder } from '../lib/public-files';
import type { IndexablePage, IndexableProduct } from './gather-products';

/**
 * Writes the index to the public folder and removes unused files. Unchanged products keep their file names, so browsers
 * keep their cached copies.
 */
export function writeIndex(
  publicFolder: string,
  products: readonly IndexableProduct[],
  { groups, synonyms }: SearchData,
): void {
  const indexed = products.map(indexProduct);
  const manifest: SearchManifest = { products: indexed.map(({ product }) => product), groups, synonyms };
  const files = [
    { url: MANIFEST_URL, text: JSON.stringify(manifest) },
    ...indexed.flatMap((each) => each.files),
  ];
  writeFolder(SEARCH_FOLDER, new Map(files.map(({ url, text }) => [basename(url), text])), publicFolder);
}

/** The two files of a product. The same pages give the same URLs. */
export function indexProduct({ id, name, packages, pages, components }: IndexableProduct) {
  const pageEntries = pages.map(pageEntry);
  const componentEntries = [
    ...components.map(componentEntry),
    ...componentsWithoutApiPage(pages, new Set(components.map((component) => component.name))),
  ];
  const entries = [...pageEntries, ...componentEntries];
  const names: ProductNames = {
    pages: pageEntries.map((entry) => entry.names),
    components: componentEntries.map((entry) => entry.names),
  };
  const namesFile = hashedFile(id, names);
  const texts: ProductTexts = entries.flatMap((entry) => entry.texts);
  const textsFile = hashedFile(`${id}-texts`, texts);
  return {
    product: { id, name, packages, namesUrl: namesFile.url, textsUrl: textsFile.url },
    files: [namesFile, textsFile],
  };
}

function componentsWithoutApiPage(pages: readonly IndexablePage[], known: Set<string>) {
  // The page of a component comes before its child pages.
  const sorted = [...pages].sort((one, other) => (one.path < other.path ? -1 : 1));
  return sorted.flatMap((page) =>
    page.components.flatMap((name) => {
      if (known.has(name)) return [];
      known.add(name);
      return describedComponent(name, page);
    }),
  );
}

function hashedFile(name: string, content: object) {
  const text = JSON.stringify(content);
  return { url: `/${SEARCH_FOLDER}/${hashedName(name, 'json', text)}`, text };
}

/** Longer types say more about TypeScript than about the prop. */
const TYPE_LENGTH = 120;

/**
 * Names and text of an API page, in the same order as `expandRecords`. Inherited props only count for the component that
 * declares them.
 */
function componentEntry(api: ComponentApi) {
  const { name, path, description, slots, classes } = api;
  const props = api.props.filter(({ inheritedFrom }) => inheritedFrom === null);
  return {
    names: {
      name,
      path,
      place: '',
      props: props.map((prop) => prop.name),
      slots: slots.map((slot) => ({ name: slot.name, className: slot.className })),
      classes: classes.map(({ key, className }) => ({ key, className })),
    },
    texts: [
      plainText(description),
      ...props.map(propText),
      ...slots.map((slot) => contextLine(plainText(slot.description), slot.defaultComponent)),
      ...classes.map((item) => plainText(item.description)),
    ],
  };
}

/** A component without an API page links to the section about it. */
function describedComponent(name: string, page: IndexablePage) {
  const path = sectionAddress(page.path, sectionAbout(name, page).id);
  const names = { name, path, place: page.title, props: [], slots: [], classes: [] };
  return { names, texts: [lineAbout(name, page)] };
}

function propText({ description, type, defaultValue }: Prop): string {
  const shortType = type.length <= TYPE_LENGTH ? type : '';
  const standard = defaultValue === null ? '' : `= ${defaultValue}`;
  return contextLine(plainText(description), `${shortType} ${standard}`.trim());
}

function contextLine(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** Plain text of a Markdown comment on one line, without links, emphasis, and backticks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s"[^"]*")?\)/g, '$1')
    .replace(/[`*]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Names and text of a page, in the same order as `expandRecords`. */
function pageEntry(page: IndexablePage) {
  const { path, title, badge, plan, trail, aliases, sections, hooks } = page;
  return {
    names: {
      path,
      title,
      badge,
      plan,
      trail,
      aliases,
      sections: sections.map(({ text: _text, ...section }) => section),
      hooks: hooks.map((name) => ({ name, id: sectionAbout(name, page).id })),
    },
    texts: [
      ...sections.flatMap((section, index) => [
        section.text || titlesBelow(sections, index),
        ...section.demos.map((name) => importedNames(page.demoSource(name))),
      ]),
      ...hooks.map((name) => lineAbout(name, page)),
    ],
  };
}

/** Titles of the sections below a section, which describe it if it has no text. */
function titlesBelow(sections: readonly PageSection[], index: number): string {
  const depth = sections[index]?.depth ?? 1;
  const below = sections.slice(index + 1);
  const end = below.findIndex((section) => section.depth <= depth);
  return below
    .slice(0, end < 0 ? undefined : end)
    .map(({ title }) => title)
    .join(' · ');
}

/** The imports of a demo describe it. */
function importedNames(source: string): string {
  const imports = [...source.matchAll(/^import\s+(?:type\s+)?([^'"]+?)\s+from\s+['"](?!\.|react['"/])/gm)];
  const names = imports.flatMap(([, clause = '']) => clause.match(/[A-Za-z]\w+/g) ?? []);
  return [...new Set(names)].filter((name) => name !== 'type' && name !== 'as').join(', ');
}

/** Shorter headings are too ambiguous. "Size" is not about FontSize. */
const MIN_TOPIC = 5;

/**
 * The section about a component or a hook. Tries the top of a page with its name, a heading that starts or ends with it
 * (Adornments for InputAdornment), and the first section that mentions it. The default is the top of the page.
 */
function sectionAbout(name: string, { title, sections }: IndexablePage): PageSection {
  const wanted = compactName(name);
  const isTopic = (section: PageSection): boolean => {
    const heading = compactName(section.title);
    const topic = heading.replace(/s$/, '');
    return heading.startsWith(wanted) || (topic.length >= MIN_TOPIC && wanted.endsWith(topic));
  };
  const [start = NOTHING, ...others] = sections;
  if (compactName(title) === wanted) return start;
  return others.find(isTopic) ?? others.find(({ text }) => mentions(text, name)) ?? start;
}

/** The line that mentions it, with prose before code. The default is the page description. */
function lineAbout(name: string, page: IndexablePage): string {
  const lines = sectionAbout(name, page)
    .text.split('\n')
    .filter((line) => mentions(line, name));
  return lines.find((line) => !line.startsWith(CODE_LINE)) ?? page.description;
}

const NOTHING: PageSection = { id: '', depth: 1, title: '', text: '', demos: [] };

function mentions(text: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text);
}
