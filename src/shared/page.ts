import type { DemoOptions } from './demo-options';
import type { Example } from './playground';
import type { FrontMatter } from './front-matter';
import type { Problem, SourceLocation } from './problem';

/** An h2 or h3 of a page. */
export interface Heading {
  id: string;
  depth: number;
  /** Plain text without markup. */
  text: string;
}

/** Prefix of a line of code in the text of a section. */
export const CODE_LINE = '\t';

/** The content under one heading, for the search. The first section of a page comes before all headings. */
export interface PageSection {
  /** Anchor of the heading without `#`. Empty for the first section. */
  id: string;
  /** 2 or 3, or 1 for the first section. */
  depth: number;
  title: string;
  /** Plain text with one line per block. Lines of code start with `CODE_LINE`. */
  text: string;
  /** Names of the demos in it. */
  demos: string[];
}

/** Something that the author wrote, and its place in the page or in a partial. */
interface Placed {
  place: SourceLocation;
}

/** A link as the author wrote it. */
export interface PageLink extends Placed {
  href: string;
}

/**
 * An image or another file that an element loads. `src` is as written, and relative to the page's folder or an absolute
 * site path.
 */
export interface PageImage extends Placed {
  src: string;
}

/** An import of a live page. */
export interface PageImport extends Placed {
  /** A package, or a path relative to the folder of the page. */
  source: string;
  /** Exports that the page uses. A default import is `default`, and a namespace counts by its members. */
  names: ImportedName[];
}

/** An export that a live page uses. */
export interface ImportedName extends Placed {
  name: string;
  /** Name in the page. */
  localName: string;
}

/** A playground as the author wrote it. */
export interface PlaygroundReference {
  component: string;
  /** Props with a control, in this order. Null selects those that change the appearance. */
  props: string[] | null;
  example: Example;
}

/** A demo as the author placed it. */
export interface DemoReference extends DemoBlock, Placed {
  /** A playground is a demo that the build writes. */
  playground?: PlaygroundReference;
}

/** A row of a keyboard table. The keys are as shown, such as `Tab` and `← →`. */
interface KeyRow extends Placed {
  keys: string;
}

/** Prose as one element with static HTML, which React does not hydrate. */
export interface HtmlBlock {
  kind: 'html';
  html: string;
}

/** A live demo, rendered at build time and hydrated as a separate React root. */
export interface DemoBlock {
  kind: 'demo';
  name: string;
  options: DemoOptions;
}

/** A GraphQL query next to the page, shown with its result, or only the result as a table. */
export interface QueryBlock {
  kind: 'query';
  file: string;
  isTable: boolean;
}

/** A table of a component's props. */
export interface ApiTableBlock {
  kind: 'api-table';
  component: string;
  /** Null for all props of the component's own. */
  props: string[] | null;
}

/** A card for each page below a line of the menu. */
export interface PageCardsBlock {
  kind: 'page-cards';
  /** Path of that line. */
  below: string;
}

/** Prose with blocks inside elements. `<x-block data-index="…">` marks the place of a block. */
export interface TreeBlock {
  kind: 'tree';
  html: string;
  blocks: (DemoBlock | QueryBlock | ApiTableBlock | PageCardsBlock)[];
}

/** A page's body is an ordered list of blocks. */
export type Block = HtmlBlock | TreeBlock | TreeBlock['blocks'][number];

/** Everything one parse of a content file yields. */
export interface ParsedPage {
  /** File relative to the repository, e.g. `content/material-ui/react-button/index.mdx`. */
  file: string;
  /** URL path with both slashes. */
  path: string;
  frontMatter: FrontMatter;
  /** Line number of each key of the front matter. */
  frontMatterLines: Readonly<Record<string, number>>;
  headings: Heading[];
  /** All ids that links can target, which are the ids of headings, demos, and HTML elements. */
  anchors: string[];
  blocks: Block[];
  sections: PageSection[];
  links: PageLink[];
  images: PageImage[];
  demos: DemoReference[];
  queries: (QueryBlock & Placed)[];
  apiTables: (ApiTableBlock & Placed)[];
  pageCards: (PageCardsBlock & Placed)[];
  keyRows: KeyRow[];
  /** Inline code, such as `size`. */
  codeWords: string[];
  /** True if the build adds a section that links to the API pages of its components. */
  hasApiSection: boolean;
  /** True if it has imports or exports, so it is compiled to a component. */
  isLive: boolean;
  imports: PageImport[];
  /** Parts of pages that it includes, relative to the repository, whether they exist or not. */
  includes: string[];
  problems: Problem[];
}

/** Props of an element, named as React names them. */
export type ElementProps = Record<string, string | number | boolean | Record<string, string>>;

/**
 * A part of prose with blocks inside elements, such as a demo in a list. It is text, an element with static HTML, an
 * element with child parts, or the index of a demo.
 */
export type BlockTreeNode =
  | string
  | { tag: string; props: ElementProps; html: string }
  | { tag: string; props: ElementProps; children: BlockTreeNode[] }
  | { demo: number };
