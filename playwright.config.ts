import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './tests/chromium-flags';

const PORT = Number(process.env['TEST_PORT'] ?? 9321);

/** Browser tests run on the production build, served as it is deployed. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than small machines have processors: many tests wait for timers (analytics: 49 s instead of 59 s).
  workers: 3,
  // A test that only fails now and then is told as flaky; it does not hold up a change that did not cause it.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Breadth is tagged `@all`: every page in every mode, every key table, variants of a fault, and tests with their own build.
  ...(process.env['TEST_ALL'] !== '1' && { grepInvert: /@all/ }),
  // Far more than any step takes: a busy machine makes tests slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  use: {
    screenshot: 'only-on-failure',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: {
    command: `node --import tsx tests/e2e/support/serve.ts ${PORT}`,
    url: `http://localhost:${PORT}/`,
  },
});
