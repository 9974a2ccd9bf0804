import type { Plugin } from 'rolldown';
import { exactRegex } from 'rolldown/filter';
import { demoKey } from '../../shared/demo/code-styling';
import {
  bundle,
  importsOf,
  libraryModule,
  moduleFromText,
  runtimeModule,
  toFiles,
  type BundleFile,
  type BundleOptions,
} from './bundle-files';
import { demoPlugins } from './demo-plugins';
import { bringsTheme, pageFileName, type DemoPageSource } from './demo-source';
import { sharedModules, type LibraryCore } from './library-core';

const ENTRY = '\0demo-page';
/** The module with the demos that a page does not start with. */
const LATER_DEMOS = '\0later-demos';
/** So many demos of a page come with its script, in their first styling; the others, and playgrounds, when they are needed. */
const FIRST_DEMOS = 2;
/** Before the names of files of the core: the bundler does not look for them. */
const SHARED_FILE = 'library:';

/** What comes of one page: its script, and what that imports, to be loaded side by side. */
export interface PageBundle {
  files: BundleFile[];
  script: string;
  imports: string[];
}

/**
 * Bundles the demos of one page: all that they need, except for what the core of their library has. No other page has
 * a say in it, and a reader waits for two files, however many pages there are; a third one has the demos further down.
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
  const imports = [...new Set([...core.imports, ...importsOf(script, output)])];
  return { files: toFiles(output), script: script.fileName, imports };
}

/** Takes what is in the core from there. */
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

/** The module that a page's bundle starts with: its first demos by their keys, and the way to the others. */
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
