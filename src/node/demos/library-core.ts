import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { exactRegex, prefixRegex } from 'rolldown/filter';
import {
  bundle,
  importsOf,
  moduleFromText,
  runtimeModule,
  toFiles,
  type BundleFile,
  type BundleOptions,
  type BundlerOutput,
} from './bundle-files';
import type { DemoLibraryName } from './demo-source';

/** What nearly every page of a library shows. */
const COMPONENTS: Readonly<Record<DemoLibraryName, readonly string[]>> = {
  material: ['Box', 'Button', 'IconButton', 'Paper', 'Stack', 'SvgIcon', 'Typography'],
  joy: ['Box', 'Button', 'IconButton', 'Sheet', 'Stack', 'SvgIcon', 'Typography'],
  system: ['Box', 'Stack'],
};

/** What comes in a file of its own, with all that only it needs: pages of form fields do without. */
const COMMON =
  /@mui\/(material|joy)\/(esm\/|modern\/)?(Button|ButtonGroup|CircularProgress|IconButton|Typography)\//;

/** Modules that pages may import from the core one by one; the others are only used within it. */
const IMPORTABLE =
  /client[\\/]demo[\\/]runtime|node_modules\/(@mui|@emotion|@babel|clsx|react-transition-group)\//;
/** Collections of exports, without state of their own: to offer one means to load all of it, so pages take what they need. */
const COLLECTIONS =
  /@emotion\/react\/dist\/emotion-react\.|@mui\/(styled-engine\/esm\/index|material\/esm\/zero-styled\/index)\.js$/;

const ENTRY = '\0library-core';

/** Modules that demos share with the shell, so that React is loaded once. */
const SHARED_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
/** Before the modules that stand for them. */
const SHARED = '\0shared:';

/** What the pages of a library share: its engine and its theme, which all load, and its commonest components. */
export interface LibraryCore {
  /** Names of the file that every page imports, and of those that it imports. */
  imports: string[];
  /** The core, and what it may load later. */
  files: BundleFile[];
  /** By module of the core: a module with the same exports, which it imports from one of its files. */
  stubs: Readonly<Record<string, string>>;
}

/**
 * Makes the core of a library. What is in it is named here and not found by counting what pages have in common: it
 * stays the same whatever pages there are.
 */
export async function bundleLibraryCore(
  library: DemoLibraryName,
  options: BundleOptions,
): Promise<LibraryCore> {
  const inside = await findModules(library, options);
  const importable = [...SHARED_MODULES, ...[...inside].filter(isImportable)];
  const input = {
    input: Object.fromEntries(importable.map((module, index) => [`stub-${index}`, module])),
    plugins: [sharedModules(options.repository)],
  };
  const groups = [
    { name: `${library}-core`, test: (module: string) => isInCore(module, inside), priority: 1 },
    { name: `${library}-common`, test: (module: string) => inside.has(module) },
  ];
  const output = await bundle(input, { format: 'esm', codeSplitting: { groups } }, options);
  return readOutput(output, `${library}-core`);
}

function isInCore(module: string, inside: ReadonlySet<string>): boolean {
  return module.startsWith(SHARED) || (inside.has(module) && !COMMON.test(module));
}

function isImportable(module: string): boolean {
  return IMPORTABLE.test(module) && !COLLECTIONS.test(module);
}

function entryCode(library: DemoLibraryName, repository: string): string {
  return [
    `export { library } from ${runtimeModule(library, repository)};`,
    `export { createDemoPage } from ${runtimeModule('demo-page', repository)};`,
    ...COMPONENTS[library].map((name) => `export { default as ${name} } from '@mui/${library}/${name}';`),
  ].join('\n');
}

/** Modules of which something is left when all that is not needed has been left out. */
async function findModules(library: DemoLibraryName, options: BundleOptions): Promise<ReadonlySet<string>> {
  const { repository } = options;
  const entry = moduleFromText(ENTRY, entryCode(library, repository));
  const input = { input: ENTRY, plugins: [entry, sharedModules(repository)] };
  const output = await bundle(input, { format: 'esm', minify: false }, options);
  const [script] = output;
  const names = [script.fileName, ...importsOf(script, output)];
  const modules = output.flatMap((file) =>
    file.type === 'chunk' && names.includes(file.fileName) ? Object.entries(file.modules) : [],
  );
  return new Set(modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])));
}

function readOutput(output: BundlerOutput, name: string): LibraryCore {
  const stubs: Record<string, string> = {};
  const rest = output.filter((file) => {
    if (file.type !== 'chunk' || file.facadeModuleId === null || !file.isEntry) return true;
    stubs[file.facadeModuleId] = file.code;
    return false;
  });
  const core = rest.find((file) => file.name === name);
  if (core?.type !== 'chunk') throw new Error(`The bundle has no ${name}.`);
  return { imports: [core.fileName, ...importsOf(core, output)], files: toFiles(rest), stubs };
}

/** Replaces React by the copy that the shell has put on `globalThis.docsModules`. */
export function sharedModules(repository: string): Plugin {
  const require = createRequire(join(repository, 'package.json'));
  return {
    name: 'shared-modules',
    resolveId: {
      filter: { id: SHARED_MODULES.map((name) => exactRegex(name)) },
      handler: (id) => SHARED + id,
    },
    load: {
      filter: { id: prefixRegex(SHARED) },
      handler(id) {
        const name = id.slice(SHARED.length);
        const exported = Object.keys(require(name) as object).filter(
          (key) => /^[A-Za-z]\w*$/.test(key) && key !== 'default',
        );
        const code = `const m = globalThis.docsModules[${JSON.stringify(name)}];\nexport default m;\nexport const { ${exported.join(', ')} } = m;`;
        return { code, moduleType: 'js' };
      },
    },
  };
}
