import { expect, test, type Page } from '@playwright/test';
import { allViolations, contrastViolations } from './support/axe';
import { openPage } from './support/open-page';
import { watchForTrouble } from './support/reading';
import { builtFile, pagePaths } from './support/site';

const GALLERY = '/material-ui/getting-started/templates/';
const NAMES = pagePaths()
  .filter((path) => path.startsWith(GALLERY) && path !== GALLERY)
  .map((path) => path.slice(GALLERY.length, -1));

async function openTemplate(page: Page, name: string): Promise<void> {
  await openPage(page, `${GALLERY}${name}/`);
  // The theme's provider sets it in the browser, so the template is interactive.
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeVisible();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-demo-root]') ?? {}).some((key) => key.startsWith('__react')),
  );
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.getByRole('textbox', { name }).fill(value);
}

test('there are seven templates', () => {
  expect(NAMES.sort()).toEqual([
    'blog',
    'checkout',
    'dashboard',
    'marketing-page',
    'sign-in',
    'sign-in-side',
    'sign-up',
  ]);
});

for (const name of NAMES) {
  test(
    `${name} stands without the frame of the site, is accessible in both modes, and keeps the mode`,
    { tag: '@all' },
    async ({ page, baseURL }) => {
      const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
      const html = builtFile(`${GALLERY}${name}/index.html`);
      expect(html).not.toContain('class="app-header');
      expect(html).toMatch(/<h1[^>]*>[^<]+/);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
      await openTemplate(page, name);
      expect(await allViolations(page), 'axe, light mode').toEqual([]);
      await page.getByRole('button', { name: 'Dark mode' }).press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
      expect(await contrastViolations(page), 'axe, dark mode').toEqual([]);
      expect(trouble).toEqual([]);
    },
  );
}

test('a template changes the mode of the whole site, which is complete after going back', async ({
  page,
}) => {
  await openPage(page, GALLERY);
  await page.getByRole('link', { name: 'Dashboard template' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good evening, Ines');
  await expect(page.locator('.app-header')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates');
  await expect(page.locator('.app-header')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/mode-dark/);
});

for (const [name, width, height] of [
  ['sign-in', 390, 844],
  ['sign-in', 1440, 900],
  ['sign-in-side', 390, 844],
  ['sign-in-side', 1440, 900],
  ['dashboard', 1440, 1600],
] as const)
  test(
    `${name} fills a screen of ${width} × ${height} px below the bar, and no more`,
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openTemplate(page, name);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    },
  );

test('templates follow the direction of the site', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await openTemplate(page, 'dashboard');
  const place = () => page.getByText('Wader Ferries').evaluate((logo) => logo.getBoundingClientRect().left);
  await expect.poll(place).toBeGreaterThan(600);
});

test('the source of a template can be read and downloaded', async ({ page }) => {
  await openPage(page, `${GALLERY}dashboard/#Dashboard.tsx`);
  const dialog = page.getByRole('dialog', { name: 'Source of Dashboard template' });
  await expect(dialog.locator('pre')).toContainText('export default function Dashboard()');
  await dialog.getByLabel('File').selectOption('theme.ts');
  await expect(dialog.locator('pre')).toContainText('createTheme({');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the project' }).click();
  expect((await download).suggestedFilename()).toBe('dashboard.zip');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Source' })).toBeFocused();
});

test('the dashboard shows the departures of one route', { tag: '@all' }, async ({ page }) => {
  await openTemplate(page, 'dashboard');
  await page.getByRole('button', { name: 'Islands' }).press('Enter');
  await expect(page.getByText('2 of 6 sailings')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(['5:35 p.m.', '6:10 p.m.']);
});

test(
  'the menu of the dashboard marks the section that was chosen, also on a phone',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTemplate(page, 'dashboard');
    const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(current).toHaveText('Today');
    await page.getByRole('link', { name: 'Departures' }).click();
    await expect(page.getByRole('heading', { name: 'Next departures' })).toBeInViewport();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(current).toHaveText('Departures');
  },
);

test('the checkout keeps input when the user goes back', { tag: '@all' }, async ({ page }) => {
  await openTemplate(page, 'checkout');
  await fill(page, { 'Full name': 'Ada Lund', Street: '4 Kiln Row', City: 'Aske', 'Postal code': '12345' });
  await page.keyboard.press('Enter');
  await fill(page, { 'Card number': '4000 0000' });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Aske');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000');
});

test('the checkout can be completed with the keyboard', { tag: '@all' }, async ({ page }) => {
  await openTemplate(page, 'checkout');
  const go = (name: string): Promise<void> => page.getByRole('button', { name }).press('Enter');
  await go('Continue');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await fill(page, { 'Full name': 'Ada Lund', Street: '4 Kiln Row', City: 'Aske', 'Postal code': '12345' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeFocused();
  await fill(page, { 'Card number': '4000 0000 0000 1234', Expires: '13/28', Security: '123' });
  await go('Continue');
  await expect(page.getByLabel('Expires')).toBeFocused();
  await fill(page, { Expires: '12/28' });
  await go('Continue');
  await expect(page.getByText('Card ending in 1234')).toBeVisible();
  await go('Pay $144');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page.getByText('Order #4127 is confirmed.')).toBeVisible();
});

test(
  'sign-in focuses invalid fields, and resets a password in a dialog',
  { tag: '@all' },
  async ({ page }) => {
    await openTemplate(page, 'sign-in');
    await fill(page, { Email: 'mara@example.com' });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
    const forgotten = page.getByRole('button', { name: 'Forgot your password?' });
    await forgotten.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(forgotten).toBeFocused();
    await page.getByRole('textbox', { name: 'Password' }).fill('eight or more');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Clear skies tonight' })).toBeFocused();
  },
);

test('sign-in side has one message for both fields', { tag: '@all' }, async ({ page }) => {
  await openTemplate(page, 'sign-in-side');
  await fill(page, { 'Card number': '12345', PIN: '1234' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Card number and PIN don’t match.')).toBeVisible();
  await fill(page, { 'Card number': '123456' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back.')).toBeVisible();
});

test('sign-up lists errors and moves focus to them', { tag: '@all' }, async ({ page }) => {
  await openTemplate(page, 'sign-up');
  await fill(page, { Name: 'Jo', Password: 'short' });
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Choose a password that meets both rules.');
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toHaveAccessibleDescription(/meets both rules.*Not met yet.*At least 10 characters/);
  await fill(page, { Email: 'jo@example.com', Password: 'ten letters 1' });
  await expect(password).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Create account' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'See you on the wall, Jo' })).toBeFocused();
});

test(
  'the marketing page has prices by year, and the blog one topic at a time',
  { tag: '@all' },
  async ({ page }) => {
    await openTemplate(page, 'marketing-page');
    await page.getByRole('checkbox').press('Space');
    await expect(page.getByText('$190')).toBeVisible();
    await openTemplate(page, 'blog');
    await page.getByRole('button', { name: 'Birds' }).press('Enter');
    await expect(page.getByText('2 letters')).toBeVisible();
  },
);
