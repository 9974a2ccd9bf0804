import { uncached, type Cached } from '../support/cache';
import type { DemoPageSource } from './demo-source';

/** How what is made of the demos of pages is cached from one build to the next. */
export interface PageCache {
  cached: Cached;
  /** Everything of a page that a result depends on. */
  inputOf: (page: DemoPageSource) => readonly unknown[];
}

export const NO_CACHE: PageCache = { cached: uncached, inputOf: () => [] };
