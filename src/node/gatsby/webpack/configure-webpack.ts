import { join, relative, sep } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { minify } from 'rolldown/utils';
import type { Compiler, Configuration, RuleSetRule } from 'webpack';
import { prefixCss } from '../../../shared/path-prefix';
import { SITE_DATA_FOLDER } from '../../outputs/site-data';
import { codeVersion } from '../../lib/cache';
import { DOCS_UI_FOLDER, listStylesheets, REPOSITORY } from '../../lib/files';
import { lazyLivePages } from './lazy-live-pages';
import { reuseBundle } from './reuse-bundle';

const THEME = relative(REPOSITORY, join(SITE_DATA_FOLDER, 'theme.css'));

/** Adjusts Gatsby's webpack configuration. */
export function onCreateWebpackConfig(tools: CreateWebpackConfigArgs): void {
  const { actions, getConfig, stage, plugins, basePath } = tools;
  const active = ['always', stage, basePath === '' ? null : 'prefix'];
  const overrides = OVERRIDES.filter(({ when = 'always' }) => active.includes(when));
  actions.setWebpackConfig({
    resolve: { alias: { 'site-data': SITE_DATA_FOLDER, 'docs/ui': DOCS_UI_FOLDER } },
    // Lets pages load only the modules of docs/ui that they import.
    module: { rules: [{ include: DOCS_UI_FOLDER, sideEffects: false }] },
    plugins: overrides.map(({ module, file }) =>
      plugins.normalModuleReplacement(module, join(OVERRIDES_FOLDER, file)),
    ),
  });
  if (basePath !== '') actions.setWebpackConfig(prefixAddresses(basePath, plugins));
  // Gatsby gives all unnamed shared chunks the same name, so each page would load all of them.
  const splitChunks = { cacheGroups: { shared: { name: false } } };
  if (stage === 'build-javascript') actions.setWebpackConfig({ optimization: { splitChunks } });
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [ownSourceMaps], ...lazyLivePages });
  // The source maps of Gatsby would add 100 MB and three seconds to a build. Only errors while rendering need them.
  if (stage !== 'build-html') actions.setWebpackConfig({ devtool: false });
  const version = codeVersion(['src/node', 'src/shared'], REPOSITORY) + basePath;
  const fast = withFastTools(getConfig() as Configuration, version, plugins);
  const config = { ...fast, output: { ...fast.output, ...outputOf(stage) } };
  actions.replaceWebpackConfig(stage.startsWith('build') ? reuseBundle(config, stage, version) : config);
}

/** Gatsby only accepts these options with a whole configuration. */
function outputOf(stage: CreateWebpackConfigArgs['stage']): Record<string, unknown> {
  // Every page loads the names of all chunks. Gatsby's long names would add 0.7 KB.
  if (stage === 'build-javascript') return { chunkFilename: '[id]-[contenthash:8].js' };
  if (stage !== 'build-html') return {};
  // Gatsby renders pages again if the renderer's hash changes, and its code does not contain the stylesheets.
  return { hashSalt: codeVersion([...listStylesheets(REPOSITORY), THEME], REPOSITORY) };
}

/** Folders whose JSX contains site paths. */
const WITH_PATHS = ['src/client', 'src/pages', 'src/templates', 'content'].map(
  (folder) => join(REPOSITORY, folder) + sep,
);

/**
 * Adds the path prefix to URLs in JSX and stylesheets, so authors do not need to. Without a prefix, the bundles contain
 * none of this.
 */
function prefixAddresses(prefix: string, plugins: CreateWebpackConfigArgs['plugins']) {
  const replaceJsx = (resource: { request: string; contextInfo: { issuer: string } }): void => {
    const { issuer } = resource.contextInfo;
    if (issuer !== PREFIXED_JSX && WITH_PATHS.some((folder) => issuer.startsWith(folder)))
      resource.request = PREFIXED_JSX;
  };
  return {
    plugins: [plugins.normalModuleReplacement(/^react\/jsx-runtime$/, replaceJsx)],
    module: {
      rules: [
        {
          test: /\.css$/,
          enforce: 'pre',
          loader: join(REPOSITORY, 'src/node/gatsby/webpack/change-loader.js'),
          options: { change: (css: string) => prefixCss(css, prefix) },
        },
      ],
    },
  };
}

/** Folders that do not need Gatsby's loader, which extracts queries and splits page components. */
const PLAIN_FOLDERS = ['content', 'src/client', 'src/shared', 'src/libraries', 'src/overrides'].map(
  (folder) => join(REPOSITORY, folder) + sep,
);

const COMPILE_RULE = {
  test: /\.tsx?$/,
  include: PLAIN_FOLDERS,
  use: [join(REPOSITORY, 'src/node/gatsby/webpack/compile-loader.js')],
};

