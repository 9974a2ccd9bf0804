import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { searchFor } from './support/search';

const PAGE = '/material-ui/react-button/';
const API = '/material-ui/api/button/';

/** What tells an element from its surroundings where colors are the reader's own. */
function look(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const { backgroundColor, color, outlineStyle, borderTopColor } = getComputedStyle(node);
    return [backgroundColor, color, outlineStyle, borderTopColor].join(' / ');
  });
}

/** Whether text stands out from what is behind it. */
async function isReadable(element: Locator): Promise<boolean> {
  const { color, backgroundColor } = await element.evaluate((node) => {
    const style = getComputedStyle(node);
    return { color: style.color, backgroundColor: style.backgroundColor };
  });
  return backgroundColor !== 'rgba(0, 0, 0, 0)' && color !== backgroundColor;
}

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'light' ? ['@all'] : [];
  test.describe(`with forced colors, ${colorScheme}`, { tag }, () => {
    test.use({ forcedColors: 'active', colorScheme });

    test('search matches and the active result are visible', async ({ page }) => {
      await openPage(page, PAGE);
      const { dialog } = await searchFor(page, 'button');
      const options = dialog.getByRole('option');
      expect(await isReadable(options.first().locator('mark').first())).toBe(true);
      expect(await look(options.first()), 'active').not.toBe(await look(options.nth(1)));
    });

    test('the selected settings are visible', { tag: '@all' }, async ({ page }) => {
      await openPage(page, PAGE);
      const settings = await openSettings(page);
      const label = (name: string): Locator => settings.getByText(name, { exact: true });
      expect(await look(label('Left to right'))).not.toBe(await look(label('Right to left')));
    });

    test(
      'the view of a table and the switch of inherited props can be seen',
      { tag: '@all' },
      async ({ page }) => {
        await openPage(page, API);
        const views = page.getByRole('group', { name: 'View of props' });
        const label = (name: string): Locator => views.getByText(name, { exact: true });
        expect(await look(label('Table'))).not.toBe(await look(label('Expanded')));
        const inherited = page.getByRole('switch', { name: /With inherited props/ });
        await expect(inherited).not.toHaveCSS('border-top-width', '0px');
        const off = await look(inherited);
        await inherited.check();
        expect(await look(inherited)).not.toBe(off);
      },
    );

    test('the selected code variant and the current page are visible', { tag: '@all' }, async ({ page }) => {
      await openPage(page, PAGE);
      const demo = page.locator('#ButtonBasics');
      await demo.getByRole('button', { name: /^(Show|Expand) code$/ }).click();
      const variant = (name: string): Locator => demo.getByRole('button', { name, exact: false });
      expect(await look(variant('TS: Show'))).not.toBe(await look(variant('JS: Show')));
      const menu = page.getByRole('navigation', { name: 'Main navigation' });
      expect(await look(menu.getByRole('link', { name: 'Button', exact: true }))).not.toBe(
        await look(menu.getByRole('link', { name: 'Checkbox' })),
      );
    });
  });
}

test('text and borders are darker if the user prefers more contrast', async ({ page }) => {
  const colors = async (): Promise<string[]> => [
    await page.locator('.description').evaluate((node) => getComputedStyle(node).color),
    await page.locator('.app-header').evaluate((node) => getComputedStyle(node).borderBottomColor),
    await page
      .locator('.prose a')
      .first()
      .evaluate((node) => getComputedStyle(node).color),
  ];
  await openPage(page, PAGE);
  const before = await colors();
  await page.emulateMedia({ contrast: 'more' });
  const after = await colors();
  expect(after.map((color, index) => color === before[index])).toEqual([false, false, false]);
});
