import { join, sep } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { REPOSITORY } from '../../support/paths';
import { KnownDependencies } from './known-dependencies';
import { minifyScript } from './minify';

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
