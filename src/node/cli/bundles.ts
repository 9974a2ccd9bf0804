import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import webpack, { type Configuration, type Stats } from 'webpack';

/** One way to import, whose cost is measured. */
export interface ImportCase {
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

const OPTIONS = {
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'browser',
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Bundles an entry file with esbuild for production, without the packages that every app has. */
export async function bundleWithEsbuild(
  code: string,
  root: string,
  external: readonly string[],
): Promise<string> {
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
export async function startEsbuild(code: string, root: string): Promise<number> {
  const { metafile } = await build({
    ...OPTIONS,
    stdin: { contents: code, resolveDir: root },
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return Object.keys(metafile.inputs).length;
}

/** Bundles an entry file with webpack for production, without the packages that every app has. */
export async function bundleWithWebpack(
  entry: string,
  output: string,
  external: readonly string[],
): Promise<string> {
  const names = new RegExp(`^(?:${external.join('|')})(?:/|$)`);
  await run({
    ...configure(entry, output),
    mode: 'production',
    externals: names,
    externalsType: 'module',
    experiments: { outputModule: true },
  });
  return readFile(join(output, 'main.js'), 'utf8');
}

/** Bundles an entry file as a development server does, and counts the modules that it read for that. */
export async function startWebpack(entry: string, output: string): Promise<number> {
  const stats = await run({ ...configure(entry, output), mode: 'development', devtool: false });
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

function run(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure || !stats) reject(failure ?? new Error('webpack gave no result.'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve(stats);
      });
    });
  });
}
