import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type OutputChunk, type OutputOptions, type Plugin, type RolldownOptions } from 'rolldown';
import { exactRegex, prefixRegex } from 'rolldown/filter';
import { LIBRARIES, type LibraryName } from '../../libraries';
import type { Playground } from '../../shared/playground';
import type { Cached } from '../lib/cache';
import { playgroundModule, type DemoPageSource } from './find-demos';

/** Value of `NODE_ENV`. Development keeps the warnings of React and MUI. */
export type BundleMode = 'production' | 'development';

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

/** The script of the first entry, other entries, and chunks. Demos import no files that would be assets. */
export type BundleOutput = readonly [OutputChunk, ...OutputChunk[]];

/** Bundles. By default, the output is for browsers and has hashed file names. */
export async function bundle(
  input: RolldownOptions,
  output: OutputOptions,
  { repository, mode }: BundleOptions,
): Promise<BundleOutput> {
  const built = await build({
    cwd: repository,
    logLevel: 'silent',
    platform: 'browser',
    // Reads only the imported modules of a package's index.
    experimental: { lazyBarrel: true },
    resolve: {
      alias: { 'hoist-non-react-statics': join(repository, 'src/overrides/hoist-non-react-statics.ts') },
    },
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    },
    ...input,
    write: false,
    output: {
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      minify: mode === 'production',
      // Annotations for other bundlers are 2 % of the minified code.
      comments: { annotation: mode !== 'production' },
      ...output,
    },
  });
  const [script, ...others] = built.output;
  return [script, ...others.filter((file) => file.type === 'chunk')];
}

/** Converts the output to files. */
export function toFiles(output: readonly OutputChunk[]): BundleFile[] {
  return output.map(({ fileName, code }) => ({ name: fileName, source: code }));
}

/** Names of all files that a script imports statically, directly or indirectly, including other outputs. */
export function chunkImports(script: OutputChunk, output: BundleOutput): string[] {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
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

/** Plugins for all bundles of a page's demos. */
export function demoPlugins({ demos }: DemoPageSource, { repository, licenseKey }: BundleOptions): Plugin[] {
  const playgrounds = demos.flatMap(({ name, playground }) =>
    playground ? [moduleFromText(playgroundModule(name), playgroundCode(playground, repository))] : [],
  );
  return [noStylesheets, setLicense(licenseKey), isolateDemos(demos, repository), ...playgrounds];
}

/** Ignores stylesheet imports, because the page contains the styles of all its demos. */
const noStylesheets: Plugin = {
  name: 'no-stylesheets',
  load: { filter: { id: /\.css$/ }, handler: () => ({ code: '', moduleType: 'js' }) },
};

/** All components that a playground can show, and its initial example. */
function playgroundCode({ modules, example }: Playground, repository: string): string {
  return [
    `import { createPlayground } from ${runtimeModule('create-playground', repository)};`,
    ...Object.entries(modules).map(([name, module]) => `import ${name} from ${JSON.stringify(module)};`),
    `export default createPlayground({ ${Object.keys(modules).join(', ')} }, ${JSON.stringify(example)});`,
  ].join('\n');
}

const PAID_IMPORTS = Object.values(LIBRARIES).flatMap(({ license }) => (license ? [license.imports] : []));
/** The library that replaces exports of a module, and the exports. */
const REPLACED = new Map(
  Object.entries(LIBRARIES).flatMap(([library, { replaced }]) =>
    replaced ? replaced.modules.map((module) => [module, { library, ...replaced }] as const) : [],
  ),
);

/** Sets the license key for demos of paid packages. Without a key or such a demo, this adds no code. */
export function setLicense(key: string | undefined): Plugin {
  return {
    name: 'set-license',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: PAID_IMPORTS },
      handler: (code) => withLicense(code, key),
    },
  };
}

/** Sets the license key before the module renders. Does not change other modules. */
export function withLicense(code: string, key: string | undefined): string {
  const license = Object.values(LIBRARIES).find((library) => library.license?.imports.test(code))?.license;
  return key && license ? license.setKey(key) + code : code;
}

/** Prefix of modules that replace a library's. The kind of demo, the module, and the demo follow. */
const PREFIX = '\0replaced:';
const COLOR_SCHEME_HOOK = /\buseColorScheme\b/;

/**
 * Gives demos with the option `isolated` a theme that does not affect the page. They import their library as usual, but
 * get replacements for the exports that would change the page or localStorage. A demo that is a whole page keeps its
 * theme and gets the user's direction. Other demos that call `useColorScheme` get the user's color scheme, because they
 * have no theme provider.
 */
function isolateDemos(demos: DemoPageSource['demos'], repository: string): Plugin {
  const byFile = new Map(demos.flatMap((demo) => demo.stylings.map(({ file }) => [file, demo])));
  return {
    name: 'isolate-demos',
    resolveId: {
      filter: { id: [...REPLACED.keys()].map((module) => exactRegex(module)) },
      handler(id, importer = '') {
        const demo = byFile.get(importer);
        // An empty filter lets every module through.
        if (!demo || !REPLACED.has(id)) return null;
        const { isolated, fullPage } = demo.options;
        if (isolated) return `${PREFIX}isolated:${id}:${demo.name}`;
        if (fullPage) return `${PREFIX}page:${id}`;
        return COLOR_SCHEME_HOOK.test(readFileSync(importer, 'utf8')) ? `${PREFIX}user-scheme:${id}` : null;
      },
    },
    load: {
      filter: { id: prefixRegex(PREFIX) },
      handler(id) {
        const [kind = '', module = '', name = ''] = id.slice(PREFIX.length).split(':');
        return { code: replacement(kind, module, name, repository), moduleType: 'js' };
      },
    },
  };
}

/** A module of a library, with some exports replaced. */
function replacement(kind: string, module: string, name: string, repository: string): string {
  const rest = `export * from ${JSON.stringify(module)};\n`;
  if (kind === 'user-scheme')
    return `${rest}export { useColorScheme } from ${runtimeModule('own-theme', repository)};`;
  const { library = '', isolated = [], fullPage = [] } = REPLACED.get(module) ?? {};
  const own = libraryModule(library, 'replaced', repository);
  if (kind === 'page') return `${rest}export { ${fullPage.join(', ')} } from ${own};`;
  return (
    `import { isolate } from ${own};\n${rest}` +
    `export const { ${isolated.join(', ')} } = isolate(${JSON.stringify(name)});`
  );
}
