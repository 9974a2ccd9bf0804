import type { Page } from '@playwright/test';

/** Holds scripts back until the returned function is called. */
export async function holdScripts(page: Page, scripts = '**/demos/*.js'): Promise<() => void> {
  let release = (): void => {};
  const signal = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await signal;
    await route.continue();
  });
  return () => release();
}
