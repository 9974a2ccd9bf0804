import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { IGatsbyPageComponent } from 'gatsby/dist/redux/types';
import { getSSRChunkHashes } from 'gatsby/dist/utils/webpack/get-ssr-chunk-hashes';
import type { Compilation, Compiler, Configuration, Stats } from 'webpack';
import { digestOf } from '../../lib/cache';
import { PUBLIC_FOLDER, readJson, REPOSITORY } from '../../lib/files';

const FOLDER = join(REPOSITORY, '.cache/bundles');
const PACKAGES = `${sep}node_modules${sep}`;
const NAME = 'reuse-bundle';

/** Files that Gatsby writes after the bundle for browsers. */
const GATSBY_FILES = ['chunk-map.json', 'webpack.stats.json', '_gatsby/slices/_gatsby-scripts-1.html'];

/** A finished bundle of an earlier build. */
interface SavedBundle {
  /** Digest of its configuration and of the installed packages. */
  key: string;
  /** Digests of the other files that webpack looked for, by path. Null if there was none. */
  files: Record<string, string | null>;
  /** Hash of the whole bundle. Gatsby renders all pages again if it changes. */
  hash: string;
  /** Hashes by template. Gatsby renders the pages of a template again if one changes. */
  chunkHashes: Record<string, string>;
  /** Paths below `public`. */
  outputs: string[];
  /** Files outside `public`, which Gatsby leaves in place. */
  kept: string[];
}

/**
 * Skips webpack if nothing that it reads has changed since the last build. Even with a warm cache, the two bundles are a
 * third of a build after the edit of one page.
 * @param stage of Gatsby, such as `build-html`
 * @param version changes with the packages and with the code that configures the bundle
 */
export function reuseBundle(config: Configuration, stage: string, version: string): Configuration {
  const { plugins = [], output } = config;
  const key = digestOf(version, output, plugins.map(definitionsOf));
  const saved = readJson<SavedBundle>(bundleFile(stage));
  if (saved?.key !== key || !isUnchanged(saved))
    return { ...config, plugins: [...plugins, saveBundle(stage, key)] };
  for (const file of saved.outputs) cpSync(join(FOLDER, stage, file), join(PUBLIC_FOLDER, file));
  return { mode: 'none', entry: {}, output, plugins: [reportBundle(saved)] };
}

/** Variables of the shell, which no code of the site reads. Gatsby passes all of them to the bundle for HTML. */
const SHELL_VARIABLE = /^process\.env\.(?!GATSBY_|NODE_ENV$)/;

/** Values that webpack inserts into the code, such as settings. */
function definitionsOf(plugin: unknown): unknown[] {
  const { definitions = {} } = plugin as { definitions?: object };
  return Object.entries(definitions).filter(([name]) => !SHELL_VARIABLE.test(name));
}

function bundleFile(stage: string): string {
  return join(FOLDER, `${stage}.json`);
}

function isUnchanged({ files, kept }: SavedBundle): boolean {
  return (
    kept.every((path) => existsSync(path)) &&
    Object.entries(files).every(([path, digest]) => digestOfFile(path) === digest)
  );
}

function digestOfFile(path: string): string | null {
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
  return isFile ? digestOf(readFileSync(path, 'base64')) : null;
}

/** Plugin that saves a bundle for the next build. */
function saveBundle(stage: string, key: string) {
  return {
    apply({ hooks }: Compiler): void {
      hooks.afterDone.tap(NAME, (stats) => {
        rmSync(join(FOLDER, stage), { recursive: true, force: true });
        rmSync(bundleFile(stage), { force: true });
        const { assets, hash, outputOptions } = stats.compilation;
        if (stats.hasErrors() || !hash) return;
        const names = Object.keys(assets);
        const isPublic = outputOptions.path === PUBLIC_FOLDER;
        const outputs = isPublic ? [...names, ...GATSBY_FILES] : [];
        const kept = isPublic ? [] : names.map((name) => join(outputOptions.path ?? '', name));
        for (const file of outputs) cpSync(join(PUBLIC_FOLDER, file), join(FOLDER, stage, file));
        const files = inputsOf(stats.compilation);
        const bundle: SavedBundle = { key, files, hash, chunkHashes: chunkHashesOf(stats), outputs, kept };
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(bundleFile(stage), JSON.stringify(bundle));
      });
    },
  };
}

function inputsOf({ fileDependencies, missingDependencies }: Compilation): SavedBundle['files'] {
  const paths = [...fileDependencies, ...missingDependencies].filter((path) => !path.includes(PACKAGES));
  return Object.fromEntries(paths.map((path) => [path, digestOfFile(path)]));
}

function chunkHashesOf(stats: Stats): Record<string, string> {
  const names = stats.compilation.chunkGroups.flatMap(({ name }) => name ?? []);
  const components = new Map(
    names.map((name) => [name, { componentChunkName: name, componentPath: name } as IGatsbyPageComponent]),
  );
  const { templateHashes, renderPageHash } = getSSRChunkHashes({ stats, components });
  return { ...templateHashes, 'render-page': renderPageHash };
}

/**
 * Plugin that gives the empty build the hashes of a saved bundle. Gatsby's `getSSRChunkHashes` reads its chunk groups, and
 * `build` reads its hash.
 */
function reportBundle({ hash, chunkHashes }: SavedBundle) {
  return {
    apply({ hooks }: Compiler): void {
      hooks.done.tap(NAME, ({ compilation }) => {
        const chunkGroups = Object.entries(chunkHashes).map(([name, chunkHash]) => ({
          name,
          chunks: [{ hash: chunkHash }],
          childrenIterable: [],
        }));
        Object.assign(compilation, { hash, chunkGroups });
      });
    },
  };
}
