import type { ServerDemoPage } from '../../shared/demo/demo-server';
import type { BundleMode } from './bundle-options';
import type { DemoLibraryName, DemoPageSource } from './demo-source';
import type { FailedDemo } from './failed-demo';
import { NO_CACHE, type PageCache } from './page-cache';
import { describeFailure } from './render/describe-failure';
import { startRenderer, type DemoFailure, type PageResult, type Renderer } from './render/renderer';

export interface RenderResult {
  /** By page path; without the demos that have failed. */
  pages: Map<string, ServerDemoPage>;
  /** CSS variables by library. */
  themes: Map<DemoLibraryName, string>;
  failed: FailedDemo[];
}

/**
 * Renders the demos of all pages to HTML, in their first styling. This happens in another process: a demo that throws or
 * never ends becomes a problem, and the others go on.
 * @param licenceKey of the data grid, if there is one
 */
export async function renderDemos(
  pages: readonly DemoPageSource[],
  repository: string,
  mode: BundleMode,
  { cached, inputOf }: PageCache = NO_CACHE,
  licenceKey?: string,
): Promise<RenderResult> {
  const result: RenderResult = { pages: new Map(), themes: new Map(), failed: [] };
  const renderers = new Renderers(repository, mode, licenceKey);
  try {
    for (const page of pages) {
      const { path, library } = page;
      const render = (): Promise<RenderedPage> => renderPage(page, repository, renderers);
      const rendered = await cached(['html', mode, licenceKey ?? null, ...inputOf(page)], render);
      result.pages.set(path, rendered.page);
      result.failed.push(...rendered.failed);
      const makeTheme = async (): Promise<string> => (await renderers.usual()).theme(library);
      if (!result.themes.has(library))
        result.themes.set(library, await cached(['theme', mode, library], makeTheme));
    }
  } finally {
    await renderers.stop();
  }
  return result;
}

interface RenderedPage {
  page: ServerDemoPage;
  failed: FailedDemo[];
}

async function renderPage(
  page: DemoPageSource,
  repository: string,
  renderers: Renderers,
): Promise<RenderedPage> {
  const rendered = await (await renderers.usual()).renderPage(page);
  const failures = await explain(rendered, page, renderers);
  const failed = failures.map((failure): FailedDemo => {
    const problem = describeFailure(failure, page, repository);
    return { path: page.path, name: failure.name, problem };
  });
  return { page: rendered.page, failed: [...rendered.failed, ...failed] };
}

/** In development, React knows which element has failed, and the libraries write messages that can be read. */
async function explain(
  { failures }: PageResult,
  page: DemoPageSource,
  renderers: Renderers,
): Promise<DemoFailure[]> {
  const isUnclear = ({ stage, place, message }: DemoFailure): boolean =>
    stage === 'render' && (place === null || message.startsWith('Minified'));
  const unclear = failures.filter(isUnclear).map(({ name }) => name);
  if (unclear.length === 0) return failures;
  const demos = page.demos.filter(({ name }) => unclear.includes(name));
  const explained = await (await renderers.talkative()).renderPage({ ...page, demos });
  return failures.map((failure) => explained.failures.find(({ name }) => name === failure.name) ?? failure);
}

/** Started when they are needed: mostly all demos are in the cache. */
class Renderers {
  private started: Partial<Record<'usual' | 'talkative', Promise<Renderer>>> = {};

  constructor(
    private readonly repository: string,
    private readonly mode: BundleMode,
    private readonly licenceKey: string | undefined,
  ) {}

  /** What readers get is made by this one. */
  usual(): Promise<Renderer> {
    const { mode, licenceKey } = this;
    const options = { mode, licenceKey, isQuiet: mode === 'production' };
    return (this.started.usual ??= startRenderer(this.repository, options));
  }

  talkative(): Promise<Renderer> {
    if (this.mode === 'development') return this.usual();
    const options = { mode: 'development', licenceKey: this.licenceKey, isQuiet: true } as const;
    return (this.started.talkative ??= startRenderer(this.repository, options));
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.started).map(async (renderer) => (await renderer).stop()));
  }
}
