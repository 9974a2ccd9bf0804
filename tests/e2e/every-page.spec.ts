import { expect, type Page } from '@playwright/test';
import { accessibilityViolations, allViolations, contrastViolations } from './support/axe';
import { layoutShifts, readThrough, watchForTrouble } from './support/reading';
import { test } from './support/shared-tab';
import { readablePaths } from './support/site';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
/** At a zoom of 400 % a window of 1280 px is this wide. */
const NARROWEST = { width: 320, height: 640 };

/**
 * Pages that are loaded and read on a laptop as well, and whose colors are looked at there and on a phone in both modes:
 * the frame around all pages, by its kinds, demos that ask for the width of the window while they start, and pages with
 * many demos. The others are loaded and read on a phone, and widened: the width changes what they show, not how they load.
 */
const LOADED_ON_LAPTOPS = [
  '/',
  '/404/',
  '/material-ui/api/button/',
  '/material-ui/customization/palette/',
  '/material-ui/material-icons/',
  '/material-ui/react-autocomplete/',
  '/material-ui/react-dialog/',
  '/material-ui/react-table/',
  '/material-ui/react-tabs/',
  '/material-ui/react-use-media-query/',
  '/joy-ui/react-button/',
  '/system/spacing/',
  '/experiments/docs/markdown/',
];

for (const path of [...readablePaths(), '/404/']) {
  test(`${path} is quiet and still, and accessible on phones and laptops`, async ({ page, baseURL }) => {
    const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expectStillReading(page);
    // The menu glides in, and demos from color to color; what is measured from here on is where they arrive.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(LAPTOP);
    expect(await allViolations(page), 'axe, light mode, on a laptop').toEqual([]);
    // What only the narrow layout shows has its colors read in the mode that the wide one is not read in.
    await page.setViewportSize(NARROWEST);
    await useDarkMode(page);
    expect(await accessibilityViolations(page), 'axe, dark mode, in the narrowest window').toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'width in the narrowest window, in px').toBeLessThanOrEqual(NARROWEST.width);
    expect(trouble, 'what the browser complained about').toEqual([]);
  });
}

for (const path of LOADED_ON_LAPTOPS) {
  test(`${path} loads quiet and still on a laptop, with readable colors at both widths`, async ({
    page,
    baseURL,
  }) => {
    const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
    await page.setViewportSize(LAPTOP);
    await page.goto(path);
    await expectStillReading(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    expect(await contrastViolations(page), 'axe, light mode, on a phone').toEqual([]);
    await page.setViewportSize(LAPTOP);
    await useDarkMode(page);
    expect(await contrastViolations(page), 'axe, dark mode, on a laptop').toEqual([]);
    expect(trouble, 'what the browser complained about').toEqual([]);
  });
}

/** Reads the page to its end: its demos come to life, and nothing moves. */
async function expectStillReading(page: Page): Promise<void> {
  await readThrough(page);
  await expect(page.locator('.demo-crash, .demo-unloaded'), 'demos that are not alive').toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await layoutShifts(page), 'parts that moved while reading').toEqual([]);
}

async function useDarkMode(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
}