/**
 * Replaces Babel for the site's own code, and Terser. With this, develop is ready after 31 s instead of 47 s.
 * @param version changes with the installed packages and the build code, and is the key of webpack's cache
 */
export function withFastTools(
  { module, optimization, cache, plugins = [], ...others }: Configuration,
  version: string,
  { minifyJs, minifyCss }: Pick<CreateWebpackConfigArgs['plugins'], 'minifyJs' | 'minifyCss'>,
): Configuration {
  const rules = ((module?.rules ?? []) as RuleSetRule[]).map((rule) =>
    rule.use && rule.test instanceof RegExp && rule.test.test('component.tsx')
      ? { ...rule, exclude: PLAIN_FOLDERS }
      : rule,
  );
  const minimizer = optimization?.minimizer && {
    minimizer: [minifyJs({ minify: minifyScript, parallel: false }), minifyCss()],
  };
  return {
    ...others,
    module: { ...module, rules: [...rules, COMPILE_RULE] },
    optimization: { ...optimization, ...minimizer },
    cache: { ...(cache as object), type: 'filesystem', version, buildDependencies: { defaultWebpack: [] } },
    plugins: [...plugins.filter((plugin) => !isESLint(plugin)), knownDependencies],
  };
}

/** Gatsby checks modules with ESLint in develop, which takes 47 MB. `npm run lint` has more rules. */
function isESLint(plugin: unknown): boolean {
  return plugin instanceof Object && plugin.constructor.name === 'ESLintWebpackPlugin';
}

/**
 * Keeps webpack from searching the dependencies of its loaders in hundreds of packages. The cache key already contains
 * their versions.
 */
const knownDependencies = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('known-dependencies', ({ compilation }) => compilation.buildDependencies.clear());
  },
};

/** Source maps of develop, without those of packages, which are 0.3 of 1.8 GB of memory. */
const ownSourceMaps = {
  apply(compiler: Compiler): void {
    const { devtoolModuleFilenameTemplate: moduleFilenameTemplate } = compiler.options.output;
    const options = { module: true, columns: false, exclude: /node_modules/, moduleFilenameTemplate };
    new compiler.webpack.EvalSourceMapDevToolPlugin(options).apply(compiler);
  },
};

/** Newer syntax would also change what the minifier outputs. */
const TARGET = 'es2020';

/** Minifies a script for terser-webpack-plugin. Returns license comments separately. */
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

const OVERRIDES_FOLDER = join(REPOSITORY, 'src/overrides');

/** Replaces React's `jsx` in the site's folders if it has a path prefix, so authors write paths without it. */
const PREFIXED_JSX = join(OVERRIDES_FOLDER, 'prefixed-jsx.ts');

/** A module of a package that the site replaces. */
interface Override {
  /** Matches the import specifier or the path. */
  module: RegExp;
  /** Replacement in src/overrides. */
  file: string;
  /** Stage of Gatsby, or `prefix` if the site has a path prefix. By default, always. */
  when?: 'build-javascript' | 'develop-html' | 'prefix';
}

/**
 * Version of Gatsby that the overrides were checked with. After an update, compare each replaced module with its old
 * version, delete overrides that are no longer needed, run the browser tests, and set the new version.
 */
export const CHECKED_GATSBY = '5.16.1';

/**
 * Modules that webpack replaces. The bundler of demos also replaces hoist-non-react-statics (6 KB), which Emotion only
 * needs for the obsolete `withTheme`.
 */
export const OVERRIDES: readonly Override[] = [
  // Gatsby's scroll handler throws if a hash cannot be decoded, and loses the position on reload and with late images.
  { module: /^gatsby-react-router-scroll$/, file: 'gatsby-react-router-scroll.ts' },
  // Gatsby's announcer is assertive and announces jumps within a page as a new page.
  { module: /route-announcer-props(\.js)?$/, file: 'route-announcer-props.ts' },
  // Both would register the service worker on every host. src/client/offline/ui registers it on configured hosts.
  {
    module: /gatsby-plugin-offline[\\/]gatsby-browser(\.js)?$|register-service-worker(\.js)?$/,
    file: 'nothing.ts',
  },
  // The site has plain links, so the router only needs `parsePath`. The rest is 1.5 KB on every page.
  { module: /^gatsby-link$/, file: 'gatsby-link.ts', when: 'build-javascript' },
  // Gatsby's Partytown support does nothing here, but is 2 KB on every page.
  { module: /internal-plugins\/partytown\/gatsby-browser/, file: 'nothing.ts', when: 'build-javascript' },
  // Develop renders pages in browsers only. Without their components, its bundles take 40 s instead of 89 s, and 1 GB less.
  { module: /^\$virtual\/async-requires$/, file: 'nothing.ts', when: 'develop-html' },
  // Demos create elements with `createElement`.
  { module: /\/demo-react$/, file: 'prefixed-demo-react.ts', when: 'prefix' },
];
