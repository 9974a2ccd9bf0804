import { expect, test, type Page } from '@playwright/test';
import { MANIFEST_URL } from '../../src/shared/index-files';
import { builtFile, builtFiles } from './support/site';
import { openPage } from './support/open-page';
import { searchDialog, searchFor } from './support/search';

const PAGE = '/material-ui/react-button/';
const MANIFEST = `**${MANIFEST_URL}`;
const NAMES = '**/search-index/material-ui-*.json';

/** Types into the dialog without waiting for results. */
async function typeInto(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await searchDialog(page).field.fill(text);
}

/** Without an index, there is one message, a retry button, and a title search. */
async function expectTitleSearch(page: Page, line: string): Promise<void> {
  const { dialog, options, field } = searchDialog(page);
  await expect(dialog.getByRole('alert')).toContainText(line);
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(options.first()).toContainText('Checkbox');
  await field.fill('zzxyqqq');
  await expect(dialog.getByText('Nothing found').first()).toBeVisible();
  await field.fill('checkb');
  await expect(options.first()).toHaveAttribute('href', '/material-ui/react-checkbox/');
}

test('an index that cannot be loaded: titles are found, and trying again helps when it is back', async ({
  page,
}) => {
  await page.route(MANIFEST, (route) => route.abort());
  await openPage(page, PAGE);
  await typeInto(page, 'checkb');
  await expectTitleSearch(page, 'The index could not be loaded.');
  await page.unroute(MANIFEST);
  const { dialog, options, field } = searchDialog(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await field.fill('label placement');
  await expect(options.first()).toContainText('Label placement');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('finds titles offline', { tag: '@all' }, async ({ page, context }) => {
  await openPage(page, PAGE);
  await searchFor(page, 'button');
  await page.reload();
  await openPage(page, PAGE);
  await page.route('**/search-index/**', (route) => route.abort('internetdisconnected'));
  await typeInto(page, 'checkb');
  await expectTitleSearch(page, 'The index could not be loaded.');
  await context.close();
});

test('shows an error for an incomplete index', { tag: '@all' }, async ({ page }) => {
  await page.route(NAMES, async (route) => {
    const path = new URL(route.request().url()).pathname;
    await route.fulfill({ contentType: 'application/json', body: builtFile(path).slice(0, 500) });
  });
  await openPage(page, PAGE);
  await typeInto(page, 'checkb');
  await expect(searchDialog(page).dialog.getByRole('alert')).toContainText('The index could not be loaded.');
  await expect(searchDialog(page).options.first()).toContainText('Checkbox');
});

test('without text, names can still be searched', { tag: '@all' }, async ({ page }) => {
  await page.route('**/search-index/*-texts-*.json', (route) => route.abort());
  await openPage(page, PAGE);
  await typeInto(page, 'sticky header');
  const { dialog, options } = searchDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('The index could not be loaded.');
  await expect(options.first()).toHaveAttribute('href', '/material-ui/react-table/#sticky-header');
});

test(
  'asks the user to reload if a deploy has deleted the index, and finds titles',
  { tag: '@all' },
  async ({ page }) => {
    const old = builtFile(MANIFEST_URL).replaceAll(/-[0-9a-f]{10}\.json/g, '-0000000000.json');
    await page.route(MANIFEST, (route) => route.fulfill({ contentType: 'application/json', body: old }));
    await openPage(page, PAGE);
    await typeInto(page, 'checkb');
    const { dialog, options } = searchDialog(page);
    await expect(dialog.getByRole('alert')).toContainText('The site has been updated.');
    await expect(options.first()).toContainText('Checkbox');
    await page.unroute(MANIFEST);
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Reload' }).click()]);
    await openPage(page, PAGE);
    await typeInto(page, 'label placement');
    await expect(options.first()).toContainText('Label placement');
  },
);

test('a policy that forbids workers: titles are found', { tag: '@all' }, async ({ page }) => {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "worker-src 'none'" },
    });
  });
  await openPage(page, PAGE);
  await typeInto(page, 'checkb');
  await expectTitleSearch(page, 'This browser does not let the search run.');
});

test('the search dialog accepts text and can be closed while its code is loading', async ({ page }) => {
  await openPage(page, PAGE);
  await page.route('**/*.js', () => undefined);
  await page.keyboard.press('Control+k');
  const { dialog, field } = searchDialog(page);
  await page.keyboard.type('two words');
  await expect(field).toHaveValue('two words');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('links to the search page and can retry if the code of the dialog cannot load', async ({ page }) => {
  const scripts = new Set(builtFiles('.').map((file) => file.replace('./', '/')));
  let isCutOff = false;
  await page.route(
    (url) => scripts.has(url.pathname) && url.pathname.endsWith('.js'),
    (route) => (isCutOff ? route.abort() : route.fallback()),
  );
  await openPage(page, PAGE);
  isCutOff = true;
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/search/');
  await page.unrouteAll();
  await typeInto(page, 'grid');
  await expect(searchDialog(page).options.first()).toContainText('Grid');
  await expect(alert).toHaveCount(0);
});

test(
  'all groups of the menu are searched by title, also those that are closed',
  { tag: '@all' },
  async ({ page }) => {
    await page.route(MANIFEST, (route) => route.abort());
    await openPage(page, PAGE);
    await typeInto(page, 'install');
    await expect(searchDialog(page).options).toHaveAttribute(
      'href',
      '/material-ui/getting-started/installation/',
    );
  },
);
