import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';
import { htmlSize } from './support/site';

const PAGE = '/material-ui/all-components/';
/** Compressed size in bytes of a page with sixty drawings. */
const BUDGET = 40_000;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each component has a card with its drawing, its title, and a description', async ({ page }) => {
    await page.goto(PAGE);
    const card = page.locator('.page-cards > li', { hasText: 'A rating lets' });
    await expect(card).toContainText('A rating lets users give an opinion on a scale of icons');
    const star = card.locator('[inert] .MuiRating-icon').first();
    await expect(star).toBeVisible();
    await expect(star).toHaveCSS('color', 'rgb(250, 175, 0)');
    await expect(page.locator('.page-cards [inert]:not(:has(> *))')).toHaveCount(0);
  });
});

test('drawings are decorative, so they are no Tab stops, have no name, and run no code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('/demos/'))).toEqual([]);
  const first = page.locator('.page-cards a').first();
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.page-cards a').nth(1)).toBeFocused();
  await expect(page.getByRole('article').getByRole('checkbox')).toHaveCount(0);
});

test('a card is clickable everywhere', async ({ page }) => {
  await openPage(page, PAGE);
  await page
    .locator('.page-cards li', { hasText: 'A checkbox lets users' })
    .click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkbox');
});

test('the drawings follow the color mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, PAGE);
  const button = page.locator('.page-cards .MuiButton-contained').first();
  const light = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(button).not.toHaveCSS('background-color', light);
});

test('the HTML with all drawings stays small', () => {
  expect(htmlSize(PAGE)).toBeLessThanOrEqual(BUDGET);
});
