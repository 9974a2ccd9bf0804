import type { Marks } from '../navigation/badges';
import type { PageSection } from '../page/page';
import type { SearchGroup, Synonym } from './search-data';

/** Increase it if the format of the files changes, because scripts and files of different deploys must not mix. */
export const INDEX_FORMAT = 2;

/** The file that lists all others, and the only one without a hash in its name. */
export const MANIFEST_URL = '/search/manifest.json';

/** Data that the search has before it loads a product. */
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
  hooks: HookNames[];
}

/** A section. The first section of a page has no heading. */
export type SectionNames = Omit<PageSection, 'text'>;

/** A hook and the anchor of its section. Empty for the top of the page. */
interface HookNames {
  name: string;
  id: string;
}

/** A component. Its lists are empty without an API page. */
export interface ComponentNames {
  name: string;
  /** Its API page, or the section about it, with its anchor. */
  path: string;
  /** Title of the page with the section. Empty for an API page. */
  place: string;
  props: string[];
  slots: { name: string; className: string | null }[];
  classes: { key: string; className: string }[];
}

/** Second tier of a product. */
export interface ProductTexts {
  /** URL of the first tier for which this is the text. */
  namesUrl: string;
  /** One text for each record, in the order of `expandRecords`. Lines end at the end of a block. */
  texts: string[];
}
