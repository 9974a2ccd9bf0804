import { makeAnew, type Keep } from '../support/kept-results';
import type { DemoPageSource } from './demo-source';

/** How what is made of the demos of pages is kept from one build to the next. */
export interface KeptPages {
  keep: Keep;
  /** Everything of a page that a result depends on. */
  inputOf: (page: DemoPageSource) => readonly unknown[];
}

export const NOT_KEPT: KeptPages = { keep: makeAnew, inputOf: () => [] };
