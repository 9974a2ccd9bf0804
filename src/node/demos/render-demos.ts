import type { LibraryName } from '../../libraries';
import type { ServerDemoPage } from '../../shared/demo/demo-server';
import type { BundleOptions } from './bundle-files';
import type { BundleMode } from './bundle-options';
import { NO_CACHE, type DemoPageSource, type PageCache } from './demo-source';
import { describeFailure } from './render/describe-failure';
import { startRenderer, type DemoFailure, type PageResult, type Renderer } from './render/renderer';
import type { FailedDemo } from './sound-demos';

export interface RenderResult {
  /** Rendered demos by page path, without failed demos. */
  pages: Map<string, ServerDemoPage>;
  /** CSS variables by library. */
  themes: Map<LibraryName, string>;
  failed: FailedDemo[];
}

/** Starts a renderer when it is needed, because mostly all demos are in the cache. */
type RendererIn = (mode: BundleMode) => Promise<Renderer>;

/**
 * Renders the first styling of all demos to HTML in another process. A demo that throws or never ends becomes a
 * problem, and does not affect the others.
 */
export async function renderDemos(
  pages: readonly DemoPageSource[],
  options: BundleOptions,
  { cached, inputOf }: PageCache = NO_CACHE,
): Promise<RenderResult> {
  const { repository, mode, licenseKey = null } = options;
  const result: RenderResult = { pages: new Map(), themes: new Map(), failed: [] };
  const started: Partial<Record<BundleMode, Promise<Renderer>>> = {};
  const rendererIn: RendererIn = (wanted) =>
    (started[wanted] ??= startRenderer({ ...options, mode: wanted }, mode === 'production'));
  try {
    for (const page of pages) {
      const { path, library } = page;
      const rendered = await cached(['html', mode, licenseKey, ...inputOf(page)], () =>
        renderPage(page, repository, mode, rendererIn),
      );
      result.pages.set(path, rendered.page);
      result.failed.push(...rendered.failed);
      if (result.themes.has(library)) continue;
      const makeTheme = async (): Promise<string> => (await rendererIn(mode)).theme(library);
      result.themes.set(library, await cached(['theme', mode, library], makeTheme));
    }
  } finally {
    await Promise.all(Object.values(started).map(async (renderer) => (await renderer).stop()));
  }
  return result;
}

async function renderPage(
  page: DemoPageSource,
  repository: string,
  mode: BundleMode,
  rendererIn: RendererIn,
): Promise<{ page: ServerDemoPage; failed: FailedDemo[] }> {
  const rendered = await (await rendererIn(mode)).renderPage(page);
  const failures = await explain(rendered, page, rendererIn);
  const failed = failures.map((failure): FailedDemo => {
    const problem = describeFailure(failure, page, repository);
    return { path: page.path, name: failure.name, problem };
  });
  return { page: rendered.page, failed: [...rendered.failed, ...failed] };
}

/** In development mode, React reports the failed element, and the libraries have readable messages. */
async function explain(
  { failures }: PageResult,
  page: DemoPageSource,
  rendererIn: RendererIn,
): Promise<DemoFailure[]> {
  const isUnclear = ({ stage, place, message }: DemoFailure): boolean =>
    stage === 'render' && (place === null || message.startsWith('Minified'));
  const unclear = failures.filter(isUnclear).map(({ name }) => name);
  if (unclear.length === 0) return failures;
  const demos = page.demos.filter(({ name }) => unclear.includes(name));
  const explained = await (await rendererIn('development')).renderPage({ ...page, demos });
  return failures.map((failure) => explained.failures.find(({ name }) => name === failure.name) ?? failure);
}
