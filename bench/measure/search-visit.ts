import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { newReader } from './browser';

const BUTTON = '.app-header .search-button';
const FIELD = '.search-dialog input';
/** Stand only in the scripts of the search: its results, its worker. */
const MARKS = ['search-option-', '/search/manifest.json'];

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
export async function openSearch({ page }: SearchVisit): Promise<void> {
  const texts = page.waitForResponse((response) => response.url().includes('-texts-'));
  await page.locator(BUTTON).press('Enter');
  await page.locator(FIELD).waitFor();
  await texts;
  await page.waitForLoadState('networkidle');
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
