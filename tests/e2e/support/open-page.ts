import type { Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  // A tab in the background draws one frame per second, so every wait for a frame would take that long.
  await page.bringToFront();
  await page.goto(path);
  await scriptsHaveStarted(page);
}

/** Waits for the mark that Gatsby sets after the first render in the browser, when all effects have run. */
export async function scriptsHaveStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
}
