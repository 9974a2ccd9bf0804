import { changedFiles } from '../../changed-files.mjs';

/** Versions of the packages that all demos use. */
const PACKAGES = 'package-lock.json';

const changed = changedFiles();

/**
 * Tags for a test about the demos of one page. `npm test` runs it if a file in the folder of the page, the test itself,
 * or a package differs from the previous commit. `npm run test:all` always runs it. Other tests cover the code that
 * shows demos, at every change.
 * @param path path of the page
 * @param testFile file of the test, from the root of the repository
 */
export function onChange(path: string, testFile: string): string[] {
  const inputs = [PACKAGES, `content${path}`, testFile];
  const hasChanged = changed?.some((file) => inputs.some((input) => file.startsWith(input))) ?? true;
  return hasChanged ? [] : ['@all'];
}
