import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../../src/node/cli/commands.mjs';
import { CHROMIUM_FLAGS } from '../../tests/chromium-flags';

/** Starts the browser that the tests run in. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...CHROMIUM_FLAGS, ...flags] });
}

/** A reader who has never been here: empty cache, desktop window. */
export function newReader(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
}
