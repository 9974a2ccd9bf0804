import { findLibrary, type LibraryName } from '../../libraries';
import type { RenderedDemo } from '../../shared/demo-server';
import type { DemoAssets, DemoData } from '../../shared/doc-page-data';
import type { Problem } from '../../shared/problem';
import { repositoryPath } from '../lib/files';
import type { Cached } from '../lib/cache';
import {
  buildSources,
  importedStyles,
  importsOf,
  inputOf,
  type PageSources,
  sourceFile,
  type SourceMemory,
  tailwindTexts,
} from './build-sources';
import { bundleDemos, type FailedDemo } from './bundle-demos';
import { hashedName, type BundleFile, type BundleOptions } from './bundle-files';
import { bundleRunner, runnerPackages, runnersOf, type Runner, type RunnerBundle } from './bundle-runner';
import { frameHtml, playgroundHtml, renderDemos } from './render-demos';
import { findDependencies } from './dependencies';
import { pageFileName, type DemoPageSource, type PageCache } from './find-demos';
import { libraryFont, stageFont, type FontFile } from './library-core';
import { buildTailwindStylesheet, bundleTailwind } from './tailwind';

/** How demos are built. */
export interface DemoBuildOptions extends BundleOptions {
  cached: Cached;
  /** Sources from earlier edits. */
  sourceMemory?: SourceMemory;
}

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
  options: DemoBuildOptions,
): Promise<BuiltDemos> {
  const { repository, mode, cached, sourceMemory } = options;
  const {
    pages,
    problems,
    failed: withoutSource,
  } = await buildSources(demoPages, repository, cached, sourceMemory);
  const live = pages.map(withoutPictures).filter(({ page }) => page.demos.length > 0);
  const inputs = new Map([...pages, ...live].map((sources) => [sources.page, inputOf(sources)]));
  const pageCache: PageCache = { cached, inputOf: (page) => inputs.get(page) ?? [] };
  const runners = runnersOf(live.map((sources) => ({ ...sources.page, imports: importsOf(sources) })));
  const [rendered, bundle, runnerBundles] = await Promise.all([
    renderDemos(pages.map(pageOf), options, pageCache),
    bundleDemos(live.map(pageOf), options, pageCache),
    bundleRunners(runners.values(), options),
  ]);
  const files: BuiltDemos['files'] = [
    ...bundle.files,
    ...[...runnerBundles.values()].flatMap((runner) => runner.files),
  ];
  const publish = (name: string, extension: string, source: string): string => {
    const file = { name: hashedName(name, extension, source), source };
    files.push(file);
    return addressOf(file.name);
  };
  let tailwindModule: string | null = null;
  if (pages.some((sources) => tailwindTexts(sources).length > 0)) {
    const file = await cached(['tailwind', mode], () => bundleTailwind(options));
    files.push(file);
    tailwindModule = addressOf(file.name);
  }
  const sourcesJson = (sources: PageSources): string => {
    const runner = runners.get(sources.page.path);
    const packages = runner ? runnerPackages(runner) : [];
    return JSON.stringify(sourceFile(sources, findDependencies(packages, repository).dependencies));
  };
  const fonts = new Map<LibraryName, string>();
  const themes = new Map<LibraryName, string>();
  for (const [library, css] of rendered.themes) {
    const file = libraryFont(library, repository);
    const font = file && addressOf(file.name);
    if (file) files.push(file);
    if (font) fonts.set(library, font);
    if (css !== '')
      themes.set(
        library,
        publish(library, 'css', (font ? findLibrary(library).font?.faces(font) : '') + css),
      );
  }
  const failed = firstOfEach([...withoutSource, ...bundle.failed, ...rendered.failed]);
  const built: BuiltPageDemos[] = [];
  for (const all of pages) {
    const { path, library } = all.page;
    const fileName = pageFileName(path);
    const script = bundle.pages.get(path);
    const html = rendered.pages.get(path);
    const sources = live.find(({ page }) => page.path === path);
    if (!html || (sources && !script)) continue;
    const tailwind = tailwindTexts(all);
    const hasTailwind = tailwind.length > 0;
    const assets: DemoAssets = {
      script: script ? addressOf(script.script) : '',
      imports: (script?.imports ?? []).map(addressOf),
      themeStylesheet: themes.get(library) ?? null,
      font: fonts.get(library) ?? null,
      styles: stageFont(library) + html.styles + importedStyles(all),
      styleIds: html.styleIds,
      sourcesUrl: sources ? publish(`${fileName}-sources`, 'json', sourcesJson(sources)) : '',
      tailwindStylesheet: hasTailwind
        ? publish(`${fileName}-tailwind`, 'css', await buildTailwindStylesheet(tailwind, repository))
        : null,
      tailwindModule: hasTailwind ? tailwindModule : null,
      runnerUrl: sources ? addressOf(runnerBundles.get(runners.get(path)?.name ?? '')?.document ?? '') : '',
    };
    const demos = html.demos.map((demo) => demoData(demo, all, assets, repository));
    built.push({ path, assets, demos });
  }
  const found = failed.filter((demo) => !withoutSource.includes(demo)).map(({ problem }) => problem);
  return { pages: withFailed(built, failed), files, problems: [...problems, ...found] };
}

async function bundleRunners(
  runners: Iterable<Runner>,
  options: DemoBuildOptions,
): Promise<Map<string, RunnerBundle>> {
  const { mode, licenseKey = null, cached } = options;
  const bundles = new Map<string, RunnerBundle>();
  for (const runner of runners) {
    if (bundles.has(runner.name)) continue;
    const key = ['runner', runner, mode, licenseKey];
    bundles.set(runner.name, await cached(key, () => bundleRunner(runner, options)));
  }
  return bundles;
}

const pageOf = ({ page }: PageSources): DemoPageSource => page;

/** Demos without drawings, which are not hydrated. */
function withoutPictures({ page, demos }: PageSources): PageSources {
  const live = page.demos.filter(({ isPicture }) => !isPicture);
  const names = new Set(live.map(({ name }) => name));
  return { page: { ...page, demos: live }, demos: new Map([...demos].filter(([name]) => names.has(name))) };
}

/** A demo that cannot be bundled often cannot be rendered, either. */
function firstOfEach(failed: readonly FailedDemo[]): FailedDemo[] {
  return [
    ...new Map(failed.toReversed().map((demo) => [`${demo.path} ${demo.name}`, demo])).values(),
  ].toReversed();
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
      : playground
        ? playgroundHtml(html, playground)
        : html,
    sources: playground ? [] : sources.map(({ source }) => source),
    source: sources[0]?.typescript ?? '',
    playground: playground ?? null,
    problem: null,
  };
}

/** URL of a bundle. */
function addressOf(name: string): string {
  return `/${DEMO_FOLDER}/${name}`;
}
