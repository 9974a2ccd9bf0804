import type { DemoOptions, Heading } from './page';
import type { PageFrame } from './page-frame';

/** A demo as the page shows it. */
export interface DemoData {
  name: string;
  file: string;
  /** Highlighted source. */
  sourceHtml: string;
  /** Static form, replaced by the live demo. */
  html: string;
}

/** What the demos of one page share. */
export interface DemoAssets {
  script: string;
  imports: string[];
  themeStylesheet: string | null;
  styles: string;
  styleIds: string[];
}

/** A demo in its place, as the page query returns it. */
export interface DemoBlockData {
  __typename: 'DemoBlock';
  options: DemoOptions;
  demo: DemoData;
}

/** A part of the body, as the page query returns it. */
export type BlockData = { __typename: 'HtmlBlock'; html: string } | DemoBlockData;

/** What stands around the body of every page. */
export interface ArticleData {
  path: string;
  file: string;
  title: string;
  description: string;
  cardTitle: string;
  cardDescription: string;
  hidden: boolean;
  /** No sponsor on this page. */
  disableAd: boolean;
  deprecated: boolean;
  newUrl: string | null;
  githubLabel: string | null;
  githubSource: string | null;
  waiAria: string | null;
  materialDesign: string | null;
  lastUpdated: string | null;
  headings: Heading[];
  demoAssets: DemoAssets | null;
  frame: PageFrame;
  product: { name: string; version: string | null; package: string | null } | null;
}

/** Result of the page query. */
export interface DocPageData extends ArticleData {
  blocks: BlockData[];
}

/** Result of the query of a live page, whose prose is compiled and no part of the data. */
export interface LivePageData extends ArticleData {
  blocks: ({ __typename: 'HtmlBlock' } | DemoBlockData)[];
}
