import { stripVTControlCharacters } from 'node:util';
import type { BundleError, Plugin, RolldownError } from 'rolldown';
import { exactRegex } from 'rolldown/filter';
import { demoKey } from '../../shared/code-variant';
import type { Problem } from '../../shared/problem';
import { uncached } from '../lib/cache';
import { repositoryPath } from '../lib/files';
import {
  bundle,
  chunkImports,
  demoPlugins,
  moduleFromText,
  siteModule,
  toFiles,
  type BundleFile,
  type BundleOptions,
} from './bundler';
import { demoInputs, type SourcedPage } from './build-sources';
import {
  type DemoEntry,
  type DemoPageSource,
  type FailedDemo,
  hasOwnTheme,
  pageFileName,
} from './find-demos';
import { bundleLibraryCore, sharedModules, type LibraryCore } from './library-core';

/** Maximum number of pages that are bundled at once, to save memory. */
const AT_A_TIME = 3;

/** The scripts of demos. */
export interface DemoBundle {
  files: BundleFile[];
  /** By page path. */
  pages: Map<string, Awaited<ReturnType<typeof bundlePage>>>;
  /** Demos that are in no script. */
  failed: FailedDemo[];
}

/**
 * Bundles the demos of all pages for the browser, with a core for each library and a script for each page. Omits demos
 * with errors, and reports them.
 */
export async function bundleDemos(pages: readonly SourcedPage[], options: BundleOptions) {
  const { repository, mode, licenseKey, cached = uncached } = options;
  const result: DemoBundle = { files: [], pages: new Map(), failed: [] };
  for (const library of new Set(pages.map((page) => page.library))) {
    const core = await cached(['core', repository, library, mode], () => bundleLibraryCore(library, options));
    result.files.push(...core.files);
    const coreFiles = core.files.map(({ name }) => name);
    const own = pages.filter((page) => page.library === library);
    const bundleOne = async (page: SourcedPage) => {
      const bundled = await cached(
        ['script', coreFiles, mode, licenseKey, demoInputs(page)],
        () => bundleValid(page, repository, (demos) => bundlePage(demos, core, options)),
        ({ failed }) => failed.length === 0,
      );
      return { path: page.path, ...bundled };
    };
    for (let start = 0; start < own.length; start += AT_A_TIME) {
      const bundled = await Promise.all(own.slice(start, start + AT_A_TIME).map(bundleOne));
      for (const { path, bundle: script, failed } of bundled) {
        result.failed.push(...failed);
        if (!script) continue;
        result.files.push(...script.files);
        result.pages.set(path, script);
      }
    }
  }
  return result;
}

const ENTRY = '\0demo-page';
/** The module with the demos that a page does not start with. */
const LATER_DEMOS = '\0later-demos';
/** Number of demos in the page's script, in their first styling. Other demos and playgrounds load on demand. */
const FIRST_DEMOS = 2;

/**
 * Bundles the demos of one page, without the code in the core of their library. Bundles do not depend on other pages,
 * and users wait for two files. A third has the demos further down.
 */
async function bundlePage(page: DemoPageSource, core: LibraryCore, options: BundleOptions) {
  const later = demoModules(page).filter(({ isFirst }) => !isFirst);
  const plugins = [
    moduleFromText(ENTRY, pageEntry(page)),
    moduleFromText(LATER_DEMOS, [...importDemos(later), 'export default demos;'].join('\n')),
    ...demoPlugins(page, options),
    importCore(core),
    sharedModules,
  ];
  const input = { input: { [pageFileName(page.path)]: ENTRY }, plugins };
  const output = await bundle(input, { format: 'esm' }, options);
  const [script] = output;
  // For parallel loading.
  const imports = [...new Set([...core.imports, ...chunkImports(script, output)])];
  return { files: toFiles(output), script: script.fileName, imports };
}

