import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'rolldown';
import { exactRegex, prefixRegex } from 'rolldown/filter';
import { findLibrary, type LibraryName } from '../../libraries';
import {
  bundle,
  type BundleFile,
  type BundleOptions,
  chunkImports,
  moduleFromText,
  repositoryRequire,
  siteModule,
  toFiles,
} from './bundler';
import { hashedName } from '../lib/public-files';

/** Modules that pages can import from the core, with those of the library's packages. Others are internal. */
const IMPORTABLE =
  /src[\\/](client[\\/]demo[\\/]runtime|libraries)|node_modules\/(@mui|@emotion|@babel|clsx|react-transition-group)\//;

const ENTRY = '\0library-core';

/** Modules that demos share with the shell, so that React is loaded once. */
const SHARED_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
/** Before the modules that stand for them. */
const SHARED = '\0shared:';

/** Shared code of a library's pages. All pages load its engine and theme, and it has the most common components. */
export interface LibraryCore {
  /** Names of the file that every page imports, and of those that it imports. */
  imports: string[];
  /** The core and its lazy chunks. */
  files: BundleFile[];
  /** For each module of the core, a module with the same exports that imports a core file. */
  stubs: Readonly<Record<string, string>>;
}

/** Bundles the core of a library. A fixed list defines its content, so it does not depend on the pages. */
export async function bundleLibraryCore(library: LibraryName, options: BundleOptions): Promise<LibraryCore> {
  return bundleCore(library, await listCoreModules(library, options), options);
}

/** First pass. Lists the modules that are not empty after tree shaking. */
async function listCoreModules(library: LibraryName, options: BundleOptions): Promise<ReadonlySet<string>> {
  const input = { input: ENTRY, plugins: [moduleFromText(ENTRY, entryCode(library)), sharedModules] };
  const output = await bundle(input, { format: 'esm', minify: false }, options);
  const [script] = output;
  const names = [script.fileName, ...chunkImports(script, output)];
  const chunks = output.filter(({ fileName }) => names.includes(fileName));
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return new Set(modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])));
}

/** Second pass. Bundles the modules with an entry for each importable one, which becomes its stub. */
async function bundleCore(library: LibraryName, inside: ReadonlySet<string>, options: BundleOptions) {
  const name = `${library}-core`;
  const { collections, common, packages } = findLibrary(library);
  const isImportable = (module: string): boolean =>
    IMPORTABLE.test(module) || packages.some((each) => module.includes(`node_modules/${each}/`));
  const importable = [...inside].filter((module) => isImportable(module) && !collections?.test(module));
  const entries = [...SHARED_MODULES, ...importable].map(
    (module, index) => [`stub-${index}`, module] as const,
  );
  const isInCore = (module: string): boolean =>
    module.startsWith(SHARED) || (inside.has(module) && !common?.test(module));
  const groups = [
    { name, test: isInCore, priority: 1 },
    { name: `${library}-common`, test: (module: string) => inside.has(module) },
  ];
  const input = { input: Object.fromEntries(entries), plugins: [sharedModules] };
  const output = await bundle(input, { format: 'esm', codeSplitting: { groups } }, options);
  const chunks = output.filter(({ isEntry }) => !isEntry);
  const core = chunks.find((chunk) => chunk.name === name);
  if (!core) throw new Error(`The bundle has no ${name}.`);
  const stubs = output.filter(({ isEntry }) => isEntry);
  return {
    imports: [core.fileName, ...chunkImports(core, output)],
    files: toFiles(chunks),
    stubs: Object.fromEntries(stubs.map(({ facadeModuleId, code }) => [facadeModuleId ?? '', code])),
  };
}

function entryCode(library: LibraryName): string {
  return [
    `export { library } from ${siteModule(`libraries/${library}/runtime`)};`,
    `export { createDemoPage } from ${siteModule('client/demo/runtime/demo-page')};`,
    ...findLibrary(library).core.map(
      (module, index) => `export { default as core${index} } from ${JSON.stringify(module)};`,
    ),
  ].join('\n');
}

/** Replaces React by the copy that the shell has put on `globalThis.docsModules`. */
export const sharedModules: Plugin = {
  name: 'shared-modules',
  resolveId: {
    filter: { id: SHARED_MODULES.map((name) => exactRegex(name)) },
    handler: (id) => SHARED + id,
  },
  load: {
    filter: { id: prefixRegex(SHARED) },
    handler(id) {
      const name = id.slice(SHARED.length);
      const exported = Object.keys(repositoryRequire(name) as object).filter(
        (key) => /^[A-Za-z]\w*$/.test(key) && key !== 'default',
      );
      const code = `const m = globalThis.docsModules[${JSON.stringify(name)}];\nexport default m;\nexport const { ${exported.join(', ')} } = m;`;
      return { code, moduleType: 'js' };
    },
  },
};

/** A font file to publish with the bundles. */
export interface FontFile {
  name: string;
  /** Absolute path in the package. */
  copyOf: string;
}

/** The font of a library's default theme, or null. */
export function libraryFont(library: LibraryName): FontFile | null {
  const { font } = findLibrary(library);
  if (!font) return null;
  const copyOf = repositoryRequire.resolve(font.file);
  return { name: hashedName(basename(font.file, '.woff2'), 'woff2', readFileSync(copyOf)), copyOf };
}

/** CSS variable with the library's font, for demo text without its own font. */
export function stageFont(library: LibraryName): string {
  const { font } = findLibrary(library);
  return font ? `:root{--demo-font:${font.family}}` : '';
}
