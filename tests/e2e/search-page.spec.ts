import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './support/axe';
import { holdScripts } from './support/hold-scripts';
import { openPage } from './support/open-page';
import { layoutShifts, recordLayoutShifts } from './support/reading';
import { searchFor } from './support/search';
import { sitemapPaths } from './support/site';

const RESULT = '.search-page .search-result';

test('shows all results of the URL as plain links', async ({ page }) => {
  await openPage(page, '/search/?q=sticky%20header&from=material-ui');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('sticky header');
  const first = page.locator(RESULT).first();
  await expect(first).toHaveAttribute('href', '/material-ui/react-table/#sticky-header');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Material UI');
  await first.click();
  await expect(page).toHaveURL('/material-ui/react-table/#sticky-header');
  await page.goBack();
  await expect(page.locator(RESULT).first()).toBeVisible();
});

test('the dialog links to it with its query, product, and filters', async ({ page }) => {
  await openPage(page, '/joy-ui/react-button/');
  const { dialog } = await searchFor(page, 'button');
  await dialog.getByRole('button', { name: /^Section \d+$/ }).click();
  await dialog.getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL('/search/?q=button&from=joy-ui&kind=section');
  await expect(page.getByRole('button', { name: /^Section \d+$/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Joy UI');
  for (const kind of await page.locator('.search-page .search-result-kind').allTextContents())
    expect(kind).toBe('Section');
});

test('the dialog does not change the results of the search page', async ({ page }) => {
  await openPage(page, '/search/?q=button');
  const first = page.locator(RESULT).first();
  await expect(first).toContainText('Button');
  await searchFor(page, 'slider');
  await page.keyboard.press('Escape');
  await expect(first).toContainText('Button');
});

test('a search in the dialog replaces the text on the search page', async ({ page }) => {
  await openPage(page, '/search/?q=button');
  const field = page.locator('.search-page').getByRole('searchbox', { name: 'Search' });
  await field.fill('slider');
  await expect(page).toHaveURL('/search/?q=slider');
  await field.blur();
  const { dialog } = await searchFor(page, 'button');
  await dialog.getByRole('link', { name: 'All results' }).click();
  await expect(field).toHaveValue('button');
});

test('the search page keeps text that was typed before hydration', async ({ page }) => {
  const release = await holdScripts(page, '**/*.js');
  await page.goto('/search/?q=button&from=joy-ui', { waitUntil: 'commit' });
  const field = page.locator('.search-page').getByRole('searchbox', { name: 'Search' });
  await field.fill('slider');
  release();
  await expect(page.locator(RESULT).first()).toContainText('Slider');
  await expect(page).toHaveURL('/search/?q=slider&from=joy-ui');
});

test('the search page keeps the query and filters in its URL', async ({ page }) => {
  await openPage(page, '/search/');
  await page.getByRole('searchbox').fill('grid offset');
  await expect(page.locator(RESULT).first()).toContainText(/offset/i);
  await expect(page).toHaveURL('/search/?q=grid%20offset');
  await page.getByRole('button', { name: /^Material UI \d+$/ }).click();
  await expect(page).toHaveURL('/search/?q=grid%20offset&product=material-ui');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Material UI \d+$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the search page suggests similar names if nothing is found', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/search/?q=chxxkbxx');
  await expect(page.getByText('Nothing found for “chxxkbxx”').first()).toBeVisible();
  await page.getByRole('button', { name: 'Checkbox' }).click();
  await expect(page.locator(RESULT).first()).toContainText('Checkbox');
});

test('the search page reports the selected result to analytics', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/search/?q=sticky%20header');
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    window.addEventListener('docs:analytics', (event) => events.push((event as CustomEvent).detail));
  });
  await page.locator(RESULT).first().click();
  await expect(page).toHaveURL(/react-table/);
  const events = await page.evaluate(() => (window as unknown as { events: unknown[] }).events);
  expect(events).toEqual([{ name: 'search', params: { query_length: 13, kind: 'section', rank: 1 } }]);
});

test('the search page is hidden from search engines', async ({ page }) => {
  await openPage(page, '/search/');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
  expect(sitemapPaths()).not.toContain('/search/');
});

for (const scheme of ['light', 'dark'] as const) {
  for (const path of ['/search/', '/search/?q=button']) {
    test(
      `${path} is accessible and does not move in ${scheme} mode`,
      { tag: scheme === 'light' && path.includes('q=') ? [] : '@all' },
      async ({ page }) => {
        await recordLayoutShifts(page);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await openPage(page, path);
        if (path.includes('q=')) await expect(page.locator(RESULT).first()).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
        expect(await layoutShifts(page)).toEqual([]);
      },
    );
  }
}

test('the search page does not scroll horizontally at 320 px', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/search/?q=button');
  await expect(page.locator(RESULT).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button of the header links to lists of pages', async ({ page }) => {
    await page.goto('/material-ui/react-button/');
    await page.getByRole('button', { name: 'Search…' }).click();
    await expect(page).toHaveURL(/\/search\/\??$/);
    await expect(page.getByText('Searching needs JavaScript.')).toBeVisible();
    await page.getByRole('link', { name: 'The sx prop' }).click();
    await expect(page).toHaveURL('/system/getting-started/the-sx-prop/');
  });

  test('without JavaScript, the search page has a form and lists every product', async ({ page }) => {
    await page.goto('/search/');
    await page.getByRole('searchbox').fill('grid');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search/?q=grid');
    const main = page.getByRole('main');
    for (const product of ['Material UI', 'Joy UI', 'MUI System'])
      await expect(main.getByRole('link', { name: product, exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Components' }).first().click();
    await expect(page).toHaveURL('/material-ui/all-components/');
  });
});
