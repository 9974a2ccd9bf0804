import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BuiltIndex } from './built-index';
import { pageOf, type AskSearch } from './found';

/** Folder below `public`; exists only while the comparison runs. */
export const PAGEFIND_FOLDER = 'pagefind';
/** Results whose pages are looked at, and places of each that its own interface shows. */
const RESULTS = 3;
const PLACES = 3;

/** Pagefind in a page: what of it is used here. */
interface Pagefind {
  search(query: string, options: object): Promise<{ results: { data(): Promise<PagefindPage> }[] }>;
}

interface PagefindPage {
  url: string;
  sub_results: { url: string; locations: number[] }[];
}

/**
 * Lets Pagefind index the same pages: their `main` part, each with its product as a filter.
 * @returns seconds that it took
 */
export async function writePagefind(folder: string, pages: BuiltIndex['pages']): Promise<number> {
  removePagefind(folder);
  // An ES module without a form for `require`.
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

/** Leaves the built site as it was. */
export function removePagefind(folder: string): void {
  rmSync(join(folder, 'public', PAGEFIND_FOLDER), { recursive: true, force: true });
}

/** Asks Pagefind in a page that has loaded it; the reader's product first, others after, as the search of the site does. */
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
    return found.map(({ url, sub_results: places }) => {
      const best = [...places].sort((a, b) => b.locations.length - a.locations.length).slice(0, PLACES);
      return { page: pageOf(url), addresses: [url, ...best.map((place) => decodeURI(place.url))] };
    });
  };
}
