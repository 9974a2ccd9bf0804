import { join, sep } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { prefixCss } from '../../../shared/address/path-prefix';
import { REPOSITORY } from '../../support/paths';

const NAVIGATION = join(REPOSITORY, 'src/client/ui/navigation');
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
export function prefixAddresses(prefix: string, plugins: CreateWebpackConfigArgs['plugins']) {
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
