import type { ArticleProduct } from '../../../shared/page/doc-page-data';
import type { Heading } from '../../../shared/page/page';
import type { PageFrame } from '../../../shared/page/page-frame';

/** Result of the query of an API page. */
export interface ApiPageData {
  path: string;
  name: string;
  package: string;
  deprecated: boolean;
  deprecationAdviceHtml: string;
  /** The body from the import statements on. */
  html: string;
  headings: Heading[];
  frame: PageFrame;
  product: Pick<ArticleProduct, 'name' | 'notice'> | null;
  documentedBy: { path: string; title: string }[];
}
