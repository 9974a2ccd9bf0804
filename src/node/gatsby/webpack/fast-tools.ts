import { join, sep } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { REPOSITORY } from '../../support/paths';
import { minify } from 'rolldown/utils';

/** The parts of webpack's configuration that are changed here. */
export interface BundlerConfiguration {
  module: { rules: readonly ModuleRule[] };
  optimization: { minimizer?: readonly unknown[] };
  output?: object;
  cache?: object;
  plugins?: readonly unknown[];
}

/** Gatsby's makers of plugins. */
type Minifiers = Pick<CreateWebpackConfigArgs['plugins'], 'minifyJs' | 'minifyCss'>;

interface ModuleRule {
  test?: unknown;
  exclude?: unknown;
  use?: unknown;
}

/** Folders whose code needs nothing of Gatsby's own loader, which finds queries and takes page components apart. */
const PLAIN_FOLDERS = ['src/client', 'src/shared'].map((folder) => join(REPOSITORY, folder) + sep);

const COMPILE_RULE = {
  test: /\.tsx?$/,
  include: PLAIN_FOLDERS,
  use: [join(REPOSITORY, 'src/node/gatsby/webpack/compile-loader.js')],
};

/**
 * Takes the site's own code from Babel, and the finished scripts from Terser; what webpack keeps is known by its
 * version. With it develop is ready after 31 s; without, after 47 s, while the builds beside them took 35 and 41 s.
 * @param version changes with the installed packages and the code of the build
 */
export function withFastTools(
  { module, optimization, cache, plugins = [], ...others }: BundlerConfiguration,
  version: string,
  { minifyJs, minifyCss }: Minifiers,
): BundlerConfiguration {
  const rules = module.rules.map((rule) => (isForCode(rule) ? { ...rule, exclude: PLAIN_FOLDERS } : rule));
  const minimizer = optimization.minimizer && {
    minimizer: [minifyJs({ minify: minifyScript, parallel: false }), minifyCss()],
  };
  return {
    ...others,
    module: { ...module, rules: [...rules, COMPILE_RULE] },
    optimization: { ...optimization, ...minimizer },
    cache: { ...cache, version, buildDependencies: { defaultWebpack: [] } },
    plugins: [...plugins, new KnownDependencies()],
  };
}

function isForCode({ test, use }: ModuleRule): boolean {
  return use !== undefined && test instanceof RegExp && test.test('component.tsx');
}

/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: { done: { tap: (name: string, run: (stats: Stats) => void) => void } };
}

interface Stats {
  compilation: { buildDependencies: Set<string> };
}

/**
 * Keeps webpack from looking for all files that its loaders consist of, through hundreds of packages: what it keeps
 * has the version of the packages in its name.
 */
class KnownDependencies {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('known-dependencies', ({ compilation }) => compilation.buildDependencies.clear());
  }
}

/** A smaller script, as terser-webpack-plugin takes it. */
interface MinifiedScript {
  code: string;
  map?: object | undefined;
  errors: Error[];
  extractedComments: string[];
}

/** No newer syntax: the minifier would shorten code with it. */
const TARGET = 'es2020';

let last: Promise<unknown> = Promise.resolve();

/**
 * Minifies a script outside of the main thread; licences that stand in it are handed over apart. One at a time:
 * webpack asks for all at once, and all their source maps together take much memory.
 */
export function minifyScript(
  scripts: Readonly<Record<string, string>>,
  inputMap?: object,
): Promise<MinifiedScript> {
  const [[name, text] = ['', '']] = Object.entries(scripts);
  const minified = last.then(() => runMinifier(name, text, inputMap !== undefined));
  last = minified.catch(() => null);
  return minified;
}

async function runMinifier(name: string, text: string, sourcemap: boolean): Promise<MinifiedScript> {
  const { code, map, errors, legalComments } = await minify(name, text, {
    compress: { target: TARGET },
    codegen: { legalComments: 'external' },
    sourcemap,
  });
  return {
    code,
    map,
    errors: errors.map(({ message }) => new Error(message)),
    extractedComments: legalComments,
  };
}
