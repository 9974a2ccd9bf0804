import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { searchFor } from './support/search';

const PAGE = '/material-ui/react-button/';
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

test('a group is a button: it opens and closes by click, Enter and Space, and leaves the page alone', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const menu = menuOf(page);
  const group = menu.getByRole('button', { name: 'Getting started' });
  const child = menu.getByRole('link', { name: 'Installation' });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(child).toBeVisible();
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(child).toHaveCount(0);
  await group.press('Space');
  await expect(child).toBeVisible();
  await expect(page).toHaveURL(PAGE);
});

test('the groups above the page are open and the page is marked, deep down as well', async ({ page }) => {
  await openPage(page, '/experiments/docs/tree/api/data-grid/data-grid/');
  const menu = menuOf(page);
  await expect(menu.locator('[aria-expanded="true"]')).toHaveText([
    'Test: navigation',
    'First level child 2',
    'DataGrid group',
  ]);
  await expect(menu.locator('[aria-current="page"]')).toHaveText(['Fourth-level child']);
});

test('highlights the current page and keeps opened groups open during navigation', async ({ page }) => {
  await openPage(page, PAGE);
  const menu = menuOf(page);
  await menu.getByRole('button', { name: 'Getting started' }).click();
  await menu.getByRole('link', { name: 'Installation' }).click();
  await expect(menu.locator('[aria-current="page"]')).toHaveText(['Installation']);
  await expect(menu.getByRole('link', { name: 'Checkbox' })).toBeVisible();
});

test('badges, plans, and planned entries look different', async ({ page }) => {
  await openPage(page, '/experiments/docs/tree/first-level-child-1/');
  const menu = menuOf(page);
  await expect(menu.locator('.badge')).toHaveText([
    '(New)',
    '(Planned)',
    '(Preview)',
    '(Beta)',
    '(Legacy)',
    '(Deprecated)',
  ]);
  await expect(menu.getByRole('img', { name: 'Pro plan' })).toBeVisible();
  await expect(menu.getByRole('img', { name: 'Premium plan' })).toBeVisible();
  const planned = menu.getByText('First level child 5');
  await expect(planned).toBeVisible();
  await expect(menu.getByRole('link', { name: 'First level child 5' })).toHaveCount(0);
});

test('page titles and search results have badges with text for screen readers', async ({ page }) => {
  await openPage(page, '/experiments/docs/tree/first-level-child-8/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/\(\s*Legacy\s*\)$/);
  const { options } = await searchFor(page, 'legacy badge');
  const result = options.filter({ has: page.locator('.badge-legacy') });
  await expect(result.first()).toContainText('(Legacy)');
});

test('titles can be queried by product and path', async ({ page }) => {
  await page.goto('/experiments/docs/queries/');
  const result = page.locator('pre').filter({ hasText: '"isOverridden"' });
  await expect(result).toContainText('"title": "Spacing"');
});

test('attributes and icons of entries can be queried', async ({ page }) => {
  await page.goto('/experiments/docs/queries/');
  const result = page.locator('pre').filter({ hasText: '"icon": "ViewQuilt"' });
  await expect(result).toContainText('"data-ga-event-label": "templates"');
  await expect(result).toContainText('"href": "https://mui.com/store/"');
});

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1440, height: 420 } });

  test('the entry of the page is in view from the start', async ({ page }) => {
    await openPage(page, '/material-ui/react-grid/');
    await expect(menuOf(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  });

  test('the menu keeps its scroll position', async ({ page }) => {
    await openPage(page, PAGE);
    const list = page.locator('.side-navigation-list');
    const link = menuOf(page).getByRole('link', { name: 'Checkbox' });
    await expect(page.locator('#main-navigation [aria-current]')).toBeInViewport();
    const before = await list.evaluate((element) => (element.scrollTop = 120));
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkbox' })).toBeVisible();
    expect(await list.evaluate((element) => element.scrollTop)).toBe(before);
  });
});

test('without the whole menu, a group opens its first page', { tag: '@all' }, async ({ page }) => {
  await page.route('**/navigation/*.json', (route) => route.fulfill({ status: 500 }));
  await openPage(page, PAGE);
  await menuOf(page).getByRole('button', { name: 'Getting started' }).click();
  await expect(page).toHaveURL('/material-ui/getting-started/');
});
