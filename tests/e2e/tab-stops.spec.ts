import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open-page';

const PAGE = '/material-ui/react-select/';

/** Tab stops of the article, outside of demos. */
function stops(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')]
        .filter(
          (element) => element.tabIndex >= 0 && element.checkVisibility() && !element.closest('.demo-stage'),
        )
        .map((element) => element.className || element.tagName),
    );
}

test('a heading is one stop: arrows lead from its link to the comment and back', async ({ page }) => {
  await openPage(page, PAGE);
  await page.mouse.move(700, 400);
  const heading = page.getByRole('heading', { name: 'Variants' });
  const comment = page.getByRole('button', { name: 'Post a comment on “Variants”' });
  await expect(comment).toBeAttached();
  await heading.getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(comment).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(heading.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(comment).not.toBeFocused();
  expect((await stops(page)).filter((name) => name === 'comment-link')).toEqual([]);
});

test('code and tables are stops only where they scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, PAGE);
  await page.keyboard.press('Tab');
  const boxes = (): Promise<{ scrolls: boolean; isStop: boolean }[]> =>
    page.locator('.MuiCode-root pre, .table-scroll').evaluateAll((all) =>
      all
        .filter((box) => box.checkVisibility())
        .map((box) => ({
          scrolls: box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight,
          isStop: (box as HTMLElement).tabIndex >= 0,
        })),
    );
  const wide = await boxes();
  expect(wide.length).toBeGreaterThan(5);
  expect(wide.filter(({ scrolls, isStop }) => scrolls !== isStop)).toEqual([]);
  expect(wide.filter(({ isStop }) => !isStop).length, 'boxes that do not scroll').toBeGreaterThan(3);
  await page.setViewportSize({ width: 360, height: 700 });
  await page.keyboard.press('Tab');
  const narrow = await boxes();
  expect(narrow.filter(({ scrolls, isStop }) => scrolls !== isStop)).toEqual([]);
  expect(narrow.filter(({ isStop }) => isStop).length, 'boxes that scroll on a phone').toBeGreaterThan(3);
});

test('the labels of toolbars and regions include the name of the demo', async ({ page }) => {
  await openPage(page, PAGE);
  const names = await page
    .locator('main :is([role=toolbar], section[aria-label])')
    .evaluateAll((all) => all.map((element) => element.ariaLabel));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size, 'different names').toBe(names.length);
});
