import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { MANIFEST_URL, SEARCH_FOLDER, type SearchManifest } from '../../src/shared/index-files';
import { newDesktopContext } from './browser';

const BUTTON = '.app-header .search-button';
const FIELD = '.search-dialog input';
/** Long enough for the worker to add the downloaded files. */
const INDEXING_MS = 500;
/** Only the scripts of the search results and the search worker contain these strings. */
const MARKS = ['search-option-', MANIFEST_URL];

/** A page that was loaded with an empty cache, and all its responses so far. */
export interface SearchVisit {
  context: BrowserContext;
  page: Page;
  responses: Response[];
}

/** Loads a page and focuses the search button, which doesn't load the search yet. */
export async function visit(browser: Browser, url: string): Promise<SearchVisit> {
  const context = await newDesktopContext(browser);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(BUTTON).focus();
  return { context, page, responses };
}

/** Opens the search and waits until the whole index is loaded. */
export async function openSearch({ page, responses }: SearchVisit): Promise<void> {
  const list = page.waitForResponse((response) => response.url().endsWith(MANIFEST_URL));
  await page.locator(BUTTON).press('Enter');
  const { products } = (await (await list).json()) as SearchManifest;
  const hasArrived = (url: string): boolean => responses.some((response) => response.url().endsWith(url));
  while (!products.every(({ textsUrl }) => hasArrived(textsUrl))) await page.waitForTimeout(INDEXING_MS);
  await page.waitForTimeout(INDEXING_MS);
}

export async function clearSearch({ page }: SearchVisit): Promise<void> {
  await page.locator(FIELD).fill('');
}

/** Total bytes of the loaded search files (index, dialog, worker), after gzip. */
export async function searchBytes({ responses }: SearchVisit): Promise<number> {
  const sizes = await Promise.all(
    responses.map(async (response) => {
      const { pathname } = new URL(response.url());
      const isIndex = pathname.startsWith(`/${SEARCH_FOLDER}/`);
      if (!isIndex && !pathname.endsWith('.js')) return 0;
      const body = await response.body();
      return isIndex || MARKS.some((mark) => body.includes(mark)) ? gzipSync(body).length : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
