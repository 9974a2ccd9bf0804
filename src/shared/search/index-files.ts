import type { Marks } from '../navigation/badges';
import type { PageSection } from '../page/page';
import type { SearchGroup, Synonym } from './search-data';

/** Raised when the shape of the files changes: scripts and files of different deploys must not be mixed. */
export const INDEX_FORMAT = 2;

/** The file that lists all others, and the only one without a hash in its name. */
export const MANIFEST_URL = '/search/manifest.json';

/** What the search knows before it has loaded a product. */
export interface SearchManifest {
  format: typeof INDEX_FORMAT;
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
  /** First tier: what things are called. */
  namesUrl: string;
  /** Second tier: what is written about them. */
  textsUrl: string;
}

/** First tier of a product: titles, headings, and API names, nested as on the pages. */
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
  /** Other names under which it is found: the start page of a product has the product's. */
  aliases?: string[];
  sections: SectionNames[];
  hooks: HookNames[];
}

/** A section. The first section of a page has no heading. */
export type SectionNames = Omit<PageSection, 'text'>;

/** A hook, and the anchor of the section that tells about it; empty for the beginning of the page. */
interface HookNames {
  name: string;
  id: string;
}

/** A component; without an API page its lists are empty. */
export interface ComponentNames {
  name: string;
  /** Its API page; without one, the section that tells about it, with its anchor. */
  path: string;
  /** Title of the page with the section; empty for an API page. */
  place: string;
  props: string[];
  slots: { name: string; className: string | null }[];
  classes: { key: string; className: string }[];
}

/** Second tier of a product. */
export interface ProductTexts {
  /** URL of the first tier for which this is the text. */
  namesUrl: string;
  /** One text per record of the first tier, in the order of `expandRecords`; lines end where a block ends. */
  texts: string[];
}
