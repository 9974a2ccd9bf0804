import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';
import { componentScript } from './support/site';

const LIVE = '/experiments/docs/live-pages/';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('text, computed values, components, code and anchors are there', async ({ page }) => {
    await page.goto(LIVE);
    const article = page.getByRole('article');
    await expect(article.getByText('A bill of $240 with 12% service is $67.20 for each')).toBeVisible();
    await expect(article.getByRole('status')).toHaveText('4 people pay $67.20 each');
    await expect(article.locator('.MuiCode-root pre .token').first()).toBeVisible();
    await expect(article.locator('.table-scroll')).not.toHaveCount(0);
    await expect(article.locator('h2#what-it-costs a')).toHaveAttribute('href', '#what-it-costs');
  });
});

test('hydrates the component and keeps the HTML of the prose', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await openPage(page, LIVE);
  await page.getByRole('slider', { name: 'People at the table' }).fill('1');
  await expect(page.getByRole('article').getByRole('status')).toHaveText('1 person pays $268.80');
  await expect(page.locator('.MuiCode-copy').first()).toBeAttached();
  expect(errors, 'what React found different from the HTML').toEqual([]);
});

test('its script loads only after a link to it is followed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openPage(page, '/experiments/docs/demos/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.endsWith(componentScript(LIVE)))).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Live pages' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live pages' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('status')).toHaveText('4 people pay $67.20 each');
  expect(scripts.filter((url) => url.endsWith(componentScript(LIVE)))).not.toEqual([]);
});
