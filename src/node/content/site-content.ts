import { APP_START } from '../../shared/web-manifest';
import type { Problem } from '../../shared/problem';
import type { ComponentApi } from '../../shared/api-reference';
import type { UnrenderedPage } from '../markdown/parse-page';
import type { SiteData } from './data-files';

/** Everything authors wrote, as the checks see it. */
export interface SiteContent<Page extends UnrenderedPage = UnrenderedPage> {
  pages: readonly Page[];
  data: SiteData;
  /** Every file below the content folder, relative to the repository. */
  files: ReadonlySet<string>;
  /** URLs of static files, such as `/static/styles/prism-okaidia.css`. */
  staticFiles: ReadonlySet<string>;
  /** Files that pages show, by the path from `mediaFile`. */
  media: ReadonlyMap<string, MediaFacts>;
  /** Rows of keyboard tables that browser tests press, by page. Null for content without browser tests. */
  keyTests: ReadonlyMap<string, readonly string[]> | null;
  /** Packages that products name, but that are not installed. */
  missingPackages: ReadonlySet<string>;
  /** Paths of pages in src/pages, such as `/versions/`. */
  handMadePaths: readonly string[];
  api: SiteApi;
  /** Problems met while reading, e.g. a file that is not UTF-8. */
  problems: readonly Problem[];
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
export interface SiteApi extends Pick<ApiReference, 'components' | 'exports'> {
  /** False if some declarations could not be read, so that a component can seem to be missing. */
  complete: boolean;
}

/** Pages from `src/pages`. */
export const HAND_MADE_PATHS: readonly string[] = [
  '/',
  '/versions/',
  '/production-error/',
  '/search/',
  APP_START,
];

/** Pages in src/pages that are hidden from search engines. */
export const UNLISTED_PATHS: readonly string[] = ['/search/', APP_START];
