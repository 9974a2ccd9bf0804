import { findLibrary } from '../../libraries';
import { DEFAULT_CODE_STYLING } from '../../shared/code-variant';
import type { RenderedDemo } from '../../shared/demo-server';
import type { DemoAssets, DemoData } from '../../shared/doc-page-data';
import { highlightExample } from '../../shared/playground';
import { type Problem, uniqueProblems } from '../../shared/problem';
import { repositoryPath } from '../lib/files';
import { uncached } from '../lib/cache';
import { hashedName } from '../lib/digest';
import {
  buildSources,
  importedStyles,
  importsOf,
  type PageSources,
  selectDemos,
  sourceFile,
  tailwindTexts,
} from './build-sources';
import { bundleDemos, type FailedDemo } from './bundle-demos';
import type { BundleFile, BundleOptions } from './bundle-files';
import { bundleRunner, runnerPackages, runnersOf, type Runner, type RunnerBundle } from './bundle-runner';
import { frameHtml, renderDemos } from './render-demos';
import { findDependencies } from './module-lookup';
import { pageFileName, type DemoPageSource } from './find-demos';
import { libraryFont, stageFont, type FontFile } from './library-core';
import { buildTailwindStylesheet, bundleTailwind } from './bundle-runner';

/** A demo, ready to be shown. */
export interface BuiltDemo extends DemoData {
  /** TypeScript of the first styling. */
  source: string;
}

/** The demos of one page. */
export interface BuiltPageDemos {
  path: string;
  /** Null when none of the page's demos could be built. */
  assets: DemoAssets | null;
  demos: BuiltDemo[];
}

/** Build results of all demos. */
export interface BuiltDemos {
  pages: BuiltPageDemos[];
  /** To be published below `DEMO_FOLDER`. */
  files: (BundleFile | FontFile)[];
  problems: Problem[];
}

/** Folder of the bundles in the built site. */
export const DEMO_FOLDER = 'demos';

/** Renders and bundles every demo of all pages. Unchanged demos come from the cache. */
export async function buildDemos(
  demoPages: readonly DemoPageSource[],
  options: BundleOptions,
): Promise<BuiltDemos> {
  const { repository, mode, cached = uncached } = options;
  const sources = await buildSources(demoPages, repository, cached);
  const { pages } = sources;
  // Drawings are not hydrated.
  const live = pages
    .map((page) => selectDemos(page, ({ isPicture }) => !isPicture))
    .filter(({ page }) => page.demos.length > 0);
  const runners = runnersOf(live.map((page) => ({ ...page.page, imports: importsOf(page) })));
  const hasTailwind = pages.some((page) => tailwindTexts(page).length > 0);
  const [rendered, bundle, runnerBundles, tailwind] = await Promise.all([
    renderDemos(pages.map(pageOf), options),
    bundleDemos(live.map(pageOf), options),
    bundleRunners(runners.values(), options),
    hasTailwind ? cached(['tailwind', mode], () => bundleTailwind(options)) : null,
  ]);
  const files: BuiltDemos['files'] = [
    ...bundle.files,
    ...[...runnerBundles.values()].flatMap((runner) => runner.files),
    ...(tailwind ? [tailwind] : []),
  ];
  const publish = (name: string, extension: string, source: string): string => {
    const file = { name: hashedName(name, extension, source), source };
    files.push(file);
    return addressOf(file.name);
  };
  const themes = new Map(
    [...rendered.themes].map(([library, css]) => {
      const font = libraryFont(library, repository);
      if (font) files.push(font);
      const fontUrl = font && addressOf(font.name);
      const faces = fontUrl && findLibrary(library).font?.faces(fontUrl);
      const stylesheet = css === '' ? null : publish(library, 'css', (faces ?? '') + css);
      return [library, { stylesheet, font: fontUrl }];
    }),
  );
  const built: BuiltPageDemos[] = [];
  for (const page of pages) {
    const { path, library } = page.page;
    const fileName = pageFileName(path);
    const html = rendered.pages.get(path);
    const script = bundle.pages.get(path);
    const liveSources = live.find((each) => each.page.path === path);
    if (!html || (liveSources && !script)) continue;
    const runner = runners.get(path);
    const tailwindSources = tailwindTexts(page);
    const assets: DemoAssets = {
      script: script ? addressOf(script.script) : '',
      imports: (script?.imports ?? []).map(addressOf),
      themeStylesheet: themes.get(library)?.stylesheet ?? null,
      font: themes.get(library)?.font ?? null,
      styles: stageFont(library) + html.styles + importedStyles(page),
      styleIds: html.styleIds,
      sourcesUrl: '',
      tailwindStylesheet: null,
      tailwindModule: null,
      runnerUrl: runner ? addressOf(runnerBundles.get(runner.name)?.document ?? '') : '',
    };
    if (liveSources && runner) {
      const { dependencies } = findDependencies(runnerPackages(runner), repository);
      const source = JSON.stringify(sourceFile(liveSources, dependencies));
      assets.sourcesUrl = publish(`${fileName}-sources`, 'json', source);
    }
    if (tailwind && tailwindSources.length > 0) {
      const css = await buildTailwindStylesheet(tailwindSources, repository);
      assets.tailwindStylesheet = publish(`${fileName}-tailwind`, 'css', css);
      assets.tailwindModule = addressOf(tailwind.name);
    }
    built.push({ path, assets, demos: html.demos.map((demo) => demoData(demo, page, assets, repository)) });
  }
  const failed = firstOfEach([...sources.failed, ...bundle.failed, ...rendered.failed]);
  return {
    pages: withFailed(built, failed),
    files,
    problems: uniqueProblems([...sources.problems, ...failed.map(({ problem }) => problem)]),
  };
}

