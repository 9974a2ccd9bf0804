// @ts-check
// Plain JavaScript without dependencies, because it runs before packages are installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

const LOCK = 'package-lock.json';
/** First, because Playwright prefers it, and it is faster. Tests of six pages took 31 s instead of 36 s. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Script of a command of an installed package, for `process.execPath`. The command itself is a shell script or a `.cmd`
 * file, which only some platforms can start.
 * @param {string} name
 */
export function packageScript(name, command = basename(name), repository = '.') {
  const folder = join(repository, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (!script) throw new Error(`The package "${name}" has no command "${command}".`);
  return join(folder, script);
}

/**
 * Program and first arguments of npm. Prefers the npm that runs this script.
 * @returns {[string, ...string[]]}
 */
export function npmCommand({ npm_execpath: script = '' } = process.env, platform = process.platform) {
  if (/^npm-cli\.[cm]?js$/.test(basename(script))) return [process.execPath, script];
  return platform === 'win32' ? [process.env.ComSpec ?? 'cmd.exe', '/d', '/s', '/c', 'npm'] : ['npm'];
}

/**
 * Path of the first of these programs on PATH, or null.
 * @param {readonly string[]} names
 */
export function findProgram(names, { PATH = process.env.PATH ?? '', platform = process.platform } = {}) {
  const folders = PATH.split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) =>
    folders.map((folder) => join(folder, platform === 'win32' ? `${name}.exe` : name)),
  );
  return paths.find(isProgram) ?? null;
}

/** Stops with one line if this version of Node cannot build the site. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if ((major > 20 || (major === 20 && minor >= 19)) && major < 26) return;
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  fail(`Node ${process.versions.node} cannot build this site. Use Node ${engines.node}.`);
}

/** Installs the packages of a folder when they are missing or older than its lock file. */
export function installPackages(folder = '.') {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, LOCK)).mtimeMs) return;
  step(`Installing packages${folder === '.' ? '' : ` of "${folder}"`}`);
  const [npm, ...args] = npmCommand();
  run(npm, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder]);
}

/**
 * Prints the current step.
 * @param {string} text
 */
export function step(text) {
  console.log(`\n▸ ${text}`);
}

/**
 * Runs a command and prints its output. A failure ends this process with the same exit code.
 * @param {string} command
 * @param {readonly string[]} args
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Variables of each Gatsby command. */
export const GATSBY_ENVIRONMENT = {
  GATSBY_TELEMETRY_DISABLED: '1',
  CI: process.env.CI ?? 'true',
  PREFIX_PATHS: 'true',
};

/**
 * Runs a Gatsby command without telemetry and prompts. URLs get the path of GATSBY_SITE_URL.
 * @param {readonly string[]} args
 */
export function runGatsby(args, env = {}) {
  run(process.execPath, [packageScript('gatsby'), ...args], { ...GATSBY_ENVIRONMENT, ...env });
}

/**
 * Variables of the develop server. Without it, Rolldown keeps memory that it no longer uses, which is 0.1 of 1.3 GB after
 * edits. https://microsoft.github.io/mimalloc/environment.html
 */
export const DEVELOP_ENVIRONMENT = { MIMALLOC_PURGE_DELAY: '0' };

/**
 * Ends with one line.
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  console.error(text);
  process.exit(1);
}

/**
 * Path of a Chromium for tests and measurements. Tries CHROME_PATH, PATH, and Debian's package if the user is root.
 * Otherwise installs Playwright's, and returns null because Playwright knows its path.
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return existsSync(chosen) ? chosen : fail(`CHROME_PATH="${chosen}" does not exist.`);
  const onPath = findProgram(NAMES);
  if (onPath) return onPath;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    step('Installing Chromium with apt');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', HEADLESS, 'fonts-liberation'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
    return findProgram(NAMES);
  }
  step('Downloading Chromium with Playwright');
  run(process.execPath, [packageScript('@playwright/test', 'playwright'), 'install', 'chromium']);
  return null;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
