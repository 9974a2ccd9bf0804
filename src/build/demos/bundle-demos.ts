import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  rolldown,
  type CodeSplittingGroup,
  type OutputAsset,
  type OutputChunk,
  type Plugin,
  type RolldownOptions,
} from 'rolldown';
import { noStylesheets, sharedOptions, type BundleMode } from './bundle-options';
import { dataGridLicence } from './data-grid-licence';
import { pageFileName, type DemoLibraryName, type DemoPageSource } from './demo-source';
import { isolateDemos } from './isolate-demos';
import { findLibraryCore } from './library-core';
import { pageEntry } from './page-entry';

/** Modules that demos share with the shell, so that React is loaded once. */
const SHARED_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;
const SHARED_PREFIX = '\0shared:';
const PAGE_PREFIX = '\0demo-page:';

/** A finished file below `/demos/`. */
export interface BundleFile {
  name: string;
  source: string;
}

/** The script of one page and what it imports, to be loaded side by side. */
export interface PageScript {
  script: string;
  imports: string[];
}

export interface DemoBundle {
  files: BundleFile[];
  /** By page path. */
  pages: Map<string, PageScript>;
}

/**
 * Bundles the demos of all pages for the browser: an entry per page, chunks for what pages have in common.
 * Each library is bundled apart, so that no page loads another library's code for sharing's sake.
 * @param licenceKey of the data grid, if there is one
 */
export async function bundleDemos(
  pages: readonly DemoPageSource[],
  repository: string,
  mode: BundleMode,
  licenceKey?: string,
): Promise<DemoBundle> {
  const libraries = new Set(pages.map(({ library }) => library));
  const bundles = await Promise.all(
    [...libraries].map((library) =>
      bundleLibrary(
        library,
        pages.filter((page) => page.library === library),
        repository,
        mode,
        licenceKey,
      ),
    ),
  );
  return {
    files: bundles.flatMap(({ files }) => files),
    pages: new Map(bundles.flatMap((bundle) => [...bundle.pages])),
  };
}

async function bundleLibrary(
  library: DemoLibraryName,
  pages: readonly DemoPageSource[],
  repository: string,
  mode: BundleMode,
  licenceKey: string | undefined,
): Promise<DemoBundle> {
  const shared = sharedModules(repository);
  const options: RolldownOptions = { ...sharedOptions(repository, mode), platform: 'browser' };
  const core = await findLibraryCore(library, repository, { ...options, plugins: [shared] });
  const bundle = await rolldown({
    ...options,
    input: Object.fromEntries(pages.map(({ path }) => [pageFileName(path), PAGE_PREFIX + path])),
    plugins: [
      noStylesheets,
      dataGridLicence(licenceKey),
      isolateDemos(pages, repository),
      shared,
      pageEntries(pages, repository),
    ],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: mode === 'production',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: { groups: chunkGroups(library, core) },
  });
  await bundle.close();
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  return {
    files: output.map((file) => ({ name: file.fileName, source: textOf(file) })),
    pages: new Map(pages.map(({ path }) => [path, pageScript(PAGE_PREFIX + path, chunks)])),
  };
}

/**
 * The core for all pages, and a chunk for each set of pages that share more. What a module imports is needed by at
 * least the same pages: chunks cannot import each other in a circle, as merging small ones by size would make them.
 */
function chunkGroups(library: DemoLibraryName, core: ReadonlySet<string>): CodeSplittingGroup[] {
  return [
    { name: `${library}-core`, test: (module) => core.has(module), priority: 1 },
    { name: library, test: /node_modules|demo-runtime/, minShareCount: 2, entriesAware: true },
  ];
}

function pageEntries(pages: readonly DemoPageSource[], repository: string): Plugin {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return {
    name: 'demo-page-entries',
    resolveId: (id) => (id.startsWith(PAGE_PREFIX) ? id : null),
    load(id) {
      const page = id.startsWith(PAGE_PREFIX) ? byPath.get(id.slice(PAGE_PREFIX.length)) : undefined;
      return page ? { code: pageEntry(page, repository), moduleType: 'js' } : null;
    },
  };
}

/** Replaces React by the copy that the shell has put on `globalThis.docsModules`. */
function sharedModules(repository: string): Plugin {
  const require = createRequire(join(repository, 'package.json'));
  return {
    name: 'shared-modules',
    resolveId: (id) => (SHARED_MODULES.some((shared) => shared === id) ? SHARED_PREFIX + id : null),
    load(id) {
      if (!id.startsWith(SHARED_PREFIX)) return null;
      const name = id.slice(SHARED_PREFIX.length);
      const exported = Object.keys(require(name) as object).filter(
        (key) => /^[A-Za-z]\w*$/.test(key) && key !== 'default',
      );
      const code = `const m = globalThis.docsModules[${JSON.stringify(name)}];\nexport default m;\nexport const { ${exported.join(', ')} } = m;`;
      return { code, moduleType: 'js' };
    },
  };
}

function pageScript(entry: string, chunks: readonly OutputChunk[]): PageScript {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const script = chunks.find(({ facadeModuleId }) => facadeModuleId === entry);
  if (!script) throw new Error(`No bundle was made for ${entry}.`);
  const imports = new Set<string>();
  const collect = (chunk: OutputChunk | undefined): void => {
    for (const name of chunk?.imports ?? []) {
      if (imports.has(name)) continue;
      imports.add(name);
      collect(byName.get(name));
    }
  };
  collect(script);
  return { script: script.fileName, imports: [...imports] };
}

function textOf(file: OutputChunk | OutputAsset): string {
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}
