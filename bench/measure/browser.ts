import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Nothing but the page may use the processor or the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts CHROME_PATH, a Chromium on PATH, or Playwright's own. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] ?? findOnPath();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...FLAGS, ...flags] });
}

function findOnPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  );
}

/** A reader who has never been here: empty cache, desktop window. */
export function newReader(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
}
