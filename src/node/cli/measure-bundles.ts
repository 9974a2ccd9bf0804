import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import webpack, { type Configuration, type Stats } from 'webpack';
import { installedVersion } from '../lib/paths';
import { isMainModule } from './report-command';

const RESULT = 'content/material-ui/guides/minimizing-bundle-size/bundles.json';
/** Below node_modules, because bundlers resolve packages from the entry file upward. */
const SCRATCH = 'node_modules/.cache/measure-bundles';
const PACKAGES = ['@mui/material', '@mui/icons-material', 'esbuild', 'webpack'];
/** Every app that uses the libraries has these, so they do not count. */
const NOT_COUNTED = ['react', 'react-dom'];
/** The median of an odd number of runs is one of them. */
const RUNS = 3;

/** One way to import, whose cost is measured. */
interface ImportCase {
  /** Name of the case in the result. */
  id: string;
  /** The whole entry file. */
  code: string;
}

/** Cases whose production bundle size is measured. */
export const PRODUCTION_CASES: readonly ImportCase[] = [
  { id: 'buttonByPath', code: "import Button from '@mui/material/Button';\nconsole.log(Button);" },
  { id: 'buttonByName', code: "import { Button } from '@mui/material';\nconsole.log(Button);" },
  { id: 'buttonByRequire', code: "const { Button } = require('@mui/material');\nconsole.log(Button);" },
  { id: 'allComponents', code: "import * as material from '@mui/material';\nconsole.log(material);" },
  {
    id: 'iconByPath',
    code: "import DeleteIcon from '@mui/icons-material/Delete';\nconsole.log(DeleteIcon);",
  },
  { id: 'iconByName', code: "import { Delete } from '@mui/icons-material';\nconsole.log(Delete);" },
  {
    id: 'buttonAndIcon',
    code: "import Button from '@mui/material/Button';\nimport DeleteIcon from '@mui/icons-material/Delete';\nconsole.log(Button, DeleteIcon);",
  },
  { id: 'allIcons', code: "import * as icons from '@mui/icons-material';\nconsole.log(icons);" },
];

const ONE_BY_NAME = ['buttonByPath', 'buttonByName', 'iconByPath', 'iconByName'];

/** Cases whose development start is measured, as modules and time until the first page. */
export const DEVELOPMENT_CASES = PRODUCTION_CASES.filter(({ id }) => ONE_BY_NAME.includes(id));

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

const OPTIONS = {
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'browser',
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Bundles an entry file with esbuild for production, without the packages that every app has. */
async function bundleWithEsbuild(code: string, root: string, external: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    ...OPTIONS,
    stdin: { contents: code, resolveDir: root },
    external: external.flatMap((name) => [name, `${name}/*`]),
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Bundles an entry file as a development server does, and counts the modules that it read for that. */
async function startEsbuild(code: string, root: string): Promise<number> {
  const { metafile } = await build({
    ...OPTIONS,
    stdin: { contents: code, resolveDir: root },
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return Object.keys(metafile.inputs).length;
}

/** Bundles an entry file with webpack for production, without the packages that every app has. */
async function bundleWithWebpack(
  entry: string,
  output: string,
  external: readonly string[],
): Promise<string> {
  const names = new RegExp(`^(?:${external.join('|')})(?:/|$)`);
  await runWebpack({
    ...configure(entry, output),
    mode: 'production',
    externals: names,
    externalsType: 'module',
    experiments: { outputModule: true },
  });
  return readFile(join(output, 'main.js'), 'utf8');
}

/** Bundles an entry file as a development server does, and counts the modules that it read for that. */
async function startWebpack(entry: string, output: string): Promise<number> {
  const stats = await runWebpack({ ...configure(entry, output), mode: 'development', devtool: false });
  return stats.compilation.modules.size;
}

function configure(entry: string, path: string): Configuration {
  return {
    entry,
    // This project's package.json says that its files are CommonJS.
    module: { rules: [{ include: entry, type: 'javascript/auto' }] },
    output: { path, filename: 'main.js' },
    // A second start would be quicker than the first.
    cache: false,
    performance: false,
  };
}

function runWebpack(configuration: Configuration): Promise<Stats> {
  return new Promise((settle, reject) => {
    const compiler = webpack(configuration);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure || !stats) reject(failure ?? new Error('webpack gave no result.'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else settle(stats);
      });
    });
  });
}

if (isMainModule(import.meta.url)) void main();
