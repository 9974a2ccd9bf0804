import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { newDesktopContext } from './browser';

/** Bytes after gzip. */
export interface PageWeight {
  html: number;
  javascript: number;
  /** Stylesheets and `style` elements. */
  css: number;
  pageData: number;
}

/** Visible demos load after the page is idle. Their requests start within this time. */
const SETTLING_MS = 1000;

/**
 * Loads a page with an empty cache, without any interaction, and adds up its downloads.
 * @param storage initial local storage
 */
export async function weighPage(
  browser: Browser,
  url: string,
  storage: Readonly<Record<string, string>> = {},
): Promise<PageWeight> {
  const context = await newDesktopContext(browser);
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const weight: PageWeight = { html: 0, javascript: 0, css: 0, pageData: 0 };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = kindOf(response.headers()['content-type'] ?? '', response.url());
    if (!kind) return;
    bodies.push(response.body().then((body) => void (weight[kind] += gzipSync(body).length)));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLING_MS);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  const html = await (await context.request.get(url)).text();
  weight.css += gzipSync(
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join(''),
  ).length;
  await context.close();
  return weight;
}

function kindOf(contentType: string, url: string): keyof PageWeight | null {
  if (url.endsWith('/page-data.json')) return 'pageData';
  if (contentType.includes('javascript')) return 'javascript';
  if (contentType.includes('text/css')) return 'css';
  return contentType.includes('text/html') ? 'html' : null;
}
