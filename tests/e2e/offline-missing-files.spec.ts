import { expect, type Page } from '@playwright/test';
import { scriptsHaveStarted } from './support/open-page';
import { AFTER, CHANGING_PAGE, countLoads, test } from './support/offline-site';
import { searchDialog } from './support/search';
import type { StaticServer } from './support/static-server';

/** So low that no demo comes near it before the reader scrolls. */
const LOW = { width: 1000, height: 200 };

test.use({ viewport: LOW });

/** Opens the page without a service worker, so only the server has the files. */
async function openWithoutWorker(page: Page, site: StaticServer): Promise<void> {
  await page.goto(site.origin.replace('127.0.0.1', 'localhost') + CHANGING_PAGE);
  await scriptsHaveStarted(page);
}

/** Does not wait for the end, because the page can reload. */
const scrollToDemo = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => document.querySelector('section.demo')?.scrollIntoView());
  });
const demoIsAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-demo-root]') ?? {}).some((key) =>
      key.startsWith('__reactContainer$'),
    ),
  );

test('Reloads a tab once at the same position if a deploy removed its files', async ({
  page,
  site,
  nextDeploy,
}) => {
  await openWithoutWorker(page, site);
  const counter = countLoads(page);
  site.folder = nextDeploy;
  await scrollToDemo(page);
  await expect.poll(() => counter.loads).toBe(1);
  await expect(page.getByText(AFTER)).toBeAttached();
  await scrollToDemo(page);
  await demoIsAlive(page);
  expect(counter.loads).toBe(1);
});

test('Reopens the search with the typed text after reloading for new code', async ({ page, site }) => {
  await openWithoutWorker(page, site);
  const counter = countLoads(page);
  let isOutdated = true;
  let sayMissing = (): void => undefined;
  const typed = new Promise<void>((resolve) => (sayMissing = resolve));
  site.treat = (path) => {
    if (path === CHANGING_PAGE) isOutdated = false;
    return isOutdated && path.endsWith('.js') ? { wait: typed, status: 404 } : 'usual';
  };
  await page.keyboard.press('Control+k');
  await page.keyboard.type('spac');
  sayMissing();
  await expect.poll(() => counter.loads).toBe(1);
  const { field, options } = searchDialog(page);
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveValue('spac');
  await expect(field).toBeFocused();
});

test(
  'A file that stays missing costs one load, never a loop; the rest of the page works',
  { tag: '@all' },
  async ({ page, site }) => {
    await openWithoutWorker(page, site);
    const counter = countLoads(page);
    site.treat = (path) => (path.startsWith('/demos/system-spacing') ? { status: 404 } : 'usual');
    await scrollToDemo(page);
    await expect.poll(() => counter.loads).toBe(1);
    await scriptsHaveStarted(page);
    await scrollToDemo(page);
    await expect(page.getByText('This demo could not be loaded.').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(counter.loads).toBe(1);
  },
);

test('A network that is down is no reason to load again', { tag: '@all' }, async ({ page, site }) => {
  await openWithoutWorker(page, site);
  const counter = countLoads(page);
  await site.cut();
  await scrollToDemo(page);
  await expect(page.getByText('This demo could not be loaded.').first()).toBeVisible();
  expect(counter.loads).toBe(0);
  await site.listen();
});
