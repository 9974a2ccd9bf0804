import { expect, test, type Page } from '@playwright/test';
import { demoFrame } from './support/demos';
import { holdScripts } from './support/hold-scripts';
import { searchDialog } from './support/search';

const PAGE = '/experiments/docs/demos/';

/** Opens a page without its scripts. The returned function loads them. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdScripts(page, '**/*.js');
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

test('replays clicks made before hydration', async ({ page }) => {
  const release = await openWithoutScripts(page);
  const demo = demoFrame(page, 'TicketCounter');
  await demo.getByRole('button', { name: 'One ticket more' }).click();
  await demo.getByRole('button', { name: 'One ticket more' }).click();
  await expect(demo.locator('output')).toHaveText('2 tickets');
  await page
    .locator('#TicketCounter')
    .getByRole('button', { name: /^(Show|Expand) code$/ })
    .click();
  release();
  await expect(demo.locator('output')).toHaveText('4 tickets');
  await expect(
    page.locator('#TicketCounter').getByRole('button', { name: /^(Hide|Collapse) code$/ }),
  ).toBeVisible();
});

test('panels that are opened before hydration load their content', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await page.locator('.notification-button').dispatchEvent('click');
  const panel = page.locator('#notification-menu');
  await expect(panel).toBeVisible();
  release();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
});

const REQUESTS: readonly [string, (page: Page) => Promise<void>][] = [
  ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
  ['a slash', (page) => page.keyboard.press('/')],
  ['a press of Search', (page) => page.locator('.app-header .search-button').click()],
];

for (const [what, ask] of REQUESTS) {
  test(
    `${what} before the scripts of the page have come opens the search with what was typed`,
    { tag: what === 'Ctrl+K' ? [] : '@all' },
    async ({ page }) => {
      const release = await openWithoutScripts(page);
      await ask(page);
      const { field, options } = searchDialog(page);
      await expect(field).toBeFocused();
      await page.keyboard.type('text f');
      await expect(field).toHaveValue('text f');
      release();
      await expect(options.first()).toBeVisible();
      await page.keyboard.type('ield');
      await expect(field).toHaveValue('text field');
      await expect(options.first()).toContainText('Text Field');
    },
  );
}
