import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../../src/node/cli/commands.mjs';
import { CHROMIUM_FLAGS } from '../../tests/chromium-flags';

/** Starts the same browser as the tests. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...CHROMIUM_FLAGS, ...flags] });
}

/** Empty cache, desktop viewport. */
export function newDesktopContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
}
