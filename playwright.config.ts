import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './tests/chromium-flags';

const PORT = Number(process.env['TEST_PORT'] ?? 9321);

/** Browser tests run on the production build, served as in production. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than small machines have cores, because many tests wait for timers. Analytics tests take 49 instead of 59 s.
  workers: 3,
  // A flaky test is reported, but doesn't block unrelated changes.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Exhaustive tests are tagged `@all`, such as every page in every mode, and tests that need a separate build.
  ...(process.env['TEST_ALL'] !== '1' && { grepInvert: /@all/ }),
  // Much longer than any step needs, so that tests don't fail on a busy machine.
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
