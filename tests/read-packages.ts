import { readSiteReference } from '../src/node/api/read-api-reference';

/** Reads the installed packages once, because test files run in parallel. */
export async function setup(): Promise<void> {
  await readSiteReference(process.cwd());
}
