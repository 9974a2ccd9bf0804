import { expect } from '@playwright/test';
import { checkOpenStates } from './support/open-states';
import { openPage } from './support/open-page';
import { readThrough } from './support/reading';
import { test } from './support/shared-tab';
import { readablePaths } from './support/site';

for (const path of readablePaths().filter((name) => /\/react-[\w-]+\/$/.test(name))) {
  test(
    `${path} has no accessibility violations in menus, dialogs, lists, and tooltips when they are open`,
    { tag: '@all' },
    async ({ page }) => {
      // Some pages have more than fifty buttons.
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, path);
      await readThrough(page);
      const violations: string[] = [];
      let opened = 0;
      for (const stage of await page.locator('section[id] [data-demo-root]').all()) {
        const states = await checkOpenStates(page, stage);
        violations.push(...states.violations);
        opened += states.opened;
      }
      expect(violations).toEqual([]);
      const triggers = await page.locator('[data-demo-root] [aria-haspopup]').count();
      if (triggers > 0) expect(opened).toBeGreaterThan(0);
    },
  );
}
