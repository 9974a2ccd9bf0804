import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import webpack, { type Configuration, type Stats } from 'webpack';
import { installedVersion } from '../src/node/lib/files';
import { isMainModule } from '../src/node/cli/command-line';
import { median } from './measurement';

const RESULT = 'content/material-ui/guides/minimizing-bundle-size/bundles.json';
/** Below node_modules, because bundlers resolve packages from the entry file upward. */
const SCRATCH = 'node_modules/.cache/measure-bundles';
const PACKAGES = ['@mui/material', '@mui/icons-material', 'esbuild', 'webpack'];
/** Every app that uses the libraries has these, so they do not count. */
const NOT_COUNTED = ['react', 'react-dom'];
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
  const result = {
    measured: new Date().toISOString().slice(0, 10),
    versions: {
      ...Object.fromEntries(PACKAGES.map((name) => [name, installedVersion(name, process.cwd())])),
      node: process.versions.node,
    },
    production: await measureSizes(),
    development: await measureStarts(),
  };
  await writeFile(resolve(RESULT), `${JSON.stringify(result, null, 2)}\n`);
  console.log(RESULT);
}

/** Measures production bundles one after the other. Returns the minified size after gzip in bytes, by bundler. */
async function measureSizes(): Promise<object[]> {
  const sizes: object[] = [];
  for (const importCase of PRODUCTION_CASES) {
    sizes.push({
      id: importCase.id,
      esbuild: gzipSize(await bundleWithEsbuild(importCase, 'production')),
      webpack: gzipSize(await bundleWithWebpack(importCase, 'production')),
    });
  }
  return sizes;
}

/** Measures development servers one after the other. Returns the number of modules and the seconds, by bundler. */
async function measureStarts(): Promise<object[]> {
  const starts: object[] = [];
  for (const importCase of DEVELOPMENT_CASES) {
    starts.push({
      id: importCase.id,
      modules: (await bundleWithWebpack(importCase, 'development')).modules,
      esbuild: await medianSeconds(() => bundleWithEsbuild(importCase, 'development')),
      webpack: await medianSeconds(() => bundleWithWebpack(importCase, 'development')),
    });
  }
  return starts;
}

function gzipSize({ code }: Bundle): number {
  return gzipSync(code, { level: 9 }).length;
}

async function medianSeconds(start: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await start();
    times.push(performance.now() - began);
  }
  return Number((median(times) / 1000).toFixed(2));
}

/** Production bundles omit the packages that every app has. Development bundles are what a server starts with. */
type Mode = 'production' | 'development';

/** Code of a bundle, and the number of modules that were read for it. */
interface Bundle {
  code: string;
  modules: number;
}

async function bundleWithEsbuild({ code }: ImportCase, mode: Mode): Promise<Bundle> {
  const isProduction = mode === 'production';
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'error',
    external: isProduction ? NOT_COUNTED.flatMap((name) => [name, `${name}/*`]) : [],
    minify: isProduction,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  const text = outputFiles.map((file) => file.text).join('');
  return { code: text, modules: Object.keys(metafile.inputs).length };
}

const WITHOUT_REACT: Configuration = {
  externals: new RegExp(`^(?:${NOT_COUNTED.join('|')})(?:/|$)`),
  externalsType: 'module',
  experiments: { outputModule: true },
};

async function bundleWithWebpack({ id, code }: ImportCase, mode: Mode): Promise<Bundle> {
  const entry = resolve(SCRATCH, `${id}.js`);
  const path = resolve(SCRATCH, mode);
  await mkdir(resolve(SCRATCH), { recursive: true });
  await writeFile(entry, code);
  const stats = await promisify<Configuration, Stats | undefined>(webpack)({
    mode,
    entry,
    // This project's package.json says that its files are CommonJS.
    module: { rules: [{ include: entry, type: 'javascript/auto' }] },
    output: { path, filename: 'main.js' },
    devtool: false,
    ...(mode === 'production' && WITHOUT_REACT),
    // A second start would be quicker than the first.
    cache: false,
    performance: false,
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ all: false, errors: true }));
  const bundled = await readFile(join(path, 'main.js'), 'utf8');
  return { code: bundled, modules: stats.compilation.modules.size };
}

if (isMainModule(import.meta.url)) void main();
