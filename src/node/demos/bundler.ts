import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type BuildOptions, type OutputChunk, type OutputOptions, type Plugin } from 'rolldown';
import { exactRegex, prefixRegex } from 'rolldown/filter';
import { LIBRARIES } from '../../libraries';
import type { Playground } from '../../shared/playground';
import type { Cached } from '../lib/cache';
import { REPOSITORY } from '../lib/files';
import { type DemoEntry, type DemoPageSource, playgroundModule } from './find-demos';

/** Value of `NODE_ENV`. Development keeps the warnings of React and MUI. */
export type BundleMode = 'production' | 'development';

/** A finished file below `/demos/`. */
export interface BundleFile {
  name: string;
  source: string;
}

/** Resolves packages from the repository, because Gatsby compiles this module to another folder. */
export const repositoryRequire = createRequire(join(REPOSITORY, 'package.json'));

/** Where the demos are, and how they are to be bundled. */
export interface BundleOptions {
  /** Folder that contains the authors' folder. */
  repository: string;
  mode: BundleMode;
  /** License key of the data grid. */
  licenseKey?: string | undefined;
  /** By default, nothing is cached. */
  cached?: Cached;
}

/** The script of the first entry, other entries, and chunks. Demos import no files that would be assets. */
export type BundleOutput = readonly [OutputChunk, ...OutputChunk[]];

/** Bundles. By default, the output is for browsers, has hashed file names, and is not written to disk. */
export async function bundle(
  input: BuildOptions,
  output: OutputOptions,
  { repository, mode }: BundleOptions,
): Promise<BundleOutput> {
  const built = await build({
    cwd: repository,
    logLevel: 'silent',
    platform: 'browser',
    // The page contains the styles of all its demos.
    moduleTypes: { '.css': 'empty' },
    // Reads only the imported modules of a package's index.
    experimental: { lazyBarrel: true },
    resolve: {
      alias: { 'hoist-non-react-statics': join(REPOSITORY, 'src/overrides/hoist-non-react-statics.ts') },
    },
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    },
    write: false,
    ...input,
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

/** Import specifier of a module in `src`. */
export function siteModule(path: string): string {
  return JSON.stringify(join(REPOSITORY, 'src', path));
}

/** Plugins for all bundles of a page's demos. */
export function demoPlugins({ demos }: DemoPageSource, { licenseKey }: BundleOptions): Plugin[] {
  const playgrounds = demos.flatMap(({ name, playground }) =>
    playground ? [moduleFromText(playgroundModule(name), playgroundCode(playground))] : [],
  );
  return [...setLicense(licenseKey), isolateDemos(demos), ...playgrounds];
}

/** All components that a playground can show, and its initial example. */
function playgroundCode({ modules, example }: Playground): string {
  return [
    `import { createPlayground } from ${siteModule('client/demo/runtime/create-playground')};`,
    ...Object.entries(modules).map(([name, module]) => `import ${name} from ${JSON.stringify(module)};`),
    `export default createPlayground({ ${Object.keys(modules).join(', ')} }, ${JSON.stringify(example)});`,
  ].join('\n');
}

const LICENSES = Object.values(LIBRARIES).flatMap(({ license }) => license ?? []);
/** The library that replaces exports of a module, and the exports. */
const REPLACED = new Map(
  Object.entries(LIBRARIES).flatMap(([library, { replaced }]) =>
    replaced ? replaced.modules.map((module) => [module, { library, ...replaced }] as const) : [],
  ),
);

/** Sets the license key before a demo of a paid package renders. Without a key or such a demo, this adds no code. */
export function setLicense(key: string | undefined): Plugin[] {
  if (!key) return [];
  return LICENSES.map(({ imports, setKey }) => ({
    name: 'set-license',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: imports },
      handler: (code) => setKey(key) + code,
    },
  }));
}

/** Prefix of modules that replace a library's. */
const PREFIX = '\0replaced:';
const COLOR_SCHEME_HOOK = /\buseColorScheme\b/;

/**
 * Gives demos with the option `isolated` a theme that does not affect the page. They import their library as usual, but
 * get replacements for the exports that would change the page or localStorage. A demo that is a whole page keeps its
 * theme and gets the user's direction. Other demos that call `useColorScheme` get the user's color scheme, because they
 * have no theme provider.
 */
function isolateDemos(demos: readonly DemoEntry[]): Plugin {
  const byFile = new Map(demos.flatMap((demo) => demo.stylings.map(({ file }) => [file, demo])));
  /** Code by id. */
  const modules = new Map<string, string>();
  return {
    name: 'isolate-demos',
    resolveId: {
      filter: { id: [...REPLACED.keys()].map((module) => exactRegex(module)) },
      handler(module, importer = '') {
        const demo = byFile.get(importer);
        const exported = demo && replacedExports(module, importer, demo);
        if (!exported) return null;
        const id = `${PREFIX}${module}:${demo.name}`;
        modules.set(id, `export * from ${JSON.stringify(module)};\n${exported}`);
        return id;
      },
    },
    load: {
      filter: { id: prefixRegex(PREFIX) },
      handler: (id) => ({ code: modules.get(id) ?? '', moduleType: 'js' }),
    },
  };
}

/** Code with a demo's replacements of a module's exports. Null if the demo gets the module unchanged. */
function replacedExports(module: string, file: string, { name, options }: DemoEntry): string | null {
  const replaced = REPLACED.get(module);
  // An empty filter lets every module through.
  if (!replaced) return null;
  const own = siteModule(`libraries/${replaced.library}/replaced`);
  if (options.isolated) {
    const call = `isolate(${JSON.stringify(name)})`;
    return `import { isolate } from ${own};\nexport const { ${replaced.isolated.join(', ')} } = ${call};`;
  }
  if (options.fullPage) return `export { ${replaced.fullPage.join(', ')} } from ${own};`;
  if (!COLOR_SCHEME_HOOK.test(readFileSync(file, 'utf8'))) return null;
  return `export { useColorScheme } from ${siteModule('client/demo/runtime/own-theme')};`;
}
