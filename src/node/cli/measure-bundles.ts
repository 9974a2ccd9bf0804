import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { installedVersion } from '../support/installed-version';
import { measureSizes, measureStarts } from './bundles/measure-bundles';

const RESULT = 'content/material-ui/guides/minimizing-bundle-size/bundles.json';
/** Below node_modules, because bundlers look for packages from the entry file upwards. */
const SCRATCH = 'node_modules/.cache/measure-bundles';
const PACKAGES = ['@mui/material', '@mui/icons-material', 'esbuild', 'webpack'];

async function main(): Promise<void> {
  const root = process.cwd();
  const folder = resolve(SCRATCH);
  const result = {
    measured: new Date().toISOString().slice(0, 10),
    versions: {
      ...Object.fromEntries(PACKAGES.map((name) => [name, installedVersion(name, root)])),
      node: process.versions.node,
    },
    production: await measureSizes(root, folder),
    development: await measureStarts(root, folder),
  };
  await writeFile(resolve(RESULT), `${JSON.stringify(result, null, 2)}\n`);
  console.log(RESULT);
}

void main();
