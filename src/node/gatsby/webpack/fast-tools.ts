import { join, sep } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { minify } from 'rolldown/utils';
import type { Compiler } from 'webpack';
import { REPOSITORY } from '../../support/paths';

/** The parts of webpack's configuration that are changed here. */
export interface BundlerConfiguration {
  module: { rules: readonly ModuleRule[] };
  optimization: { minimizer?: readonly unknown[] };
  output?: object;
  cache?: object;
  plugins?: readonly unknown[];
}

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
  { minifyJs, minifyCss }: Pick<CreateWebpackConfigArgs['plugins'], 'minifyJs' | 'minifyCss'>,
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
    plugins: [...plugins, knownDependencies],
  };
}

function isForCode({ test, use }: ModuleRule): boolean {
  return use !== undefined && test instanceof RegExp && test.test('component.tsx');
}

/**
 * Keeps webpack from looking for all files that its loaders consist of, through hundreds of packages: what it keeps
 * has the version of the packages in its name.
 */
const knownDependencies = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('known-dependencies', ({ compilation }) => compilation.buildDependencies.clear());
  },
};

/** No newer syntax: the minifier would shorten code with it. */
const TARGET = 'es2020';

/** Minifies a script, as terser-webpack-plugin asks for it; licences that stand in it are handed over apart. */
export async function minifyScript(scripts: Readonly<Record<string, string>>) {
  const [[name, text] = ['', '']] = Object.entries(scripts);
  const { code, errors, legalComments } = await minify(name, text, {
    compress: { target: TARGET },
    codegen: { legalComments: 'external' },
  });
  return {
    code,
    errors: errors.map(({ message }) => new Error(message)),
    extractedComments: legalComments,
  };
}
