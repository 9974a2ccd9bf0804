import type { ComponentApi } from '../../shared/api-reference';
import type { ParsedPage } from '../../shared/page';
import { APP_START } from '../../shared/paths';
import type { Problem } from '../../shared/problem';
import type { Product } from '../../shared/product';
import type { SiteData } from './data-files';

/** Everything authors wrote, as the checks see it. */
export interface SiteContent<Page extends ParsedPage = ParsedPage> {
  pages: readonly Page[];
  data: SiteData;
  /** The products of `data`, without locations. */
  products: readonly Product[];
  /** Every file below the content folder, relative to the repository. */
  files: ReadonlySet<string>;
  /** URLs of static files, such as `/static/styles/prism-okaidia.css`. */
  staticFiles: ReadonlySet<string>;
  /** Files that pages show, by the path from `mediaFile`. */
  media: ReadonlyMap<string, MediaFacts>;
  /** Rows of keyboard tables that browser tests press, by test file. Empty for content without browser tests. */
  keyTests: ReadonlyMap<string, readonly string[]>;
  api: SiteApi;
}

/** Metadata of a file for the checks. */
export interface MediaFacts {
  bytes: number;
  /** True if it is an image that no browser could draw. */
  isDamaged: boolean;
}

/** API reference of the installed packages. */
export interface ApiReference {
  /** By product in the order of the packages, then in the order of navigation. */
  components: ComponentApi[];
  /** Package → names of its exports, types included, and of its folders with a component. */
  exports: Readonly<Record<string, readonly string[]>>;
  problems: Problem[];
}

/** The components that have API pages on this site. */
interface SiteApi extends Pick<ApiReference, 'components' | 'exports'> {
  /** False if some declarations could not be read, so that a component can seem to be missing. */
  complete: boolean;
}

/** Pages without a content file that are hidden from search engines. */
export const UNLISTED_PATHS: readonly string[] = ['/search/', APP_START];

/** Pages without a content file, from src/pages and src/templates/app-start.tsx. */
export const HAND_MADE_PATHS: readonly string[] = ['/', '/versions/', ...UNLISTED_PATHS];
