import { join, relative, sep } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { prefixCss } from '../../../shared/address/path-prefix';
import { NO_REGISTRATION, WORKER_REGISTRATION } from '../../outputs/offline/plugin';
import { SITE_DATA_FOLDER } from '../../outputs/site-data';
import { codeVersion } from '../../support/digest';
import { listStylesheets, REPOSITORY } from '../../support/paths';
import { withFastTools, type BundlerConfiguration } from './fast-tools';

/** An empty module. */
const NOTHING = join(REPOSITORY, 'src/node/gatsby/webpack/nothing.js');

const NAVIGATION = join(REPOSITORY, 'src/client/ui/navigation');

/** Modules of Gatsby's that the site does better itself, and what takes their place. */
const REPLACED = [
  [WORKER_REGISTRATION, NO_REGISTRATION],
  [/^gatsby-react-router-scroll$/, join(NAVIGATION, 'scroll.tsx')],
  [/route-announcer-props(\.js)?$/, join(NAVIGATION, 'route-announcer-props.ts')],
] as const;
/** In production Gatsby's plugin for scripts in a worker does nothing, but brings 2 KB along. */
const REPLACED_IN_PRODUCTION = [
  [/internal-plugins\/partytown\/gatsby-browser/, NOTHING],
  [/^gatsby-link$/, join(NAVIGATION, 'gatsby-link.ts')],
] as const;

const THEME = relative(REPOSITORY, join(SITE_DATA_FOLDER, 'theme.css'));

/** Adapts what is in the site's bundles, and how they are made. */
export function configureWebpack({
  actions,
  getConfig,
  stage,
  plugins,
  basePath,
}: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: { alias: { 'site-data': SITE_DATA_FOLDER } },
    plugins: REPLACED.map(([module, own]) => plugins.normalModuleReplacement(module, own)),
  });
  if (basePath !== '') actions.setWebpackConfig(prefixAddresses(basePath, plugins));
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      plugins: REPLACED_IN_PRODUCTION.map(([module, own]) => plugins.normalModuleReplacement(module, own)),
      // Gatsby gives one name to what chunks without a name share: each would load what only the others need.
      optimization: { splitChunks: { cacheGroups: { shared: { name: false } } } },
      // No reader asks for source maps, and they take 100 MB and three seconds of a build.
      devtool: false,
    });
  }
  const fast = withFastTools(
    getConfig() as BundlerConfiguration,
    codeVersion(['src/node'], REPOSITORY) + basePath,
    plugins,
  );
  actions.replaceWebpackConfig({ ...fast, output: { ...fast.output, ...outputOf(stage) } });
}

/** Gatsby takes these only with a whole configuration. */
function outputOf(stage: CreateWebpackConfigArgs['stage']): Record<string, unknown> {
  // Every page loads the names of all chunks: with Gatsby's long ones it has 0.7 KB more.
  if (stage === 'build-javascript') return { chunkFilename: '[id]-[contenthash:8].js' };
  if (stage !== 'build-html') return {};
  // Gatsby writes pages anew when their renderer has another hash; its code does not tell which stylesheet they link.
  return { hashSalt: codeVersion([...listStylesheets(REPOSITORY), THEME], REPOSITORY) };
}

const JSX = join(NAVIGATION, 'prefixed-jsx.ts');
const DEMO_REACT = join(NAVIGATION, 'prefixed-demo-react.ts');
/** Where elements have paths of the site: in components, and in live pages. */
const WITH_PATHS = ['src/client', 'content'].map((folder) => join(REPOSITORY, folder) + sep);

/** The part of a request for a module that is used here. */
interface ModuleRequest {
  request: string;
  contextInfo: { issuer: string };
}

/**
 * For a site that is served from a folder of its host: elements and stylesheets get addresses where they are written,
 * so that nobody has to think of the folder. At the root of a host none of this is in the bundles.
 */
function prefixAddresses(prefix: string, plugins: CreateWebpackConfigArgs['plugins']) {
  const replaceJsx = (resource: ModuleRequest): void => {
    const { issuer } = resource.contextInfo;
    if (issuer !== JSX && WITH_PATHS.some((folder) => issuer.startsWith(folder))) resource.request = JSX;
  };
  return {
    plugins: [
      plugins.normalModuleReplacement(/^react\/jsx-runtime$/, replaceJsx),
      plugins.normalModuleReplacement(/\/demo-react$/, DEMO_REACT),
    ],
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
