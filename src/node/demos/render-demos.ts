import type { LibraryName } from '../../libraries';
import type { RenderedDemo, RenderedStyles, ServerDemoPage } from '../../shared/demo-server';
import { uncached } from '../lib/cache';
import { escapeHtml } from '../lib/escape-html';
import type { FailedDemo } from './bundle-demos';
import type { BundleMode, BundleOptions } from './bundle-files';
import type { DemoPageSource } from './find-demos';
import { stageFont } from './library-core';
import { describeFailure } from './render/describe-failure';
import { type DemoFailure, type PageResult, type Renderer, startRenderer } from './render/renderer';

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
): Promise<RenderResult> {
  const { repository, mode, licenseKey = null, cached = uncached } = options;
  const result: RenderResult = { pages: new Map(), themes: new Map(), failed: [] };
  const started: Partial<Record<BundleMode, Promise<Renderer>>> = {};
  const rendererIn: RendererIn = (wanted) =>
    (started[wanted] ??= startRenderer({ ...options, mode: wanted }, mode === 'production'));
  try {
    for (const page of pages) {
      const { path, library } = page;
      const rendered = await cached(['html', mode, licenseKey, page.inputs], () =>
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

/** Height of a frame in px unless the author sets one. */
const DEFAULT_HEIGHT = 400;

/** Default styles of a new project, in both color schemes. */
const BASE_STYLES =
  'html{color-scheme:light}html[data-mui-color-scheme=dark]{color-scheme:dark}' +
  'body{margin:0;background:Canvas;color:CanvasText;font-family:var(--demo-font,Helvetica,Arial,sans-serif);line-height:1.5}';

/** Runs before the first paint of a frame. Copies the color scheme and direction of the page. */
const FRAME_SCRIPT =
  'try{var p=parent.document,a="data-mui-color-scheme";document.documentElement.setAttribute(a,' +
  'p.documentElement.getAttribute(a));document.body.dir=p.body.dir}catch(e){}';

/** Content and options of a frame. */
export interface FramedDemo {
  demo: RenderedDemo & { frame: RenderedStyles };
  library: LibraryName;
  /** Stylesheet with the variables of the library's theme. */
  themeStylesheet: string | null;
  /** `@font-face` rules of the library's font. */
  fontFaces?: string | undefined;
  /** Height in px. */
  height?: number | undefined;
}

/** HTML document of a framed demo, which is visible without JavaScript. */
export function frameHtml({
  demo,
  library,
  themeStylesheet,
  fontFaces,
  height = DEFAULT_HEIGHT,
}: FramedDemo): string {
  const { name, html, frame } = demo;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${name}</title>`,
    themeStylesheet === null ? '' : `<link rel="stylesheet" href="${themeStylesheet}">`,
    `<style>${fontFaces ?? ''}${stageFont(library)}${BASE_STYLES}</style>`,
    `<style data-demo-styles="${frame.styleIds.join(' ')}">${frame.styles}</style>`,
  ].join('');
  const body = `<script>${FRAME_SCRIPT}</script><div data-demo-root>${html}</div>`;
  const document = `<!doctype html><html lang="en" data-mui-color-scheme="light"><head>${head}</head><body dir="ltr">${body}</body></html>`;
  const style = `display:block;width:100%;height:${height}px;border:0`;
  return `<iframe data-demo-frame title="${name} demo" loading="lazy" style="${style}" srcdoc="${escapeHtml(document)}"></iframe>`;
}
