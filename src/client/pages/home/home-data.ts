import type { Marks } from '../../../shared/navigation/badges';
import type { DemoAssets, DemoData } from '../../../shared/page/doc-page-data';
import type { NewsItem } from '../../../shared/site/news-item';

/** What the home page adds to what the browser knows of a product. */
export interface HomeProduct {
  productId: string;
  highlights: ({ path: string; title: string } & Marks)[];
}

/** A demo without its source. */
export type LiveDemoData = Pick<DemoData, 'name' | 'html'>;

/** Everything the home page shows. */
export interface HomeData {
  products: readonly HomeProduct[];
  /** Page whose demos are shown; null when there is no content. */
  demoPage: { demos: LiveDemoData[]; demoAssets: DemoAssets | null } | null;
  news: readonly NewsItem[];
}

/** Page whose demos are shown. */
export const DEMO_PAGE = '/home-demos/';
