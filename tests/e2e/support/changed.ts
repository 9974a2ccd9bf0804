import { changedFiles } from '../../../src/node/cli/commands.mjs';

/** What the demos of all pages depend on. */
const DEMO_INPUTS = ['package-lock.json', 'src/client/demo/', 'src/libraries/', 'src/node/demos/'];

const changed = changedFiles();

/**
 * Tags for a test about the demos of one page. `npm test` runs it if a file in the folder of the page, the test itself,
 * or what all demos depend on differs from the previous commit. `npm run test:all` always runs it.
 * @param path path of the page
 * @param testFile file of the test, from the root of the repository
 */
export function onChange(path: string, testFile: string): string[] {
  const inputs = [...DEMO_INPUTS, `content${path}`, testFile];
  const hasChanged = changed?.some((file) => inputs.some((input) => file.startsWith(input))) ?? true;
  return hasChanged ? [] : ['@all'];
}