/** Replaces core modules by their stubs, whose imports stay as they are. */
function importCore({ files, stubs }: LibraryCore): Plugin {
  return {
    name: 'import-core',
    resolveId: {
      filter: { id: files.map(({ name }) => exactRegex(`./${name}`)) },
      handler: (id) => ({ id, external: true }),
    },
    load: {
      filter: { id: Object.keys(stubs).map((id) => exactRegex(id)) },
      handler: (id) => ({ code: stubs[id] ?? '', moduleType: 'js', moduleSideEffects: false }),
    },
  };
}

/** Entry module of a page's bundle, with its first demos by key and a loader for the others. */
function pageEntry(page: DemoPageSource): string {
  const modules = demoModules(page);
  const withOwnTheme = page.demos.filter(({ options }) => hasOwnTheme(options)).map(({ name }) => name);
  const loadLater = modules.some(({ isFirst }) => !isFirst)
    ? `() => import(${JSON.stringify(LATER_DEMOS)}).then((module) => module.default)`
    : 'async () => ({})';
  return [
    `import { library } from ${siteModule(`libraries/${page.library}/runtime`)};`,
    `import { createDemoPage } from ${siteModule('client/demo/runtime/demo-page')};`,
    ...importDemos(modules.filter(({ isFirst }) => isFirst)),
    `export default createDemoPage(library, demos, ${loadLater}, ${JSON.stringify(withOwnTheme)});`,
  ].join('\n');
}

function importDemos(modules: ReturnType<typeof demoModules>): string[] {
  return [
    ...modules.map(({ file }, index) => `import demo${index} from ${JSON.stringify(file)};`),
    `const demos = {`,
    ...modules.map(({ key }, index) => `  ${JSON.stringify(key)}: demo${index},`),
    `};`,
  ];
}

function demoModules({ demos }: DemoPageSource) {
  return demos.flatMap(({ name, stylings, playground }, index) =>
    stylings.map(({ styling, file }) => ({
      key: demoKey(name, styling),
      file,
      isFirst: index < FIRST_DEMOS && styling === 'system' && !playground,
    })),
  );
}

/**
 * Bundles the demos of a page without those that fail alone.
 * @returns a bundle, or null when no demo can be bundled
 */
export async function bundleValid<Bundle>(
  page: DemoPageSource,
  repository: string,
  bundleNow: (page: DemoPageSource) => Promise<Bundle>,
): Promise<{ bundle: Bundle | null; failed: FailedDemo[] }> {
  try {
    return { bundle: await bundleNow(page), failed: [] };
  } catch (error) {
    const errors = new Map<DemoEntry, unknown>();
    for (const demo of page.demos)
      await bundleNow({ ...page, demos: [demo] }).catch((own: unknown) => errors.set(demo, own));
    // Each demo works alone, but not with the others, so report all of them.
    if (errors.size === 0) for (const demo of page.demos) errors.set(demo, error);
    const demos = page.demos.filter((demo) => !errors.has(demo));
    return {
      bundle: demos.length > 0 ? await bundleNow({ ...page, demos }) : null,
      failed: [...errors].map(([demo, own]) => ({
        path: page.path,
        name: demo.name,
        problem: describeError(own, demo, repository),
      })),
    };
  }
}

function describeError(
  error: unknown,
  { name, place, stylings: [{ file }] }: DemoEntry,
  repository: string,
): Problem {
  const [{ loc, message } = error as RolldownError] = (error as BundleError).errors ?? [];
  const position = loc ? { line: loc.line, column: loc.column + 1 } : { line: 1 };
  // `[MISSING_EXPORT] "a" is not exported by "b".` and a drawing
  const [sentence = ''] = stripVTControlCharacters(message).split('\n', 1);
  return {
    rule: 'demo-bundle',
    what: `The demo "${name}" cannot be bundled: ${sentence.replace(/^\[\w+\] /, '')}`,
    where: [place ?? { file: repositoryPath(loc?.file ?? file, repository), ...position }],
    fix: 'Correct this line.',
  };
}
