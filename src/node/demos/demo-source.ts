import { LIBRARIES, type LibraryName } from '../../libraries';
import type { CodeStylingKey } from '../../shared/demo/code-styling';
import type { Playground } from '../../shared/demo/playground';
import type { DemoOptions } from '../../shared/page/page';
import type { SourceLocation } from '../../shared/page/problem';
import type { Product } from '../../shared/product/product';
import { productIdentity } from '../content/product-identity';
import { uncached, type Cached } from '../support/cache';

/** A demo in one styling. */
export interface StyledDemo {
  styling: CodeStylingKey;
  /** Absolute path of its module. */
  file: string;
}

/** A playground, and where its author wrote it. */
export interface PlacedPlayground extends Playground {
  place: SourceLocation;
}

/** A demo on disk. */
export interface DemoEntry {
  name: string;
  /** As the author placed it on the page. */
  options: DemoOptions;
  /** A demo without a file, which the build generates. */
  playground?: PlacedPlayground;
  /** Drawing for a card, which is rendered but never hydrated. */
  isPicture?: true;
  /** MUI System first. */
  stylings: readonly [StyledDemo, ...StyledDemo[]];
}

/** Whether a demo does not use the library's default theme. */
export function bringsTheme({ isolated, fullPage }: DemoOptions): boolean {
  return Boolean(isolated ?? fullPage);
}

/** The demos of one page. */
export interface DemoPageSource {
  /** Path of the page, e.g. `/material-ui/react-button/`. */
  path: string;
  /** Absolute path of the page's folder. */
  folder: string;
  library: LibraryName;
  /** In the order of the page. */
  demos: readonly DemoEntry[];
}

const [DEFAULT_LIBRARY = ''] = Object.keys(LIBRARIES);

/** The library whose theme the demos of a page use. */
export function demoLibraryOf(
  path: string,
  productId: string | undefined,
  products: readonly Product[],
): LibraryName {
  const identity = productIdentity(path, productId, products);
  return products.find(({ id }) => id === identity.productId)?.demos ?? DEFAULT_LIBRARY;
}

/** Prefix of a page's files, such as `/system/react-box/` → `system-react-box`. */
export function pageFileName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '-');
}

/** Virtual module of a playground. */
export function playgroundModule(name: string): string {
  return `\0playground-${name}`;
}

/** Cache of a page's demos. */
export interface PageCache {
  cached: Cached;
  /** Everything of a page that a result depends on. */
  inputOf: (page: DemoPageSource) => readonly unknown[];
}

export const NO_CACHE: PageCache = { cached: uncached, inputOf: () => [] };
