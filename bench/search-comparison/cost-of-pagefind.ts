import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { filesBelow } from '../../src/node/lib/files';
import { median } from '../measurement';
import { FIRST_KEY, timeVisits, withVisit, WORDS, type Cost } from './cost';
import { PAGEFIND_FOLDER } from './pagefind';

/** Pagefind's UI files, and its engine for languages that this site doesn't use. */
const UNUSED = /^pagefind-(?!entry|worker)|wasm\.unknown/;

/** Measures Pagefind without a UI, until the text of the first result is loaded. */
export async function costOfPagefind(browser: Browser, url: string, folder: string): Promise<Cost> {
  const cold = await timeVisits(browser, url, ({ page }) => timeFirstSearch(page));
  return withVisit(browser, url, async ({ page, responses }) => {
    await timeFirstSearch(page);
    const bodies = responses
      .filter((response) => new URL(response.url()).pathname.startsWith(`/${PAGEFIND_FOLDER}/`))
      .map((response) => response.body());
    const bytesToFirstResult = sum((await Promise.all(bodies)).map(sizeOf));
    const times: number[] = [];
    for (const word of WORDS)
      for (let end = 1; end <= word.length; end += 1) times.push(await timeSearch(page, word.slice(0, end)));
    return { bytesToFirstResult, bytesOfEverything: await sizeOfAll(folder), cold, warm: median(times) };
  });
}

/** Loads Pagefind in a page. The code is a string, because tsx would compile `import()` to `require()`. */
export async function loadPagefind(page: Page): Promise<void> {
  await page.evaluate(
    `import('/${PAGEFIND_FOLDER}/pagefind.js').then((pagefind) => void Object.assign(window, { pagefind }))`,
  );
}

async function timeFirstSearch(page: Page): Promise<number> {
  const start = performance.now();
  await loadPagefind(page);
  await timeSearch(page, FIRST_KEY);
  return performance.now() - start;
}

function timeSearch(page: Page, text: string): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const start = performance.now();
    const { results } = await pagefind.search(${JSON.stringify(text)});
    await results[0]?.data();
    return performance.now() - start;
  })()`);
}

async function sizeOfAll(folder: string): Promise<number> {
  const root = join(folder, 'public', PAGEFIND_FOLDER);
  const files = filesBelow(root).filter((file) => !UNUSED.test(file));
  return sum(files.map((file) => sizeOf(readFileSync(join(root, file)))));
}

/** Most of Pagefind's files are already compressed. */
function sizeOf(body: Buffer): number {
  return Math.min(body.length, gzipSync(body).length);
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
