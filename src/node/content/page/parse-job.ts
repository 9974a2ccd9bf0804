import type { ParsedPage } from '../../../shared/page/page';
import { parsePage, readPage, type PageSource } from './parse-page';

/** A page to be parsed; checks can do without its rendered blocks. */
export interface ParseJob {
  source: PageSource;
  isRendered: boolean;
}

/** Never throws for what is in the page. */
export function runJob({ source, isRendered }: ParseJob): ParsedPage {
  return isRendered ? parsePage(source) : { ...readPage(source).page, blocks: [], sections: [] };
}
