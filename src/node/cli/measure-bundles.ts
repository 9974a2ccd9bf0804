import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { installedVersion } from '../lib/paths';
import {
  bundleWithEsbuild,
  bundleWithWebpack,
  DEVELOPMENT_CASES,
  type ImportCase,
  PRODUCTION_CASES,
  startEsbuild,
  startWebpack,
} from './bundles';

const RESULT = 'content/material-ui/guides/minimizing-bundle-size/bundles.json';
/** Below node_modules, because bundlers resolve packages from the entry file upward. */
const SCRATCH = 'node_modules/.cache/measure-bundles';
const PACKAGES = ['@mui/material', '@mui/icons-material', 'esbuild', 'webpack'];
/** Every app that uses the libraries has these, so they do not count. */
const NOT_COUNTED = ['react', 'react-dom'];
/** The median of an odd number of runs is one of them. */
const RUNS = 3;

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

/** Measures production bundles one after the other. Returns the minified size after gzip in bytes, by bundler. */
async function measureSizes(root: string, folder: string): Promise<object[]> {
  const sizes: object[] = [];
  for (const importCase of PRODUCTION_CASES) {
    const entry = await writeEntry(importCase, folder);
    const webpackCode = await bundleWithWebpack(entry, join(folder, 'production'), NOT_COUNTED);
    sizes.push({
      id: importCase.id,
      esbuild: gzipSize(await bundleWithEsbuild(importCase.code, root, NOT_COUNTED)),
      webpack: gzipSize(webpackCode),
    });
  }
  return sizes;
}

/** Measures development servers one after the other. Returns the number of modules and the seconds, by bundler. */
async function measureStarts(root: string, folder: string): Promise<object[]> {
  const starts: object[] = [];
  for (const importCase of DEVELOPMENT_CASES) {
    const entry = await writeEntry(importCase, folder);
    const output = join(folder, 'development');
    starts.push({
      id: importCase.id,
      modules: await startWebpack(entry, output),
      esbuild: await medianSeconds(() => startEsbuild(importCase.code, root)),
      webpack: await medianSeconds(() => startWebpack(entry, output)),
    });
  }
  return starts;
}

async function writeEntry({ id, code }: ImportCase, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${id}.js`);
  await writeFile(file, code);
  return file;
}

function gzipSize(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}

async function medianSeconds(start: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await start();
    times.push(performance.now() - began);
  }
  const median = times.toSorted((one, other) => one - other)[(RUNS - 1) / 2] ?? 0;
  return Number((median / 1000).toFixed(2));
}

void main();
