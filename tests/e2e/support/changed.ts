import { changedFiles } from '../../../src/node/cli/commands.mjs';

const changed = changedFiles();
/** An update of packages can change every demo. */
const allChanged = changed === null || changed.includes('package-lock.json');

/**
 * Tags for a test about the content of one page. `npm test` runs it if a file in the folder of the page differs from the
 * previous commit, or if the packages do. `npm run test:all` always runs it.
 */
export function onChange(path: string): string[] {
  return allChanged || changed.some((file) => file.startsWith(`content${path}`)) ? [] : ['@all'];
}
