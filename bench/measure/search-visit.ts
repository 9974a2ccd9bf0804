import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { MANIFEST_URL, type SearchManifest } from '../../src/shared/index-files';
import { newReader } from './browser';

const BUTTON = '.app-header .search-button';
const FIELD = '.search-dialog input';
/** Longer than the worker takes to add what has arrived. */
const INDEXING_MS = 500;
/** Stand only in the scripts of the search: its results, its worker. */
const MARKS = ['search-option-', MANIFEST_URL];

/** A page that was loaded with an empty cache, and everything that has come since. */
export interface SearchVisit {
  context: BrowserContext;
  page: Page;
  responses: Response[];
}

/** Loads a page and puts the focus on the search button, which loads nothing. */
export async function visit(browser: Browser, url: string): Promise<SearchVisit> {
  const context = await newReader(browser);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(BUTTON).focus();
  return { context, page, responses };
}

/** Opens the search and waits until all of the index is there. */
export async function openSearch({ page, responses }: SearchVisit): Promise<void> {
  const list = page.waitForResponse((response) => response.url().endsWith(MANIFEST_URL));
  await page.locator(BUTTON).press('Enter');
  const { products } = (await (await list).json()) as SearchManifest;
  const hasArrived = (url: string): boolean => responses.some((response) => response.url().endsWith(url));
  while (!products.every(({ textsUrl }) => hasArrived(textsUrl))) await page.waitForTimeout(INDEXING_MS);
  await page.waitForTimeout(INDEXING_MS);
}

/** Empties the field. */
export async function clearSearch({ page }: SearchVisit): Promise<void> {
  await page.locator(FIELD).fill('');
}

/** Bytes, after gzip, of what a visit has loaded for the search: index, dialog and worker. */
export async function searchBytes({ responses }: SearchVisit): Promise<number> {
  const sizes = await Promise.all(
    responses.map(async (response) => {
      const { pathname } = new URL(response.url());
      const isIndex = pathname.startsWith('/search/');
      if (!isIndex && !pathname.endsWith('.js')) return 0;
      const body = await response.body();
      return isIndex || MARKS.some((mark) => body.includes(mark)) ? gzipSync(body).length : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
