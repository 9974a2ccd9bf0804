import type { BundleFile } from './bundle-files';
import { bundlePage, type PageBundle, type PageBundleOptions, type PageScript } from './bundle-page';
import type { DemoLibraryName, DemoPageSource } from './demo-source';
import type { FailedDemo } from './failed-demo';
import { NO_CACHE, type PageCache } from './page-cache';
import { bundleLibraryCore, type LibraryCore } from './library-core';
import { bundleSound, type SoundBundle } from './sound-demos';

/** So many pages are bundled at a time: more would only take memory. */
const AT_A_TIME = 3;

/** The scripts of demos. */
export interface DemoBundle {
  files: BundleFile[];
  /** By page path. */
  pages: Map<string, PageScript>;
  /** Demos that are in no script. */
  failed: FailedDemo[];
}

/**
 * Bundles the demos of all pages for the browser: a core for each library, and a script for each page. A demo that cannot
 * be bundled is left out of its page's script and becomes a problem.
 */
export async function bundleDemos(
  pages: readonly DemoPageSource[],
  options: PageBundleOptions,
  { cached, inputOf }: PageCache = NO_CACHE,
): Promise<DemoBundle> {
  const { repository, mode, licenceKey } = options;
  const bundled = new Map<string, SoundBundle<PageBundle>>();
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
          const bundle = (demos: DemoPageSource): Promise<PageBundle> => bundlePage(demos, core, options);
          bundled.set(page.path, await cached(key, () => bundleSound(page, repository, bundle)));
        }),
      );
    }
  }
  const inOrder = pages.flatMap(({ path }) => bundled.get(path) ?? []);
  return {
    files: [...cores, ...inOrder.flatMap(({ bundle }) => bundle ?? [])].flatMap(({ files }) => files),
    pages: new Map(
      pages.flatMap(({ path }) => {
        const bundle = bundled.get(path)?.bundle;
        return bundle ? [[path, bundle.script]] : [];
      }),
    ),
    failed: inOrder.flatMap((page) => page.failed),
  };
}

function pagesByLibrary(pages: readonly DemoPageSource[]): Map<DemoLibraryName, DemoPageSource[]> {
  const byLibrary = new Map<DemoLibraryName, DemoPageSource[]>();
  for (const page of pages) byLibrary.set(page.library, [...(byLibrary.get(page.library) ?? []), page]);
  return byLibrary;
}
