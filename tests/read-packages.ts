import { readSiteReference } from '../src/node/api/read-api-reference';

/** Reads the installed packages once; test files, which run side by side, find what was kept. */
export async function setup(): Promise<void> {
  await readSiteReference(process.cwd());
}
