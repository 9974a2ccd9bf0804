import { expect, type Page } from '@playwright/test';
import { scriptsHaveStarted } from './support/open-page';
import {
  AFTER,
  BEFORE,
  CHANGING_PAGE,
  codeOf,
  countLoads,
  goOffline,
  goOnline,
  isSaved,
  lookForUpdate,
  test,
  visit,
} from './support/offline-site';

const HOME = '/system/getting-started/';

const COMMENT = 'Written before the deploy.';
const feedback = (page: Page) => page.getByRole('region', { name: 'Was this page helpful?' });

/** Which deploy the text of the changing page is from, and the code that shows it. */
async function shownDeploy(page: Page): Promise<[string, unknown]> {
  await expect(page.getByText(BEFORE).or(page.getByText(AFTER))).toBeVisible();
  return [(await page.getByText(AFTER).isVisible()) ? 'after' : 'before', await codeOf(page)];
}

const openChangingPage = (page: Page): Promise<void> =>
  page.locator(`#main-content a[href="${CHANGING_PAGE}"]`).first().click();

/** Whether no other worker is installing. Runs in the browser. */
async function workerIsAtRest(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.installing === null && registration.waiting === null;
}

test(
  'After a deploy with other text, the next navigation shows it without a page load',
  { tag: '@all' },
  async ({ page, site, nextContent }) => {
    await visit(page, site, CHANGING_PAGE);
    await expect(page.getByText(BEFORE)).toBeVisible();
    await visit(page, site, HOME);
    site.folder = nextContent;
    const counter = countLoads(page);
    await openChangingPage(page);
    await expect(page.getByText(AFTER)).toBeVisible();
    expect(counter.loads).toBe(0);
  },
);

test('After a deploy of other code the next navigation loads it whole, and the tab settles', async ({
  page,
  site,
  nextDeploy,
}) => {
  await visit(page, site, HOME);
  const before = await codeOf(page);
  site.folder = nextDeploy;
  await openChangingPage(page);
  await expect(page.getByText(AFTER)).toBeVisible();
  await expect.poll(() => codeOf(page)).not.toBe(before);
  // The new worker takes over at the latest now.
  await lookForUpdate(page).catch(() => undefined);
  await expect.poll(() => page.evaluate(workerIsAtRest).catch(() => false)).toBe(true);
  await visit(page, site, CHANGING_PAGE);
  const counter = countLoads(page);
  await page.reload();
  await scriptsHaveStarted(page);
  await page.waitForLoadState('networkidle');
  expect(counter.loads).toBe(1);
});

test(
  'Pages saved before a deploy stay readable after it, each with the code that it belongs to',
  { tag: '@all' },
  async ({ page, site, nextDeploy }) => {
    await visit(page, site, CHANGING_PAGE);
    const before = await codeOf(page);
    site.folder = nextDeploy;
    await visit(page, site, HOME);
    const after = await codeOf(page);
    expect(after).not.toBe(before);
    await goOffline(page, site);
    await openChangingPage(page);
    await expect(page.getByText(BEFORE)).toBeVisible();
    expect(await codeOf(page)).toBe(before);
    await page.goto(site.origin + HOME);
    await scriptsHaveStarted(page);
    expect(await codeOf(page)).toBe(after);
    await goOnline(page, site);
    await openChangingPage(page);
    await expect(page.getByText(AFTER)).toBeVisible();
  },
);

test(
  'Two tabs on either side of a deploy, offline in between: nothing is mixed, and no text is lost',
  { tag: '@all' },
  async ({ page, site, nextDeploy }) => {
    await visit(page, site, CHANGING_PAGE);
    await visit(page, site, HOME);
    const before = await codeOf(page);
    const writing = await page.context().newPage();
    await visit(writing, site, HOME);
    await feedback(writing).getByRole('button', { name: 'No' }).click();
    await feedback(writing).getByRole('textbox').fill(COMMENT);
    site.folder = nextDeploy;
    await lookForUpdate(page);
    await expect.poll(() => codeOf(page).catch(() => before)).not.toBe(before);
    await scriptsHaveStarted(page);
    await isSaved(page, HOME);
    const after = await codeOf(page);
    expect(await codeOf(writing), 'a tab in which somebody writes').toBe(before);
    const deploys = [
      ['before', before],
      ['after', after],
    ];

    await goOffline(page, site);
    for (const tab of [page, writing]) {
      await openChangingPage(tab);
      expect(deploys).toContainEqual(await shownDeploy(tab));
      await tab.goBack();
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(feedback(writing).getByRole('textbox')).toHaveValue(COMMENT);

    await goOnline(page, site);
    for (const tab of [page, writing]) {
      await openChangingPage(tab);
      await expect(tab.getByText(AFTER)).toBeVisible();
      expect(await shownDeploy(tab)).toEqual(['after', after]);
      await tab.goBack();
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(feedback(writing).getByRole('textbox')).toHaveValue(COMMENT);
  },
);
