import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../chromium-flags';

/**
 * Tests of projects that follow the pages. Each one is installed from npm, built, and opened. Not a part of `npm test`.
 */
export default defineConfig({
  outputDir: '../../test-results/starters',
  // One at a time, because most of them use all of the CPU.
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
