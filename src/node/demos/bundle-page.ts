import { rolldown, type Plugin } from 'rolldown';
import { FILE_NAMES, importsOf, toFiles, type BundleFile } from './bundle-files';
import { noStylesheets, sharedOptions, type BundleMode } from './bundle-options';
import { dataGridLicence } from './data-grid-licence';
import { pageFileName, type DemoPageSource } from './demo-source';
import { exactly } from './exactly';
import { isolateDemos } from './isolate-demos';
import type { LibraryCore } from './library-core';
import { moduleFromText } from './module-from-text';
import { LATER_DEMOS, laterDemos, pageEntry } from './page-entry';
import { playgroundModules } from './playground-modules';
import { sharedModules } from './shared-modules';

const ENTRY = '\0demo-page';
/** Before the names of files of the core: the bundler does not look for them. */
const SHARED_FILE = 'library:';

/** The script of one page and what it imports, to be loaded side by side. */
export interface PageScript {
  script: string;
  imports: string[];
}

/** What comes of one page. */
export interface PageBundle {
  files: BundleFile[];
  script: PageScript;
}

/** Where the demos are, and how they are to be bundled. */
export interface PageBundleOptions {
  repository: string;
  mode: BundleMode;
  /** Of the data grid, if there is one. */
  licenceKey?: string | undefined;
}

/**
 * Bundles the demos of one page: all that they need, except for what the core of their library has. No other page has
 * a say in it, and a reader waits for two files, however many pages there are; a third one has the demos further down.
 */
export async function bundlePage(
  page: DemoPageSource,
  core: LibraryCore,
  { repository, mode, licenceKey }: PageBundleOptions,
): Promise<PageBundle> {
  const bundle = await rolldown({
    ...sharedOptions(repository, mode),
    platform: 'browser',
    input: { [pageFileName(page.path)]: ENTRY },
    external: (id) => id.startsWith(SHARED_FILE),
    plugins: [
      moduleFromText(ENTRY, pageEntry(page, repository)),
      moduleFromText(LATER_DEMOS, laterDemos(page)),
      noStylesheets,
      dataGridLicence(licenceKey),
      isolateDemos([page], repository),
      ...playgroundModules([page], repository),
      coreStubs(core),
      sharedModules(repository),
    ],
  });
  const generated = bundle.generate({
    ...FILE_NAMES,
    format: 'esm',
    minify: mode === 'production',
    paths: (id) => id.replace(SHARED_FILE, './'),
  });
  const { output } = await generated.finally(() => bundle.close());
  const [script] = output;
  const imports = [...new Set([...core.imports, ...importsOf(script, output)])];
  return { files: toFiles(output), script: { script: script.fileName, imports } };
}

/** Takes what is in the core from there. */
function coreStubs({ stubs }: LibraryCore): Plugin {
  return {
    name: 'core-stubs',
    load: {
      filter: { id: exactly(Object.keys(stubs)) },
      handler(id) {
        const stub = stubs[id];
        if (stub === undefined) return null;
        return {
          code: stub.replaceAll(/(?<=["'`])\.\/(?=[\w-]+\.js["'`])/g, SHARED_FILE),
          moduleType: 'js',
          moduleSideEffects: false,
        };
      },
    },
  };
}
