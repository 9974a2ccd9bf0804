import type { CodeStyling } from './code-variant';
import type { Playground } from './playground';
import type { Marks } from './badges';
import type { FrontMatter } from './front-matter';
import type { DemoOptions } from './demo-options';
import type { BlockTreeNode, ParsedPage } from './page';
import type { PageFrame } from './page-frame';
import type { ProductNotice, ProductSummary } from './site-data';

/**
 * Highlighted source of a demo in one styling. Lines of only one variant are in `<span data-variant="TS">` or `<span
 * data-variant="JS">`, and CSS shows the selected one.
 */
export interface DemoSource {
  styling: CodeStyling;
  html: string;
  /** Short form, or null. */
  previewHtml: string | null;
}

/** A demo as the page shows it. */
export interface DemoData {
  name: string;
  /** File of the first styling, relative to the repository. */
  file: string;
  /** Static form, replaced by the live demo. */
  html: string;
  /** One per styling, MUI System first. */
  sources: DemoSource[];
  /** The controls of a playground. Null for other demos. */
  playground: Playground | null;
  /** In develop, why the demo is missing, else null. */
  problem: string | null;
}

/** The font of a library's default theme. */
export interface DemoFont {
  url: string;
  /** `@font-face` rules. */
  faces: string;
  /** URL of a stylesheet with these rules, for copies of the page. */
  stylesheet: string;
}

/** Shared files of a page's demos. */
export interface DemoAssets {
  /** Empty if the page has no hydrated demos. */
  script: string;
  imports: string[];
  themeStylesheet: string | null;
  /** Font that the theme uses, or null. */
  font: DemoFont | null;
  styles: string;
  styleIds: string[];
  /** JSON with the raw sources of the page's demos. See `DemoSourceFile`. */
  sourcesUrl: string;
  /** Stylesheet of the page's Tailwind demos, or null. */
  tailwindStylesheet: string | null;
  /** Module that generates such a stylesheet for edited code. Null without Tailwind demos. */
  tailwindModule: string | null;
  /** Document in which edited code runs. */
  runnerUrl: string;
}

/** A demo in its place, as the page query returns it. */
export interface DemoBlockData {
  __typename: 'DemoBlock';
  options: DemoOptions;
  demo: DemoData;
}

/** Raw source of a demo in one styling, with its packages. */
export interface DemoSourceFiles {
  /** By file name, such as `BasicButtons.tsx`. The first is the demo, and it imports the others as `./name`. */
  TS: Record<string, string>;
  JS: Record<string, string>;
  /** Exact versions of the imported packages and their required peers. */
  dependencies: Record<string, string>;
  /** Exact versions of all packages that edited code can import. */
  importable: Record<string, string>;
  /** Exact versions of the type declarations that these packages do not bring along. */
  typeDependencies: Record<string, string>;
}

/** Content of `sourcesUrl`, by demo. */
export type DemoSourceFile = Record<string, Partial<Record<CodeStyling, DemoSourceFiles>>>;

/** A part of the body, as the page query returns it. */
export type BlockData = { __typename: 'HtmlBlock'; html: string } | DemoBlockData | TreeBlockData;

/** Prose with demos inside elements. */
export interface TreeBlockData {
  __typename: 'TreeBlock';
  tree: BlockTreeNode[];
  demos: Omit<DemoBlockData, '__typename'>[];
}

/** The product of a page. */
export interface ArticleProduct extends Pick<ProductSummary, 'name' | 'version' | 'repository'> {
  package: string | null;
  notice: ProductNotice | null;
}

/** Data for the parts around the body of a page. */
export interface ArticleData
  extends
    Pick<ParsedPage, 'path' | 'file' | 'headings'>,
    Pick<FrontMatter, 'title' | 'description' | 'hidden' | 'disableAd'>,
    Required<Marks>,
    Record<'newUrl' | 'githubLabel' | 'githubSource' | 'waiAria' | 'materialDesign', string | null> {
  cardTitle: string;
  cardDescription: string;
  lastUpdated: string | null;
  /** Section about the components it documents, as HTML. */
  apiSection: string | null;
  demoAssets: DemoAssets | null;
  frame: PageFrame;
  product: ArticleProduct | null;
}

/** Result of the page query. */
export interface DocPageData extends ArticleData {
  blocks: BlockData[];
}

/** Result of the query of a live page, whose prose is compiled and no part of the data. */
export interface LivePageData extends ArticleData {
  blocks: ({ __typename: 'HtmlBlock' } | DemoBlockData)[];
}
