import { expect, type Page } from '@playwright/test';
import { scriptsHaveStarted } from './support/open-page';
import { searchDialog, searchFor } from './support/search';
import { AFTER, CHANGING_PAGE, codeOf, countLoads, lookForUpdate, test, visit } from './support/offline-site';

const HOME = '/system/getting-started/';

/** Waits until a tab runs other code than before, and has come to rest. */
async function runsNewCode(page: Page, before: unknown): Promise<void> {
  await expect.poll(() => codeOf(page).catch(() => before)).not.toBe(before);
  await scriptsHaveStarted(page);
  await page.waitForLoadState('networkidle');
}

test('An open tab reloads once after a deploy, and keeps its scroll position', async ({
  page,
  site,
  nextDeploy,
}) => {
  await visit(page, site, `${CHANGING_PAGE}`);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  const before = await codeOf(page);
  const counter = countLoads(page);
  site.folder = nextDeploy;
  await lookForUpdate(page);
  await runsNewCode(page, before);
  await expect(page.getByText(AFTER)).toBeAttached();
  // The new text is one line shorter, and the browser can adjust the scroll position.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 400)).toBeLessThan(40);
  await lookForUpdate(page);
  await page.waitForLoadState('networkidle');
  expect(counter.loads).toBe(1);
});

test('Five tabs load once each', { tag: '@all' }, async ({ page, site, nextDeploy }) => {
  await visit(page, site, HOME);
  const others = await Promise.all(Array.from({ length: 4 }, () => page.context().newPage()));
  for (const other of others) await visit(other, site, CHANGING_PAGE);
  const tabs = [page, ...others];
  const before = await codeOf(page);
  const counters = tabs.map(countLoads);
  site.folder = nextDeploy;
  await lookForUpdate(page);
  for (const tab of tabs) await runsNewCode(tab, before);
  expect(counters.map(({ loads }) => loads)).toEqual([1, 1, 1, 1, 1]);
});

test('A tab without the focus waits until it has it', { tag: '@all' }, async ({ page, site, nextDeploy }) => {
  await visit(page, site, HOME);
  const hidden = await page.context().newPage();
  // Without windows, the browser gives the focus to all its tabs.
  await hidden.addInitScript(() => {
    document.hasFocus = () => false;
  });
  await visit(hidden, site, CHANGING_PAGE);
  const before = await codeOf(page);
  const counter = countLoads(hidden);
  site.folder = nextDeploy;
  await lookForUpdate(page);
  await runsNewCode(page, before);
  expect(counter.loads).toBe(0);
  expect(await codeOf(hidden)).toBe(before);
  await hidden.evaluate(() => window.dispatchEvent(new FocusEvent('focus')));
  await runsNewCode(hidden, before);
  expect(counter.loads).toBe(1);
});

test(
  'The search field keeps its text over the reload',
  { tag: '@all' },
  async ({ page, site, nextDeploy }) => {
    await visit(page, site, HOME);
    await searchFor(page, 'text field');
    const before = await codeOf(page);
    site.folder = nextDeploy;
    await lookForUpdate(page);
    await runsNewCode(page, before);
    const { field, options } = searchDialog(page);
    await expect(field).toHaveValue('text field');
    await expect(options.first()).toContainText('Text Field');
  },
);

test(
  'A navigation during an update opens its target with the new code',
  { tag: '@all' },
  async ({ page, site, nextDeploy }) => {
    await visit(page, site, HOME);
    const before = await codeOf(page);
    site.folder = nextDeploy;
    await Promise.all([
      lookForUpdate(page).catch(() => undefined),
      page.locator(`#main-content a[href="${CHANGING_PAGE}"]`).first().click(),
    ]);
    await runsNewCode(page, before);
    await expect(page.getByText(AFTER)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(CHANGING_PAGE);
  },
);

test('A deploy without offline copies removes the workers, what they have saved, and keeps the tabs alive', async ({
  page,
  site,
  lastDeploy,
}) => {
  await visit(page, site, HOME);
  const other = await page.context().newPage();
  await visit(other, site, CHANGING_PAGE);
  const before = await codeOf(page);
  const counters = [page, other].map(countLoads);
  site.folder = lastDeploy;
  await lookForUpdate(page);
  for (const tab of [page, other]) await runsNewCode(tab, before);
  const left = await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ caches: [], workers: 0 });
  expect(counters.map(({ loads }) => loads)).toEqual([1, 1]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('On a host that is not configured no worker is registered', async ({ page, site }) => {
  await page.goto(site.origin.replace('127.0.0.1', 'localhost') + HOME);
  await scriptsHaveStarted(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(site.asked).not.toContain('/sw.js');
});
