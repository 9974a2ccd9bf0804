import type { BundleFile } from './bundle-files';
import { bundlePage, type PageBundle, type PageBundleOptions, type PageScript } from './bundle-page';
import type { DemoLibraryName, DemoPageSource } from './demo-source';
import { bundleLibraryCore, type LibraryCore } from './library-core';

/** So many pages are bundled at a time: more would only take memory. */
const AT_A_TIME = 8;

/** The scripts of demos. */
export interface DemoBundle {
  files: BundleFile[];
  /** By page path. */
  pages: Map<string, PageScript>;
}

/** Bundles the demos of all pages for the browser: a core for each library, and a script for each page. */
export async function bundleDemos(
  pages: readonly DemoPageSource[],
  options: PageBundleOptions,
): Promise<DemoBundle> {
  const cores = new Map<DemoLibraryName, LibraryCore>();
  for (const { library } of pages) cores.set(library, await coreOf(library, options));
  const bundled: [path: string, page: PageBundle][] = [];
  for (let start = 0; start < pages.length; start += AT_A_TIME) {
    const some = pages.slice(start, start + AT_A_TIME);
    bundled.push(
      ...(await Promise.all(
        some.map(async (page): Promise<[string, PageBundle]> => {
          const core = await coreOf(page.library, options);
          return [page.path, await bundlePage(page, core, options)];
        }),
      )),
    );
  }
  return {
    files: [...cores.values(), ...bundled.map(([, page]) => page)].flatMap(({ files }) => files),
    pages: new Map(bundled.map(([path, { script }]) => [path, script])),
  };
}

const made = new Map<string, Promise<LibraryCore>>();

/** In develop all pages are bundled again after each edit; the cores stay. */
function coreOf(library: DemoLibraryName, { repository, mode }: PageBundleOptions): Promise<LibraryCore> {
  const key = [library, repository, mode].join(' ');
  const core = made.get(key) ?? bundleLibraryCore(library, repository, mode);
  made.set(key, core);
  return core;
}
