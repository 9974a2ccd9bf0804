import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BuiltIndex } from './built-index';
import { pageOf, type AskSearch } from './search-hit';

/** Folder in `public`, which only exists during the comparison. */
export const PAGEFIND_FOLDER = 'pagefind';
/** Number of pages to compare. */
const RESULTS = 3;
/** Sections per page, as in Pagefind's own UI. */
const SECTIONS = 3;

/** The part of Pagefind's browser API that is used here. */
interface Pagefind {
  search(query: string, options: object): Promise<{ results: { data(): Promise<PagefindPage> }[] }>;
}

interface PagefindPage {
  url: string;
  sub_results: { url: string; locations: number[] }[];
}

/**
 * Indexes the `main` elements of the same pages with Pagefind, with the product as a filter.
 * @returns seconds
 */
export async function writePagefind(folder: string, pages: BuiltIndex['pages']): Promise<number> {
  removePagefind(folder);
  // Pagefind is an ES module and can't be loaded with `require()`.
  const { close, createIndex } = await import('pagefind');
  const start = performance.now();
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  for (const { path, productId } of pages) {
    const file = join(folder, 'public', path, 'index.html');
    if (!existsSync(file)) continue;
    const content = readFileSync(file, 'utf8').replace(
      '<main',
      `<main data-pagefind-body data-pagefind-filter="product:${productId}"`,
    );
    await index.addHTMLFile({ url: path, content });
  }
  await index.writeFiles({ outputPath: join(folder, 'public', PAGEFIND_FOLDER) });
  await close();
  return (performance.now() - start) / 1000;
}

export function removePagefind(folder: string): void {
  rmSync(join(folder, 'public', PAGEFIND_FOLDER), { recursive: true, force: true });
}

/** Searches with Pagefind in a page that has loaded it. Like the site's search, it lists the current product first. */
export function askPagefind(page: Page): AskSearch {
  return async (query, productId) => {
    const found = await page.evaluate(
      async ([text, product, most]) => {
        const { pagefind } = window as unknown as { pagefind: Pagefind };
        const own = product ? await pagefind.search(text, { filters: { product } }) : { results: [] };
        const all = await pagefind.search(text, {});
        return Promise.all([...own.results, ...all.results].slice(0, most).map((result) => result.data()));
      },
      [query, productId, RESULTS] as const,
    );
    return found.map(({ url, sub_results: sections }) => {
      const best = [...sections].sort((a, b) => b.locations.length - a.locations.length).slice(0, SECTIONS);
      return { page: pageOf(url), urls: [url, ...best.map((section) => decodeURI(section.url))] };
    });
  };
}
