import { findLibrary, type LibraryName } from '../../libraries';
import type { RenderedDemo, ServerDemoPage } from '../../shared/demo-server';
import type { DemoAssets, DemoData } from '../../shared/doc-page-data';
import { type Problem, uniqueProblems } from '../../shared/problem';
import { repositoryPath } from '../lib/files';
import { uncached } from '../lib/cache';
import { hashedName } from '../lib/public-files';
import {
  buildSources,
  importedStyles,
  importsOf,
  type SourcedDemo,
  type SourcedPage,
  sourceFile,
  tailwindTexts,
} from './build-sources';
import { bundleDemos } from './bundle-demos';
import type { BundleFile, BundleOptions } from './bundler';
import {
  buildTailwindStylesheet,
  bundleRunner,
  bundleTailwind,
  runnerPackages,
  runnersOf,
  type Runner,
} from './bundle-runner';
import { pageFileName, type DemoPageSource, type FailedDemo } from './find-demos';
import { libraryFont, stageFont, type FontFile } from './library-core';
import { findDependencies } from './read-modules';
import { frameHtml, renderDemos } from './render-demos';

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
  const sources = await buildSources(demoPages, options.repository, options.cached);
  const parts = await buildParts(sources.pages, options);
  const built: BuiltPageDemos[] = [];
  for (const page of sources.pages) built.push(...(await buildPage(page, parts, options.repository)));
  const failures = mergeFailures(sources.failed, parts.bundle.failed, parts.rendered.failed);
  return {
    pages: withFailed(built, failures),
    files: parts.files,
    problems: uniqueProblems([...sources.problems, ...failures.map(({ problem }) => problem)]),
  };
}

/** Results from which pages are built. */
type DemoParts = Awaited<ReturnType<typeof buildParts>>;

async function buildParts(pages: readonly SourcedPage[], options: BundleOptions) {
  const { mode, cached = uncached } = options;
  const hydratedPages = pages.map(withoutPictures).filter(({ demos }) => demos.length > 0);
  const runners = runnersOf(hydratedPages.map((page) => ({ ...page, imports: importsOf(page) })));
  const hasTailwind = pages.some((page) => tailwindTexts(page).length > 0);
  const [rendered, bundle, runnerBundles, tailwind] = await Promise.all([
    renderDemos(pages, options),
    bundleDemos(hydratedPages, options),
    bundleRunners(runners.values(), options),
    hasTailwind ? cached(['tailwind', mode], () => bundleTailwind(options)) : null,
  ]);
  /** Files to publish. Pages add more. */
  const files: BuiltDemos['files'] = [
    ...bundle.files,
    ...[...runnerBundles.values()].flatMap((runner) => runner.files),
    ...(tailwind ? [tailwind] : []),
  ];
  const themes = new Map(
    [...rendered.themes].map(([library, css]) => [library, publishTheme(library, css, files)]),
  );
  return { rendered, bundle, runners, runnerBundles, tailwind, themes, files };
}

/** The page with its hydrated demos. Drawings are not hydrated. */
function withoutPictures(page: SourcedPage): SourcedPage {
  return { ...page, demos: page.demos.filter(({ isPicture }) => !isPicture) };
}

/** The demos of a page that could be rendered. */
async function buildPage(page: SourcedPage, parts: DemoParts, repository: string): Promise<BuiltPageDemos[]> {
  const { path } = page;
  const html = parts.rendered.pages.get(path);
  if (!html) return [];
  const assets = await pageAssets(page, html, parts);
  const demos = page.demos.flatMap((demo) => {
    const rendered = html.demos.find(({ name }) => name === demo.name);
    return rendered ? [demoData(demo, rendered, page.library, assets, repository)] : [];
  });
  return [{ path, assets, demos }];
}

