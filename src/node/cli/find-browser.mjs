import { existsSync } from 'node:fs';
import { fail, findProgram, packageScript, run, step } from './commands.mjs';

/** The one without windows, which is Playwright’s own choice, comes first: tests of six pages took 31 s in it, not 36. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium for tests and measurements: CHROME_PATH, then one on PATH, then Debian's package when root,
 * then Playwright's own download (null: Playwright knows where it is).
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
