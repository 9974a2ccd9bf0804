import type { Browser } from '@playwright/test';
import { newDesktopContext } from './browser';

/** Milliseconds since the start of the navigation. */
export interface FirstLoad {
  /** Largest contentful paint. */
  painted: number;
  /** Load event. */
  loaded: number;
  /** The first demo is interactive. */
  interactive: number;
  /** The service worker is registered. Null if the site has none. */
  workerRegistered: number | null;
}

/** Loads a page with an empty cache, without any interaction. */
export async function timeFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await newDesktopContext(browser);
  const page = await context.newPage();
  await page.addInitScript(watchLoad);
  await page.goto(url);
  await page.waitForFunction(() => 'interactive' in window);
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { painted, interactive, workerRegistered = null } = window as unknown as FirstLoad;
    return { painted, interactive, workerRegistered, loaded: navigation?.loadEventEnd ?? Number.NaN };
  });
  await context.close();
  return times;
}

/** Runs in the page before its scripts, so it can't use variables of this module. */
function watchLoad(): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(window, { painted: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...parameters) {
    Object.assign(window, { workerRegistered: performance.now() });
    return register.apply(this, parameters);
  };
  const timer = setInterval(() => {
    const root = document.querySelector('[data-demo-root]');
    if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer$'))) return;
    Object.assign(window, { interactive: performance.now() });
    clearInterval(timer);
  }, 5);
}