/** Shared files of a page's demos. Publishes those that only this page needs. */
async function pageAssets(page: SourcedPage, html: ServerDemoPage, parts: DemoParts): Promise<DemoAssets> {
  const { bundle, runners, runnerBundles, tailwind, themes, files } = parts;
  const { path, library } = page;
  const name = pageFileName(path);
  const script = bundle.pages.get(path);
  const runner = runners.get(path);
  const importable = runner && findDependencies(runnerPackages(runner)).dependencies;
  const text = runner && JSON.stringify(sourceFile(withoutPictures(page), importable));
  const tailwindSources = tailwindTexts(page);
  // A framed demo contains its own.
  const unframed = page.demos.filter(({ options }) => !options.iframe);
  const hasTailwind = tailwind !== null && tailwindSources.length > 0;
  return {
    ...(themes.get(library) ?? NO_THEME),
    script: script ? addressOf(script.script) : '',
    imports: (script?.imports ?? []).map(addressOf),
    styles: stageFont(library) + html.styles + importedStyles({ demos: unframed }),
    styleIds: html.styleIds,
    // For the editor and sandboxes.
    sourcesUrl: text ? publish(files, `${name}-sources`, 'json', text) : '',
    runnerUrl: runner ? addressOf(runnerBundles.get(runner.name)?.document ?? '') : '',
    tailwindStylesheet: hasTailwind
      ? publish(files, `${name}-tailwind`, 'css', await buildTailwindStylesheet(tailwindSources))
      : null,
    tailwindModule: hasTailwind ? addressOf(tailwind.name) : null,
  };
}

/** Adds a file with a hashed name. Returns its URL. */
function publish(files: BuiltDemos['files'], name: string, extension: string, source: string): string {
  const file = { name: hashedName(name, extension, source), source };
  files.push(file);
  return addressOf(file.name);
}

type ThemeAssets = Pick<DemoAssets, 'themeStylesheet' | 'font'>;

const NO_THEME: ThemeAssets = { themeStylesheet: null, font: null };

/** Publishes the variables and the font of a library's default theme. */
function publishTheme(library: LibraryName, css: string, files: BuiltDemos['files']): ThemeAssets {
  const themeStylesheet = css === '' ? null : publish(files, library, 'css', css);
  const { font } = findLibrary(library);
  const file = libraryFont(library);
  if (!font || !file) return { themeStylesheet, font: null };
  files.push(file);
  const url = addressOf(file.name);
  const faces = font.faces(url);
  const stylesheet = publish(files, `${library}-font`, 'css', faces);
  return { themeStylesheet, font: { url, faces, stylesheet } };
}

async function bundleRunners(runners: Iterable<Runner>, options: BundleOptions) {
  const { mode, licenseKey, cached = uncached } = options;
  const bundles = new Map<string, Awaited<ReturnType<typeof bundleRunner>>>();
  for (const runner of runners) {
    if (bundles.has(runner.name)) continue;
    const key = ['runner', runner, mode, licenseKey];
    bundles.set(runner.name, await cached(key, () => bundleRunner(runner, options)));
  }
  return bundles;
}

/** The first failure of each demo. A demo that cannot be bundled often cannot be rendered, either. */
function mergeFailures(...lists: readonly FailedDemo[][]): FailedDemo[] {
  const failures = lists.flat();
  return failures.filter(
    ({ path, name }, index) => index === failures.findIndex((one) => one.path === path && one.name === name),
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
  demo: SourcedDemo,
  { html, frame }: RenderedDemo,
  library: LibraryName,
  { themeStylesheet, font }: DemoAssets,
  repository: string,
): BuiltDemo {
  const { name, playground, place, options, stylings, isPicture, sources } = demo;
  const { height } = options;
  const ownFrame = frame && { ...frame, styles: frame.styles + importedStyles({ demos: [demo] }) };
  const shown = isPicture ? [] : sources;
  return {
    name,
    file: place?.file ?? repositoryPath(stylings[0].file, repository),
    html: ownFrame
      ? frameHtml({ name, html, frame: ownFrame, library, themeStylesheet, fontFaces: font?.faces, height })
      : html,
    sources: shown.map(({ source }) => source),
    source: shown[0]?.typescript ?? '',
    playground: playground ?? null,
    problem: null,
  };
}

/** URL of a bundle. */
function addressOf(name: string): string {
  return `/${DEMO_FOLDER}/${name}`;
}
