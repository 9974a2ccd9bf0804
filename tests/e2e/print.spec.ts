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

test('links to other sites show where they lead', async ({ page }) => {
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

test('code is wrapped, whole and dark on light', async ({ page }) => {
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

test('dark mode prints on white paper', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await openPage(page, '/experiments/docs/markdown/');
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  const [background, text] = await page
    .locator('.prose p')
    .first()
    .evaluate((element) => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(element).color,
    ]);
  expect(background).toBe('rgb(255, 255, 255)');
  const [red = 255] = (text ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(red, `red part of the text colour ${text}`).toBeLessThan(80);
});
