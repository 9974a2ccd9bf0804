import { test as base, type Page } from '@playwright/test';
import { recordLayoutShifts } from './reading';

/**
 * Tests that open their pages in one tab, which saves a fifth of the time. For pages that store nothing. The tab
 * records layout shifts.
 */
export const test = base.extend<{ page: Page }, { tab: Page }>({
  tab: [
    async ({ browser }, provide, { project }) => {
      const tab = await browser.newPage({ baseURL: project.use.baseURL });
      await recordLayoutShifts(tab);
      await provide(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport }, provide) => {
    if (viewport) await tab.setViewportSize(viewport);
    await provide(tab);
    await tab.removeAllListeners();
    await tab.emulateMedia({ colorScheme: null, reducedMotion: null });
  },
});
