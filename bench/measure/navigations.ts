import type { Page } from '@playwright/test';

const CLICKS = 16;
/** Groups are excluded. They are links as well, but a click expands them. */
const MENU_LINK = '.side-navigation a.menu-link:not([aria-expanded])';
const CLOSED_GROUP = '.side-navigation a[aria-expanded="false"]';
/** Long enough to prefetch a page. */
const HOVER_MS = 300;

/**
 * Clicks links in the side menu. Each time includes two frames, until the new heading is painted.
 * @param prefetched hover over each link before the click
 */
export async function timeNavigations(page: Page, prefetched: boolean): Promise<number[]> {
  const times: number[] = [];
  await openAllGroups(page);
  let paths = await menuPaths(page);
  while (times.length < CLICKS) {
    const path = paths.shift();
    if (path === undefined) {
      await page.reload({ waitUntil: 'networkidle' });
      await openAllGroups(page);
      paths = await menuPaths(page);
      continue;
    }
    if (prefetched) await hoverLink(page, path);
    times.push(await timeClick(page, path));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(HOVER_MS);
  }
  return times;
}

async function openAllGroups(page: Page): Promise<void> {
  for (let group = page.locator(CLOSED_GROUP).first(); (await group.count()) > 0;) {
    await group.evaluate((link: HTMLElement) => link.click());
    await page.waitForTimeout(HOVER_MS);
  }
}

function menuPaths(page: Page): Promise<string[]> {
  return page
    .locator(MENU_LINK)
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname));
}

async function hoverLink(page: Page, path: string): Promise<void> {
  await page.locator(linkTo(path)).hover();
  await page.waitForTimeout(HOVER_MS);
}

const linkTo = (path: string): string => `${MENU_LINK}[href="${path}"]`;

/** Clicks with a script, because a real pointer would prefetch the page. */
function timeClick(page: Page, path: string): Promise<number> {
  return page.evaluate(
    ([href, selector]) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLElement>(selector);
        if (!link) return reject(new Error(`The side menu has no link to ${href}.`));
        const before = document.querySelector('h1')?.firstChild;
        const title = before?.textContent;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const now = document.querySelector('h1')?.firstChild;
          if (window.location.pathname !== href || !now || (now === before && now.textContent === title))
            return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        link.click();
      }),
    [path, linkTo(path)] as const,
  );
}
