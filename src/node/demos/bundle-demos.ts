import type { BundleFile } from './bundle-files';
import { bundlePage, type PageBundle, type PageBundleOptions, type PageScript } from './bundle-page';
import type { DemoLibraryName, DemoPageSource } from './demo-source';
import { NO_CACHE, type PageCache } from './page-cache';
import { bundleLibraryCore, type LibraryCore } from './library-core';

/** So many pages are bundled at a time: more would only take memory. */
const AT_A_TIME = 3;

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
  { cached, inputOf }: PageCache = NO_CACHE,
): Promise<DemoBundle> {
  const { repository, mode, licenceKey } = options;
  const bundled = new Map<string, PageBundle>();
  const cores: LibraryCore[] = [];
  for (const [library, own] of pagesByLibrary(pages)) {
    const core = await cached(['core', repository, library, mode], () =>
      bundleLibraryCore(library, repository, mode),
    );
    cores.push(core);
    for (let start = 0; start < own.length; start += AT_A_TIME) {
      await Promise.all(
        own.slice(start, start + AT_A_TIME).map(async (page) => {
          const key = [
            'script',
            core.files.map(({ name }) => name),
            mode,
            licenceKey ?? null,
            ...inputOf(page),
          ];
          bundled.set(page.path, await cached(key, () => bundlePage(page, core, options)));
        }),
      );
    }
  }
  const inOrder = pages.map(({ path }) => [path, bundled.get(path)] as const);
  return {
    files: [...cores, ...bundled.values()].flatMap(({ files }) => files),
    pages: new Map(inOrder.flatMap(([path, page]) => (page ? [[path, page.script]] : []))),
  };
}

function pagesByLibrary(pages: readonly DemoPageSource[]): Map<DemoLibraryName, DemoPageSource[]> {
  const byLibrary = new Map<DemoLibraryName, DemoPageSource[]>();
  for (const page of pages) byLibrary.set(page.library, [...(byLibrary.get(page.library) ?? []), page]);
  return byLibrary;
}
