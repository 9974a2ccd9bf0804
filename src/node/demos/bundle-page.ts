import type { Plugin } from 'rolldown';
import { exactRegex } from 'rolldown/filter';
import { demoKey } from '../../shared/code-variant';
import {
  bundle,
  chunkImports,
  libraryModule,
  moduleFromText,
  runtimeModule,
  toFiles,
  type BundleFile,
  type BundleOptions,
} from './bundle-files';
import { demoPlugins } from './demo-plugins';
import { bringsTheme, pageFileName, type DemoPageSource } from './find-demos';
import { sharedModules, type LibraryCore } from './library-core';

const ENTRY = '\0demo-page';
/** The module with the demos that a page does not start with. */
const LATER_DEMOS = '\0later-demos';
/** Number of demos in the page's script, in their first styling. Other demos and playgrounds load on demand. */
const FIRST_DEMOS = 2;
/** Prefix of core files, which the bundler does not resolve. */
const SHARED_FILE = 'library:';

/** Script of one page, and its static imports for parallel loading. */
export interface PageBundle {
  files: BundleFile[];
  script: string;
  imports: string[];
}

/**
 * Bundles the demos of one page, without the code in the core of their library. Bundles do not depend on other pages,
 * and users wait for two files. A third has the demos further down.
 */
export async function bundlePage(
  page: DemoPageSource,
  core: LibraryCore,
  options: BundleOptions,
): Promise<PageBundle> {
  const { repository } = options;
  const output = await bundle(
    {
      input: { [pageFileName(page.path)]: ENTRY },
      external: (id) => id.startsWith(SHARED_FILE),
      plugins: [
        moduleFromText(ENTRY, pageEntry(page, repository)),
        moduleFromText(LATER_DEMOS, laterDemos(page)),
        ...demoPlugins(page, options),
        coreStubs(core),
        sharedModules(repository),
      ],
    },
    { format: 'esm', paths: (id) => id.replace(SHARED_FILE, './') },
    options,
  );
  const [script] = output;
  const imports = [...new Set([...core.imports, ...chunkImports(script, output)])];
  return { files: toFiles(output), script: script.fileName, imports };
}

/** Imports core modules from the core file. */
function coreStubs({ stubs }: LibraryCore): Plugin {
  return {
    name: 'core-stubs',
    load: {
      filter: { id: Object.keys(stubs).map((id) => exactRegex(id)) },
      handler: (id) => ({
        code: stubs[id]?.replaceAll(/(?<=["'`])\.\/(?=[\w-]+\.js["'`])/g, SHARED_FILE) ?? '',
        moduleType: 'js',
        moduleSideEffects: false,
      }),
    },
  };
}

interface DemoModule {
  key: string;
  file: string;
  isFirst: boolean;
}

/** Entry module of a page's bundle, with its first demos by key and a loader for the others. */
function pageEntry(page: DemoPageSource, repository: string): string {
  const modules = demoModules(page);
  const isolated = page.demos.filter(({ options }) => bringsTheme(options)).map(({ name }) => name);
  const loadLater = modules.some(({ isFirst }) => !isFirst)
    ? `() => import(${JSON.stringify(LATER_DEMOS)}).then((module) => module.default)`
    : 'async () => ({})';
  return [
    `import { library } from ${libraryModule(page.library, 'runtime', repository)};`,
    `import { createDemoPage } from ${runtimeModule('demo-page', repository)};`,
    ...importDemos(modules.filter(({ isFirst }) => isFirst)),
    `export default createDemoPage(library, demos, ${loadLater}, ${JSON.stringify(isolated)});`,
  ].join('\n');
}

/** The module `LATER_DEMOS` of a page. */
function laterDemos(page: DemoPageSource): string {
  const modules = demoModules(page).filter(({ isFirst }) => !isFirst);
  return [...importDemos(modules), 'export default demos;'].join('\n');
}

function importDemos(modules: readonly DemoModule[]): string[] {
  return [
    ...modules.map(({ file }, index) => `import demo${index} from ${JSON.stringify(file)};`),
    `const demos = {`,
    ...modules.map(({ key }, index) => `  ${JSON.stringify(key)}: demo${index},`),
    `};`,
  ];
}

function demoModules({ demos }: DemoPageSource): DemoModule[] {
  return demos.flatMap(({ name, stylings, playground }, index) =>
    stylings.map(({ styling, file }) => ({
      key: demoKey(name, styling),
      file,
      isFirst: index < FIRST_DEMOS && styling === 'system' && !playground,
    })),
  );
}
