import { expect, type Page } from '@playwright/test';
import { accessibilityViolations, allViolations, articleViolations, contrastViolations } from './support/axe';
import { onChange } from './support/changed';
import { openPage } from './support/open-page';
import { layoutShifts, readThrough, watchForTrouble } from './support/reading';
import { test } from './support/shared-tab';
import { readablePaths } from './support/site';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
/** At a zoom of 400 % a window of 1280 px is this wide. */
const NARROWEST = { width: 320, height: 640 };

/** One page of each layout. `npm test` reads these at all widths and in both modes. */
const SAMPLES = [
  '/',
  '/404/',
  '/material-ui/api/button/',
  '/material-ui/material-icons/',
  '/material-ui/react-autocomplete/',
  '/joy-ui/react-button/',
  '/experiments/docs/gallery/',
];

const others = readablePaths().filter((path) => !SAMPLES.includes(path));

for (const path of others) {
  test(
    `${path} has no accessibility violations on a laptop`,
    { tag: onChange(path, 'tests/e2e/every-page.spec.ts') },
    async ({ page, baseURL }) => {
      const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(LAPTOP);
      // React must have seen the code before it is changed.
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await removeSyntaxColors(page);
      expect(await articleViolations(page)).toEqual([]);
      expect(trouble, 'messages in the console').toEqual([]);
    },
  );
}

for (const path of [...others, ...SAMPLES]) {
  const tag = SAMPLES.includes(path) ? [] : ['@all'];
  test(
    `${path} reads without layout shifts on a phone and fits into 320 px`,
    { tag },
    async ({ page, baseURL }) => {
      const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await expectStillReading(page);
      // Animations would change what axe measures.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(NARROWEST);
      await useDarkMode(page);
      expect(await accessibilityViolations(page), 'axe, dark mode, at 320 px').toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'width of the page at 320 px').toBeLessThanOrEqual(NARROWEST.width);
      expect(trouble, 'messages in the console').toEqual([]);
    },
  );
}

for (const path of SAMPLES) {
  test(`${path} reads without layout shifts and is accessible on a laptop, in both modes`, async ({
    page,
    baseURL,
  }) => {
    const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
    await page.setViewportSize(LAPTOP);
    await page.goto(path);
    await expectStillReading(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await allViolations(page), 'axe, light mode, on a laptop').toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await contrastViolations(page), 'axe, light mode, on a phone').toEqual([]);
    await page.setViewportSize(LAPTOP);
    await useDarkMode(page);
    expect(await contrastViolations(page), 'axe, dark mode, on a laptop').toEqual([]);
    expect(trouble, 'messages in the console').toEqual([]);
  });
}

/** Scrolls through the page. All demos start and nothing moves. */
async function expectStillReading(page: Page): Promise<void> {
  await readThrough(page);
  await expect(page.locator('.demo-crash, .demo-unloaded'), 'demos that are not alive').toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await layoutShifts(page), 'parts that moved while reading').toEqual([]);
}

/** Half of the elements of a page are tokens of code. Without them, axe takes half as long. The samples have them. */
async function removeSyntaxColors(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll('pre code')) code.replaceChildren(code.textContent);
  });
}

async function useDarkMode(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
}
