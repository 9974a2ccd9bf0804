import { join, sep } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { REPOSITORY } from '../gatsby/paths';
import { minifyScript } from './minify';

/** The parts of webpack's configuration that are changed here. */
export interface BundlerConfiguration {
  module: { rules: readonly ModuleRule[] };
  optimization: { minimizer?: readonly unknown[] };
}

interface ModuleRule {
  test?: unknown;
  exclude?: unknown;
  use?: unknown;
}

/** Folders whose code needs nothing of Gatsby's own loader, which finds queries and takes page components apart. */
const PLAIN_FOLDERS = ['src/site', 'src/domain'].map((folder) => join(REPOSITORY, folder) + sep);

const COMPILE_RULE = {
  test: /\.tsx?$/,
  include: PLAIN_FOLDERS,
  use: [join(REPOSITORY, 'src/build/webpack/compile-loader.js')],
};

/** Takes the site's own code from Babel, and the finished scripts from Terser: both are most of the time of a build. */
export function withFastTools(
  { module, optimization, ...others }: BundlerConfiguration,
  { minifyJs, minifyCss }: CreateWebpackConfigArgs['plugins'],
): BundlerConfiguration {
  const rules = module.rules.map((rule) => (isForCode(rule) ? { ...rule, exclude: PLAIN_FOLDERS } : rule));
  const minimizer = optimization.minimizer && {
    minimizer: [minifyJs({ minify: minifyScript, parallel: false }), minifyCss()],
  };
  return {
    ...others,
    module: { ...module, rules: [...rules, COMPILE_RULE] },
    optimization: { ...optimization, ...minimizer },
  };
}

function isForCode({ test, use }: ModuleRule): boolean {
  return use !== undefined && test instanceof RegExp && test.test('component.tsx');
}
