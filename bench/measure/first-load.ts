import type { Browser } from '@playwright/test';
import { newReader } from './browser';

/** Times of a first visit in ms after the click that led there. */
export interface FirstLoad {
  /** The largest part of the page is painted. */
  painted: number;
  /** Everything that the HTML names has arrived. */
  loaded: number;
  /** The first demo answers. */
  alive: number;
  /** The page asks for its worker; null where it has none. */
  workerAsked: number | null;
}

/** Opens a page with nothing in any cache, and touches nothing. */
export async function timeFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await newReader(browser);
  const page = await context.newPage();
  await page.addInitScript(watchLoad);
  await page.goto(url);
  await page.waitForFunction(() => 'alive' in window);
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { painted, alive, workerAsked = null } = window as unknown as FirstLoad;
    return { painted, alive, workerAsked, loaded: navigation?.loadEventEnd ?? Number.NaN };
  });
  await context.close();
  return times;
}

/** Runs in the page before anything else of it: it can use nothing from here. */
function watchLoad(): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(window, { painted: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...parameters) {
    Object.assign(window, { workerAsked: performance.now() });
    return register.apply(this, parameters);
  };
  const timer = setInterval(() => {
    const root = document.querySelector('[data-demo-root]');
    if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer$'))) return;
    Object.assign(window, { alive: performance.now() });
    clearInterval(timer);
  }, 5);
}
