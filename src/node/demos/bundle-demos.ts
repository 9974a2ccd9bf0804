import type { BundleFile, BundleOptions } from './bundle-files';
import { bundlePage, type PageBundle } from './bundle-page';
import { NO_CACHE, type DemoPageSource, type PageCache } from './demo-source';
import { bundleLibraryCore, type LibraryCore } from './library-core';
import { bundleSound, type FailedDemo, type SoundBundle } from './sound-demos';

/** Maximum number of pages that are bundled at once, to save memory. */
const AT_A_TIME = 3;

/** The scripts of demos. */
export interface DemoBundle {
  files: BundleFile[];
  /** By page path. */
  pages: Map<string, PageBundle>;
  /** Demos that are in no script. */
  failed: FailedDemo[];
}

/**
 * Bundles the demos of all pages for the browser, with a core for each library and a script for each page. Omits demos
 * with errors, and reports them.
 */
export async function bundleDemos(
  pages: readonly DemoPageSource[],
  options: BundleOptions,
  { cached, inputOf }: PageCache = NO_CACHE,
): Promise<DemoBundle> {
  const { repository, mode, licenseKey = null } = options;
  const bundled = new Map<string, SoundBundle<PageBundle>>();
  const cores: LibraryCore[] = [];
  for (const library of new Set(pages.map((page) => page.library))) {
    const core = await cached(['core', repository, library, mode], () => bundleLibraryCore(library, options));
    cores.push(core);
    const coreFiles = core.files.map(({ name }) => name);
    const bundleNow = async (page: DemoPageSource): Promise<void> => {
      const key = ['script', coreFiles, mode, licenseKey, ...inputOf(page)];
      const make = (): Promise<SoundBundle<PageBundle>> =>
        bundleSound(page, repository, (demos) => bundlePage(demos, core, options));
      bundled.set(page.path, await cached(key, make));
    };
    const own = pages.filter((page) => page.library === library);
    for (let start = 0; start < own.length; start += AT_A_TIME)
      await Promise.all(own.slice(start, start + AT_A_TIME).map(bundleNow));
  }
  const inOrder = pages.flatMap(({ path }) => bundled.get(path) ?? []);
  return {
    files: [...cores, ...inOrder.flatMap((page) => page.bundle ?? [])].flatMap(({ files }) => files),
    pages: new Map(
      pages.flatMap(({ path }) => {
        const bundle = bundled.get(path)?.bundle;
        return bundle ? [[path, bundle]] : [];
      }),
    ),
    failed: inOrder.flatMap((page) => page.failed),
  };
}
