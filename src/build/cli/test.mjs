import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { GATSBY_ENVIRONMENT, installPackages, requireNode, run, step } from './prepare.mjs';

const RESULTS = 'test-results';
const UNIT = `${RESULTS}/unit.json`;
const BROWSER = `${RESULTS}/browser.json`;

requireNode();
installPackages();
const browser = findBrowser();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

step('Running unit tests');
runSuite('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`]);
step('Building the site');
run('npx', ['gatsby', 'build'], GATSBY_ENVIRONMENT);
step(`Running browser tests (${browser ?? 'Playwright’s Chromium'})`);
runSuite('npx', ['playwright', 'test'], {
  ...(browser === null ? {} : { CHROME_PATH: browser }),
  PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER,
});

const unit = readUnitResults();
const pages = readBrowserResults();
const passed = unit.passed + pages.passed;
const failed = unit.failed + pages.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** A suite that fails does not keep the next one from telling what it finds. */
function runSuite(command, args, env = {}) {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/** A suite that left no results counts as one failure. */
function readUnitResults() {
  const results = readJson(UNIT);
  if (!results) return { passed: 0, failed: 1 };
  // A file that cannot be loaded fails without a single failed test.
  const brokenFiles = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return { passed: results.numPassedTests, failed: results.numFailedTests + brokenFiles.length };
}

function readBrowserResults() {
  const results = readJson(BROWSER);
  if (!results) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = results.stats;
  return { passed: expected + flaky, failed: unexpected + results.errors.length };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
