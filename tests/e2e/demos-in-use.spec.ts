import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './support/axe';
import { onChange } from './support/changed';
import { demoFrame } from './support/demos';
import { openPage } from './support/open-page';

const FILE = 'tests/e2e/demos-in-use.spec.ts';

const LOADING = [
  { path: '/material-ui/react-button/', demo: 'ButtonLoading', name: 'Send the quote' },
  { path: '/material-ui/react-button-group/', demo: 'ButtonGroupUpload', name: 'Send to the lab' },
];

for (const { path, demo, name } of LOADING) {
  test(
    `${demo}: the button has the focus again when it has loaded`,
    { tag: onChange(path, FILE) },
    async ({ page }) => {
      await openPage(page, path);
      const button = demoFrame(page, demo).getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      await expect(async () => {
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(button).toBeDisabled({ timeout: 500 });
      }).toPass();
      await expect(button).toBeEnabled();
      await expect(button).toBeFocused();
    },
  );
}

test(
  'AutocompleteSowing: the months are groups with names',
  { tag: onChange('/material-ui/react-autocomplete/', FILE) },
  async ({ page }) => {
    await openPage(page, '/material-ui/react-autocomplete/');
    const field = demoFrame(page, 'AutocompleteSowing').getByRole('combobox', { name: 'Seeds' });
    await field.scrollIntoViewIfNeeded();
    await expect(async () => {
      await field.press('ArrowDown');
      await expect(field).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
    }).toPass();
    const april = page.getByRole('group', { name: 'Sow in April' });
    await expect(april.getByRole('option')).toHaveText(['Beetroot', 'Chard']);
    expect(await accessibilityViolations(page), 'axe, with the list open').toEqual([]);
  },
);

test(
  'DrawerSwipe: the edge of the open drawer does not cover its rows',
  { tag: onChange('/material-ui/react-drawer/', FILE) },
  async ({ page }) => {
    await openPage(page, '/material-ui/react-drawer/');
    const demo = demoFrame(page, 'DrawerSwipe');
    const frame = demo.frameLocator('iframe');
    await expect(async () => {
      // Demos above that start late can push it away before it has loaded.
      await demo.scrollIntoViewIfNeeded();
      await frame.getByRole('button', { name: 'Today’s tides' }).click({ timeout: 5000 });
      await expect(frame.getByRole('dialog', { name: 'Today’s tides' })).toBeVisible({ timeout: 5000 });
    }).toPass();
    // Read both together, because the drawer can still move.
    const room = await frame.locator('body').evaluate((body) => {
      const edge = [...body.querySelectorAll('*')].findLast(
        ({ textContent }) => textContent === 'Next tide: 6:40',
      );
      const row = [...body.querySelectorAll('li')].at(-1);
      return (edge?.getBoundingClientRect().top ?? 0) - (row?.getBoundingClientRect().bottom ?? Infinity);
    });
    expect(room, 'px between the last row and the edge').toBeGreaterThanOrEqual(0);
  },
);

test(
  'BreadcrumbsLongPath: the button for the hidden levels is dark in dark mode',
  { tag: onChange('/material-ui/react-breadcrumbs/', FILE) },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, '/material-ui/react-breadcrumbs/');
    const button = demoFrame(page, 'BreadcrumbsLongPath').getByRole('button', {
      name: 'Show the whole path',
    });
    const [color = '', background = ''] = await button.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.color, style.backgroundColor];
    });
    expect(color).toMatch(/^rgba?\(255, 255, 255/);
    expect(background).toMatch(/^rgba\(255, 255, 255, 0\.\d+\)$/);
  },
);
