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
  lookForUpdate,
  test,
  visit,
} from './support/offline-site';

const HOME = '/system/getting-started/';

const openChangingPage = (page: Page): Promise<void> =>
  page.locator(`#main-content a[href="${CHANGING_PAGE}"]`).first().click();

/** Whether no other worker is about to take over; runs in the browser. */
async function workerIsAtRest(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.installing === null && registration.waiting === null;
}

test('After a deploy of other texts the next navigation shows them, without a page load', async ({
  page,
  site,
  nextContent,
}) => {
  await visit(page, site, CHANGING_PAGE);
  await expect(page.getByText(BEFORE)).toBeVisible();
  await visit(page, site, HOME);
  site.folder = nextContent;
  const counter = countLoads(page);
  await openChangingPage(page);
  await expect(page.getByText(AFTER)).toBeVisible();
  expect(counter.loads).toBe(0);
});

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

test('Pages saved before a deploy stay readable after it, each with the code that it belongs to', async ({
  page,
  site,
  nextDeploy,
}) => {
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
});