const pageOf = ({ page }: PageSources): DemoPageSource => page;

async function bundleRunners(
  runners: Iterable<Runner>,
  options: BundleOptions,
): Promise<Map<string, RunnerBundle>> {
  const { mode, licenseKey = null, cached = uncached } = options;
  const bundles = new Map<string, RunnerBundle>();
  for (const runner of runners) {
    if (bundles.has(runner.name)) continue;
    const key = ['runner', runner, mode, licenseKey];
    bundles.set(runner.name, await cached(key, () => bundleRunner(runner, options)));
  }
  return bundles;
}

/** The first failure of each demo. One that cannot be bundled often cannot be rendered, either. */
function firstOfEach(failed: readonly FailedDemo[]): FailedDemo[] {
  return failed.filter(
    ({ path, name }, index) => index === failed.findIndex((one) => one.path === path && one.name === name),
  );
}

/** Replaces each failed demo with its problem. */
function withFailed(built: readonly BuiltPageDemos[], failed: readonly FailedDemo[]): BuiltPageDemos[] {
  const pages = new Map(built.map((page) => [page.path, page]));
  for (const { path, name, problem } of failed) {
    const { assets = null, demos = [] } = pages.get(path) ?? {};
    const others = demos.filter((demo) => demo.name !== name);
    const [{ file, line }] = problem.where;
    const text = [problem.what, `${file}:${line}`, problem.why, problem.fix].filter(Boolean).join('\n');
    const demo = { name, file, html: '', sources: [], source: '', playground: null, problem: text };
    pages.set(path, { path, assets, demos: [...others, demo] });
  }
  return [...pages.values()];
}

function demoData(
  { name, html, frame }: RenderedDemo,
  { page, demos }: PageSources,
  { themeStylesheet }: DemoAssets,
  repository: string,
): BuiltDemo {
  const entry = page.demos.find((demo) => demo.name === name);
  const playground = entry?.playground;
  const sources = entry?.isPicture ? [] : (demos.get(name) ?? []);
  const height = entry?.options.height;
  return {
    name,
    file: entry?.playground?.place.file ?? repositoryPath(entry?.stylings[0].file ?? page.folder, repository),
    html: frame
      ? frameHtml({ demo: { name, html, frame }, library: page.library, themeStylesheet, height })
      : html,
    sources: playground
      ? [{ styling: DEFAULT_CODE_STYLING, html: highlightExample(playground.example), previewHtml: null }]
      : sources.map(({ source }) => source),
    source: sources[0]?.typescript ?? '',
    playground: playground ?? null,
    problem: null,
  };
}

/** URL of a bundle. */
function addressOf(name: string): string {
  return `/${DEMO_FOLDER}/${name}`;
}
