import { expect, type Page } from '@playwright/test';
import { test } from './support/configured-site';
import { openPage } from './support/open-page';
import { layoutShifts, recordLayoutShifts } from './support/reading';

const WITH_ICONS = '/experiments/docs/icon-font/';
const WITHOUT = '/experiments/docs/callouts/';

const stylesheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href?.includes('icon') ? [new URL(href).pathname] : [])),
  );
const fontOf = (page: Page, icon: string) =>
  page
    .locator('#FontIcons .MuiIcon-root')
    .filter({ hasText: icon })
    .evaluate((element) => getComputedStyle(element).fontFamily);

test('pages that use the icon font load it late from this site, and nothing moves', async ({ page }) => {
  // The fonts of the site are in the cache, so they do not move anything when they load.
  await openPage(page, WITHOUT);
  await recordLayoutShifts(page);
  await openPage(page, WITH_ICONS);
  await expect.poll(() => stylesheets(page)).toEqual(['/icon-font/icons.css']);
  expect(await fontOf(page, 'train')).toContain('Material Icons');
  expect(await fontOf(page, 'restaurant')).toContain('Material Icons Two Tone');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThanOrEqual(2);
  expect(await layoutShifts(page)).toEqual([]);
  const html = await (await page.request.get(WITH_ICONS)).text();
  expect(html).not.toContain('icons.css');
});

test('the icon font only loads on pages that use it', async ({ page }) => {
  await openPage(page, WITHOUT);
  await page.waitForLoadState('networkidle');
  expect(await stylesheets(page)).toEqual([]);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('button', { name: 'Components', exact: true }).click();
  await menu.getByRole('link', { name: 'Icon font' }).click();
  await expect.poll(() => stylesheets(page)).toEqual(['/icon-font/icons.css']);
});

test(
  'the icon font loads from the configured host',
  { tag: '@all' },
  async ({ page, partners, serveWith }) => {
    await openPage(page, (await serveWith({ iconFontUrl: `${partners.url}/icons.css` })) + WITH_ICONS);
    await expect.poll(() => stylesheets(page)).toEqual(['/icons.css']);
    expect(partners.to('/icons.css')).toHaveLength(1);
  },
);

test('a host that does not answer is not noticed', { tag: '@all' }, async ({ page, partners, serveWith }) => {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  const url = await serveWith({ iconFontUrl: `${partners.url}/icons.css` });
  await partners.close();
  const failure = page.waitForEvent('requestfailed');
  await openPage(page, url + WITH_ICONS);
  expect((await failure).url()).toContain('/icons.css');
  await expect(page.locator('#FontIcons .MuiIcon-root').filter({ hasText: 'train' })).toBeVisible();
  expect(trouble).toEqual([]);
});
