import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSearchSource } from '../../tests/search/site-products';
import { gatherProducts, type ContentPage, type SearchSource } from '../../src/node/search/gather-products';
import { writeIndex } from '../../src/node/search/write-index';
import type { SearchData } from '../../src/shared/data-schemas';
import { median } from '../measurement';

const RUNS = 5;
const ADDED = 'This sentence was added later.';

/** Seconds that a build needs for the search index, median of five runs. */
export interface IndexingTimes {
  /** Without an existing index. */
  all: number;
  /** After the text of one page changed. */
  afterEdit: number;
}

/**
 * Indexes the pages of this site, repeated under other paths until there are `pageCount`. The time to parse pages isn't
 * included, because Gatsby parses them anyway, once per change.
 */
export async function timeIndexing(repository: string, pageCount: number): Promise<IndexingTimes> {
  const { data, source } = await readSearchSource(repository);
  const pages = repeatPages(source.pages, pageCount);
  const edited = pages.map((page, index) => (index === 0 ? withAddedText(page) : page));
  const all: number[] = [];
  const afterEdit: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'docs-index-'));
    all.push(timeRun(folder, { ...source, pages }, data.search));
    afterEdit.push(timeRun(folder, { ...source, pages: edited }, data.search));
    rmSync(folder, { recursive: true });
  }
  return { all: median(all), afterEdit: median(afterEdit) };
}

function timeRun(folder: string, source: SearchSource, data: SearchData): number {
  const start = performance.now();
  writeIndex(folder, gatherProducts(source), data);
  return (performance.now() - start) / 1000;
}

function repeatPages(pages: readonly ContentPage[], count: number): ContentPage[] {
  return Array.from({ length: count }, (_, index) => {
    const page = pages[index % pages.length];
    if (!page) throw new Error('This site has no pages.');
    const turn = Math.floor(index / pages.length);
    return turn === 0 ? page : { ...page, path: `${page.path}${turn}/` };
  });
}

function withAddedText(page: ContentPage): ContentPage {
  const [first, ...others] = page.sections;
  return first ? { ...page, sections: [{ ...first, text: `${first.text}\n${ADDED}` }, ...others] } : page;
}
