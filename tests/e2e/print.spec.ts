import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('paper shows the article and nothing of the shell', async ({ page }) => {
  await openPage(page, '/experiments/docs/codeblock/');
  await page.evaluate(() => window.scrollTo(0, 600));
  for (const part of [
    '.app-header',
    '.side-navigation',
    '.table-of-contents',
    '.pagination',
    '.MuiCode-copy',
  ])
    await expect(page.locator(part).first(), part).toBeHidden();
  await expect(page.locator('.back-to-top')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.prose').first()).toBeVisible();
});

test('links to other sites show where they lead', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/experiments/docs/markdown/');
  const after = (name: string): Promise<string> =>
    page
      .locator('.prose')
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('React')).toContain('https://react.dev/');
  expect(await after('Checkbox')).toBe('none');
});

test('code is wrapped, whole and black', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 900 });
  await openPage(page, '/experiments/docs/codeblock/');
  const cut = await page.locator('.prose pre').evaluateAll((blocks) =>
    blocks
      .filter((block) => block.checkVisibility())
      .filter(
        (block) => block.scrollWidth > block.clientWidth + 1 || block.scrollHeight > block.clientHeight + 1,
      )
      .map((block) => block.textContent),
  );
  expect(cut, 'code that does not fit on the paper').toEqual([]);
  await expect(page.locator('.prose pre').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('of a reader in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('paper is light, demos and code included, and the screen dark again afterward', async ({ page }) => {
    await page.emulateMedia({ media: 'screen' });
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
    await openPage(page, '/material-ui/react-button/');
    const scheme = page.locator('html');
    await expect(scheme).toHaveAttribute('data-mui-color-scheme', 'dark');
    await page.emulateMedia({ media: 'print' });
    await expect(scheme).toHaveAttribute('data-mui-color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const code = page.locator('.MuiCode-root :is(pre, .token)');
    // React can remove an element at this moment, and then it has no color.
    await expect
      .poll(() =>
        code.evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))]),
      )
      .toEqual(['rgb(0, 0, 0)']);
    await page.emulateMedia({ media: 'screen' });
    await expect(scheme).toHaveAttribute('data-mui-color-scheme', 'dark');
  });
});
