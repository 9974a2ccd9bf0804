// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { npmCommand, packageScript } from './commands.mjs';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';

/** Stops with one line when this Node cannot build the site. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const supported = (major > 20 || (major === 20 && minor >= 19)) && major < 26;
  if (supported) return;
  fail(`Node ${process.versions.node} cannot build this site: it needs Node ${engines.node}.`);
}

/** Installs the packages when they are missing or older than the lock file. */
export function installPackages() {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return;
  step('Installing packages');
  const [npm, ...args] = npmCommand();
  run(npm, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Says what is being done. */
export function step(text) {
  console.log(`\n▸ ${text}`);
}

/** Runs a command in the open; a failure ends this process with the same code. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command of Gatsby: nothing is sent anywhere, nobody is asked, addresses get the path of GATSBY_SITE_URL. */
export function runGatsby(args, env = {}) {
  const quiet = { GATSBY_TELEMETRY_DISABLED: '1', CI: process.env.CI ?? 'true', PREFIX_PATHS: 'true' };
  run(process.execPath, [packageScript('gatsby'), ...args], { ...quiet, ...env });
}

/** Ends with one line. */
export function fail(text) {
  console.error(text);
  process.exit(1);
}
