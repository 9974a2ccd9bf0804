import { join } from 'node:path';
import type { Plugin, RolldownOptions } from 'rolldown';

/** Value of `NODE_ENV`. Development keeps the warnings of React and MUI. */
export type BundleMode = 'production' | 'development';

/** Options that the browser bundle and the server bundle have in common. */
export function sharedOptions(repository: string, mode: BundleMode): RolldownOptions {
  return {
    cwd: repository,
    logLevel: 'silent',
    // Reads only the imported modules of a package's index.
    experimental: { lazyBarrel: true },
    resolve: {
      alias: { 'hoist-non-react-statics': join(repository, 'src/overrides/hoist-non-react-statics.ts') },
    },
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    },
  };
}

/** Ignores stylesheet imports, because the page contains the styles of all its demos. */
export const noStylesheets: Plugin = {
  name: 'no-stylesheets',
  load: { filter: { id: /\.css$/ }, handler: () => ({ code: '', moduleType: 'js' }) },
};
