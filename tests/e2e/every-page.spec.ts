import { expect, test } from '@playwright/test';
import { accessibilityViolations, contrastViolations } from './support/axe';
import { layoutShifts, readThrough, recordLayoutShifts, watchForTrouble } from './support/reading';
import { readablePaths } from './support/site';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
/** At a zoom of 400 % a window of 1280 px is this wide. */
const NARROWEST = { width: 320, height: 640 };

for (const path of [...readablePaths(), '/404/']) {
  test(`${path} is quiet, still and accessible on phones and laptops`, async ({ page, baseURL }) => {
    const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
    await recordLayoutShifts(page);
    for (const viewport of [PHONE, LAPTOP]) {
      const at = `at ${viewport.width} px`;
      await page.setViewportSize(viewport);
      await page.goto(path);
      await readThrough(page);
      await expect(page.locator('.demo-crash, .demo-unloaded'), 'demos that are not alive').toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await accessibilityViolations(page), `axe, light mode, ${at}`).toEqual([]);
      expect(await layoutShifts(page), `parts that moved while reading, ${at}`).toEqual([]);
    }
    // Demos glide from colour to colour; what is measured here is where they arrive. Colours do not depend on the width.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    expect(await contrastViolations(page), 'axe, dark mode').toEqual([]);
    expect(trouble, 'what the browser complained about').toEqual([]);
    await page.setViewportSize(NARROWEST);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'width in the narrowest window, in px').toBeLessThanOrEqual(NARROWEST.width);
  });
}
