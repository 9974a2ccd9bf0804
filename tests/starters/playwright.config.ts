import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../chromium-flags';

/** Projects that readers make of the pages: each is installed from npm, built, and opened. Not a part of `npm test`. */
export default defineConfig({
  outputDir: '../../test-results/starters',
  // One after the other: most of them keep a machine busy by themselves.
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/starters.json' }]],
  use: {
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      args: CHROMIUM_FLAGS,
    },
  },
});
