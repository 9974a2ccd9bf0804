import { join } from 'node:path';
import {
  build,
  type OutputAsset,
  type OutputChunk,
  type OutputOptions,
  type Plugin,
  type RolldownOptions,
  type RolldownOutput,
} from 'rolldown';
import { exactRegex } from 'rolldown/filter';
import type { LibraryName } from '../../libraries';
import type { Cached } from '../lib/cache';

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

/** A finished file below `/demos/`. */
export interface BundleFile {
  name: string;
  source: string;
}

/** Where the demos are, and how they are to be bundled. */
export interface BundleOptions {
  repository: string;
  mode: BundleMode;
  /** License key of the data grid. */
  licenseKey?: string | undefined;
  /** By default, nothing is cached. */
  cached?: Cached;
}

/** Bundles for browsers, with hashed file names. */
export async function bundle(
  input: RolldownOptions,
  output: OutputOptions,
  { repository, mode }: BundleOptions,
): Promise<RolldownOutput['output']> {
  const names = { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' };
  const built = await build({
    ...sharedOptions(repository, mode),
    platform: 'browser',
    ...input,
    write: false,
    // Annotations for other bundlers are 2 % of the minified code.
    output: {
      ...names,
      minify: mode === 'production',
      comments: { annotation: mode !== 'production' },
      ...output,
    },
  });
  return built.output;
}

/** Output of a bundler. */
export type BundlerOutput = readonly (OutputChunk | OutputAsset)[];

/** Converts the output to files. */
export function toFiles(output: BundlerOutput): BundleFile[] {
  return output.map((file) => ({ name: file.fileName, source: textOf(file) }));
}

function textOf(file: OutputChunk | OutputAsset): string {
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}

/** Names of all files that a script imports statically, directly or indirectly, including other outputs. */
export function chunkImports(script: OutputChunk, output: BundlerOutput): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const found = new Set([script.fileName]);
  for (const fileName of found) {
    for (const name of chunks.get(fileName)?.imports ?? []) found.add(name.replace(/^\.\//, ''));
  }
  return [...found].slice(1);
}

/** Bundles a virtual module and its imports into one script. */
export async function bundleText(
  name: string,
  code: string,
  format: 'es' | 'iife',
  options: BundleOptions,
  plugins: readonly Plugin[] = [],
): Promise<BundleFile> {
  const entry = `\0${name}`;
  const input = { input: { [name]: entry }, plugins: [moduleFromText(entry, code), ...plugins] };
  const [script] = await bundle(input, { format, codeSplitting: false }, options);
  return { name: script.fileName, source: script.code };
}

/**
 * A virtual module.
 * @param id import specifier, which starts with `\0` by convention
 */
export function moduleFromText(id: string, code: string): Plugin {
  const filter = { id: exactRegex(id) };
  return {
    name: `module-from-text:${id.slice(1)}`,
    resolveId: { filter, handler: () => id },
    load: { filter, handler: () => ({ code, moduleType: 'js' }) },
  };
}

/** A module of a library's folder, as code imports it. */
export function libraryModule(library: LibraryName, name: string, repository: string): string {
  return JSON.stringify(join(repository, 'src/libraries', library, name));
}

/** Import specifier of a runtime module of the site. */
export function runtimeModule(name: string, repository: string): string {
  return JSON.stringify(join(repository, 'src/client/demo/runtime', name));
}
