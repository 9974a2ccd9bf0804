import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('text, code and demos are there', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await expect(page.locator('.prose p').first()).toBeVisible();
  await expect(page.locator('.prose .MuiCode-root pre .token').first()).toBeVisible();
  await expect(
    page.locator('#ButtonVariants').getByRole('button', { name: 'Book the repair' }),
  ).toBeVisible();
});

test('the source of a demo opens', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const demo = page.locator('#ButtonVariants');
  await demo.getByText('Show code').click();
  await expect(demo.getByText('export default function ButtonVariants')).toBeVisible();
});

test('the side menu links to pages, and a closed group to its first page', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Checkbox' }).click();
  await expect(page).toHaveURL('/material-ui/react-checkbox/');
  await menu.getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL('/material-ui/getting-started/');
});

test('previous, next and the contents lead on', async ({ page }) => {
  await page.goto('/material-ui/getting-started/');
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(page).toHaveURL('/material-ui/getting-started/installation/');
  await page.getByRole('link', { name: /^Previous page/ }).click();
  await expect(page).toHaveURL('/material-ui/getting-started/');
  const section = page.getByRole('navigation', { name: 'Page table of contents' }).getByRole('link').last();
  await section.click();
  await expect(page).toHaveURL(/#.+/);
  await expect(page.locator(':target')).toBeInViewport();
});

test('product menu, version menu and, on a small screen, the drawer open', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.locator('#mui-version-selector').click();
  await expect(page.locator('#version-menu').getByRole('link', { name: 'v6' })).toBeVisible();
  await page.locator('#mui-product-selector').click();
  await page.locator('#product-menu').getByRole('link', { name: 'Joy UI' }).click();
  await expect(page).toHaveURL('/joy-ui/getting-started/');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await page.locator('#main-navigation').getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL('/joy-ui/getting-started/installation/');
});

test('package manager tabs show one command at a time', async ({ page }) => {
  await page.goto('/material-ui/getting-started/installation/');
  const tabs = page.locator('.code-tabs').first();
  await expect(tabs.locator('.code-tabs-panel:visible')).toHaveCount(1);
  await tabs.getByRole('radio', { name: 'pnpm' }).check();
  await expect(tabs.locator('.code-tabs-panel:visible')).toHaveCount(1);
  await expect(tabs.locator('.code-tabs-panel:visible')).toContainText('pnpm add');
});
