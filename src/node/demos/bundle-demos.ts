import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../../shared/problem';
import { uncached } from '../lib/cache';
import { repositoryPath } from '../lib/files';
import type { BundleFile, BundleOptions } from './bundle-files';
import { bundlePage, type PageBundle } from './bundle-page';
import type { DemoPageSource } from './find-demos';
import { bundleLibraryCore, type LibraryCore } from './library-core';

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
): Promise<DemoBundle> {
  const { repository, mode, licenseKey = null, cached = uncached } = options;
  const bundled = new Map<string, SoundBundle<PageBundle>>();
  const cores: LibraryCore[] = [];
  for (const library of new Set(pages.map((page) => page.library))) {
    const core = await cached(['core', repository, library, mode], () => bundleLibraryCore(library, options));
    cores.push(core);
    const coreFiles = core.files.map(({ name }) => name);
    const bundleNow = async (page: DemoPageSource): Promise<void> => {
      const key = ['script', coreFiles, mode, licenseKey, page.inputs];
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

/** A demo that could not be built. Its page shows the problem instead. */
export interface FailedDemo {
  /** Path of the page. */
  path: string;
  name: string;
  problem: Problem;
}

/** Bundle of a page's demos, and the failed ones. */
interface SoundBundle<Bundle> {
  /** Null when no demo can be bundled. */
  bundle: Bundle | null;
  failed: FailedDemo[];
}

/** Bundles the demos of a page without those that fail alone. */
export async function bundleSound<Bundle>(
  page: DemoPageSource,
  repository: string,
  bundle: (page: DemoPageSource) => Promise<Bundle>,
): Promise<SoundBundle<Bundle>> {
  try {
    return { bundle: await bundle(page), failed: [] };
  } catch (error) {
    const failed: FailedDemo[] = [];
    const fail = (name: string, mistake: unknown): void => {
      failed.push({ path: page.path, name, problem: describeError(mistake, name, page, repository) });
    };
    for (const demo of page.demos) {
      await bundle({ ...page, demos: [demo] }).catch((mistake: unknown) => fail(demo.name, mistake));
    }
    // Each demo works alone, but not with the others, so report all of them.
    if (failed.length === 0) for (const { name } of page.demos) fail(name, error);
    const demos = page.demos.filter(({ name }) => !failed.some((each) => each.name === name));
    return { bundle: demos.length > 0 ? await bundle({ ...page, demos }) : null, failed };
  }
}

/** An error of the bundler. */
interface BundlerMistake {
  message?: string;
  loc?: { file?: string; line: number; column: number };
}

function describeError(
  error: unknown,
  name: string,
  { demos, folder }: DemoPageSource,
  repository: string,
): Problem {
  const [mistake = error as BundlerMistake] = (error as { errors?: BundlerMistake[] }).errors ?? [];
  const { loc, message = String(error) } = mistake;
  const { playground, stylings } = demos.find((demo) => demo.name === name) ?? {};
  const file = loc?.file ?? stylings?.[0].file ?? folder;
  const place = loc ? { line: loc.line, column: loc.column + 1 } : { line: 1 };
  return {
    rule: 'demo-bundle',
    what: `The demo "${name}" cannot be bundled: ${firstLine(message)}`,
    where: [playground?.place ?? { file: repositoryPath(file, repository), ...place }],
    fix: 'Correct this line.',
  };
}

/** `[MISSING_EXPORT] "a" is not exported by "b".` and a drawing → the sentence. */
function firstLine(message: string): string {
  return (stripVTControlCharacters(message).split('\n', 1)[0] ?? '').replace(/^\[\w+\] /, '');
}
