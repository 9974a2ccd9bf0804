// `npm test`, which runs the unit tests while the site is built, then the browser tests.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import {
  fail,
  findBrowser,
  GATSBY_ENVIRONMENT,
  installPackages,
  packageScript,
  requireNode,
  step,
} from '../src/node/cli/commands.mjs';
import { havePackagesChanged } from './changed-files.mjs';

const RESULTS = 'test-results';
const UNIT = `${RESULTS}/unit.json`;
const BUILD = `${RESULTS}/build.log`;
const BROWSER = `${RESULTS}/browser.json`;
/** Checks of queries read it without a build. Builds write it. */
const SCHEMA = 'src/node/checks/queries/schema.graphql';

const [option, ...others] = process.argv.slice(2);
if ((option ?? '--all') !== '--all' || others.length > 0)
  fail(`Unknown option "${others[0] ?? option}". Run "npm test" or "npm run test:all".`);
const isAll = option === '--all';
if (isAll) process.env.TEST_ALL = '1';

requireNode();
installPackages();
const browser = findBrowser();
if (browser !== null) process.env.CHROME_PATH = browser;
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const projects = ['builds', 'commands', 'own-modules', 'unit'];
if (isAll || havePackagesChanged()) projects.push('packages');
if (isAll) projects.push('all');
step('Building the site in the background');
// Offline tests open 127.0.0.1, where the service worker registers. Other tests open localhost.
const schema = readFileSync(SCHEMA, 'utf8');
// A build leaves most of the second processor idle. At the same time, both take 20 % less than one after the other.
const build = startBuild({ GATSBY_DOCS_HOST: '127.0.0.1' });
step(`Running unit tests (${projects.join(', ')})`);
runSuite(packageScript('vitest'), [
  'run',
  ...projects.map((name) => `--project=${name}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT}`,
]);
step('Waiting for the build');
const buildCode = await build;
console.log(readFileSync(BUILD, 'utf8'));
if (buildCode !== 0) fail('The build failed.');
const isSchemaCurrent = readFileSync(SCHEMA, 'utf8') === schema;
step(`Running browser tests (${browser ?? 'Playwright’s Chromium'})`);
runSuite(packageScript('@playwright/test', 'playwright'), ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER });

const unit = readUnitResults();
const pages = readBrowserResults();
// Playwright has listed its failures at the end of its output, right above.
for (const message of unit.messages) console.log(`\n${message}`);
if (!isSchemaCurrent) console.log(`\n${tell(SCHEMA, 'The build changed it. Commit the new version.')}`);
const passed = unit.passed + pages.passed + (isSchemaCurrent ? 1 : 0);
const failed = unit.failed + pages.failed + (isSchemaCurrent ? 0 : 1);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && unit.passed > 0 && pages.passed > 0 ? 0 : 1;

/** Builds the site in the background. Resolves with the exit code, which is null after a signal. */
function startBuild(env) {
  const output = openSync(BUILD, 'w');
  const gatsby = spawn(process.execPath, [packageScript('gatsby'), 'build'], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...GATSBY_ENVIRONMENT, ...env },
  });
  return new Promise((resolve) => gatsby.on('exit', resolve));
}

/** Runs a suite. If it fails, the next one still runs. */
function runSuite(script, args, env = {}) {
  spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Counts, and messages to repeat at the end of the output. A suite without results counts as one failure. */
function readUnitResults() {
  const results = readJson(UNIT);
  if (!results) return { passed: 0, failed: 1, messages: ['The unit tests left no results.'] };
  // A file that cannot be loaded has no tests.
  const brokenFiles = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  const failures = results.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + brokenFiles.length,
    messages: [
      ...brokenFiles.map(({ name, message }) => tell(name, message)),
      ...failures.map(({ fullName, failureMessages }) => tell(fullName, failureMessages[0])),
    ],
  };
}

function readBrowserResults() {
  const results = readJson(BROWSER);
  if (!results) {
    console.log('\nThe browser tests left no results.');
    return { passed: 0, failed: 1 };
  }
  const { expected, unexpected, flaky } = results.stats;
  return { passed: expected + flaky, failed: unexpected + results.errors.length };
}

function tell(name, message = 'no message') {
  return `failed: ${name}\n${stripVTControlCharacters(message).slice(0, 1500)}`;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
