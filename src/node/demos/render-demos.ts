import { sep } from 'node:path';
import type { LibraryName } from '../../libraries';
import type { RenderedDemo, ServerDemoPage } from '../../shared/demo-server';
import type { Problem, SourceLocation } from '../../shared/problem';
import { uncached } from '../lib/cache';
import { escapeHtml } from '../lib/escape-html';
import { demoInputs, type SourcedPage } from './build-sources';
import type { BundleOptions } from './bundler';
import type { DemoEntry, DemoPageSource, FailedDemo } from './find-demos';
import { stageFont } from './library-core';
import { placeOf } from './read-modules';
import type { RenderFailure } from './render/child';
import { Renderer } from './render/renderer';

export interface RenderResult {
  /** Rendered demos by page path, without failed demos. */
  pages: Map<string, ServerDemoPage>;
  /** CSS variables by library. */
  themes: Map<LibraryName, string>;
  failed: FailedDemo[];
}

/**
 * Renders the first styling of all demos to HTML in another process. A demo that throws or never ends becomes a
 * problem, and does not affect the others.
 */
export async function renderDemos(pages: readonly SourcedPage[], options: BundleOptions) {
  const { repository, mode, licenseKey, cached = uncached } = options;
  const result: RenderResult = { pages: new Map(), themes: new Map(), failed: [] };
  const isQuiet = mode === 'production';
  const renderer = new Renderer(options, isQuiet);
  const explainer =
    mode === 'development' ? renderer : new Renderer({ ...options, mode: 'development' }, isQuiet);
  try {
    for (const page of pages) {
      const { path, library } = page;
      const rendered = await cached(
        ['html', mode, licenseKey, demoInputs(page)],
        () => renderAndExplain(page, repository, renderer, explainer),
        ({ failed }) => failed.length === 0,
      );
      result.pages.set(path, rendered.page);
      result.failed.push(...rendered.failed);
      if (!result.themes.get(library)) result.themes.set(library, rendered.page.theme);
    }
  } finally {
    await Promise.all([renderer.stop(), explainer.stop()]);
  }
  return result;
}

async function renderAndExplain(
  page: DemoPageSource,
  repository: string,
  renderer: Renderer,
  explainer: Renderer,
): Promise<{ page: ServerDemoPage; failed: FailedDemo[] }> {
  const rendered = await renderer.renderPage(page);
  const { failures, ...html } = rendered.page;
  const unclear = failures.filter(
    ({ stage, stack, message }) =>
      stage === 'render' && (message.startsWith('Minified') || ownPlace(stack, repository) === null),
  );
  if (unclear.length > 0) {
    // In development mode, React reports the failed element, and the libraries have readable messages.
    const demos = page.demos.filter((demo) => unclear.some(({ name }) => name === demo.name));
    const explained = await explainer.renderPage({ ...page, demos });
    failures.unshift(...explained.page.failures);
  }
  const failed = page.demos.flatMap((demo): FailedDemo[] => {
    const failure = failures.find(({ name }) => name === demo.name);
    if (!failure) return [];
    return [{ path: page.path, name: demo.name, problem: describeFailure(failure, demo, repository) }];
  });
  return { page: html, failed: [...rendered.failed, ...failed] };
}

/** Longer messages are cut after their first sentences. */
const MAX_MESSAGE = 240;

/** Problem of a demo that failed to render, with a fix. */
function describeFailure(
  failure: RenderFailure,
  { place: written, stylings: [{ file }] }: DemoEntry,
  repository: string,
): Problem {
  const place =
    written ?? ownPlace(failure.stack, repository) ?? placeOf(/^export default\b/m, file, repository);
  return { ...explain(failure), where: [place] };
}

function explain({ name, stage, message }: RenderFailure): Omit<Problem, 'where'> {
  switch (stage) {
    case 'export':
      return {
        rule: 'demo-export',
        what: `The demo "${name}" exports ${message} by default, which is not a component.`,
        fix: `Write "export default function ${name}() { … }".`,
      };
    case 'time':
      return {
        rule: 'demo-crash',
        what: `The demo "${name}" does not end. It was stopped during import or rendering.`,
        why: 'A page needs all of its demos.',
        fix: 'Look for an infinite loop or recursion here and in imported files, or move slow code to an effect.',
      };
    case 'memory':
      return {
        rule: 'demo-crash',
        what: `The demo "${name}" runs out of memory during import or rendering.`,
        fix: 'End the loop or the recursion that allocates the memory.',
      };
    default: {
      const act = stage === 'import' ? 'loaded' : 'rendered';
      const what = `The demo "${name}" throws while it is ${act}: ${shorten(message)}`;
      return { rule: 'demo-crash', what, ...adviceOn(message) };
    }
  }
}

/** Names that only exist in browsers. */
const BROWSER_NAME =
  /^(window|document|navigator|location|history|screen|localStorage|sessionStorage|matchMedia|getComputedStyle|(request|cancel)AnimationFrame|alert|confirm|prompt|inner(Width|Height)|scroll[XY]|devicePixelRatio|Image|Audio|WebSocket|EventSource|FileReader|Storage|Node|\w*(Element|Observer|Event))$/;

const RENDERED_AT_BUILD = 'Demos are rendered once during the build, without a window or a document.';

/** Frequent mistakes by error message. */
const ADVICE: readonly ({ thrown: RegExp } & Pick<Problem, 'why' | 'fix'>)[] = [
  {
    thrown: /^Too many re-renders/,
    why: 'Setting state during rendering causes an endless loop of renders.',
    fix: 'Set state in an event handler or an effect, or compute the value while rendering.',
  },
  {
    thrown: /^Invalid hook call|^Cannot read properties of null \(reading 'use[A-Z]/,
    fix: 'Call hooks inside the component, and not in a loop, a condition, or a callback.',
  },
  {
    thrown: /suspended while responding to synchronous input/,
    why: 'The build does not wait for a demo.',
    fix: 'Do not use async components or use(). Load data in an effect.',
  },
  {
    thrown: /^Element type is invalid/,
    why: 'An element has a type that is not a component.',
    fix: 'Check the import. Named exports need braces, and default exports do not.',
  },
  {
    thrown: /^Objects are not valid as a React child/,
    fix: 'Render a field of the object, such as {item.name} instead of {item}.',
  },
  {
    thrown: /^Cannot access '.*' before initialization/,
    why: 'It is used before its declaration, or in a circular import.',
    fix: 'Move the declaration up, or move shared code to a third file.',
  },
  { thrown: /^Maximum call stack/, fix: 'End the recursion.' },
  { thrown: /^process\.\w+\(\) is not defined/, why: 'Demos run in browsers.', fix: 'Remove the call.' },
];

function adviceOn(message: string): Pick<Problem, 'why' | 'fix'> {
  const known = ADVICE.find(({ thrown }) => thrown.test(message));
  if (known) return { why: known.why, fix: known.fix };
  const name = /^(\w+) is not defined/.exec(message)?.[1];
  if (name === undefined) return { fix: 'Correct this line. Rendering must not throw.' };
  if (!BROWSER_NAME.test(name)) return { fix: `Import or declare "${name}".` };
  return { why: RENDERED_AT_BUILD, fix: `Read "${name}" in an effect or an event handler.` };
}

/** Only the first line, because the others are usually hints about other code. */
function shorten(message: string): string {
  const line = message.split('\n', 1)[0]?.trim() ?? '';
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}…` : line;
}

/** The first place in a stack that is in the author's code, or null. */
function ownPlace(stack: string, repository: string): SourceLocation | null {
  for (const frame of stack.split('\n')) {
    const start = frame.indexOf(repository + sep);
    if (start < 0 || !/^ +at /.test(frame)) continue;
    const path = frame.slice(start + repository.length + 1).replaceAll(sep, '/');
    const [, file = '', line, column] = /^(.+):(\d+):(\d+)/.exec(path) ?? [];
    if (file !== '' && !/^(src|node_modules)\//.test(file))
      return { file, line: Number(line), column: Number(column) };
  }
  return null;
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
export interface FramedDemo extends Required<RenderedDemo> {
  library: LibraryName;
  /** Stylesheet with the variables of the library's theme. */
  themeStylesheet: string | null;
  /** `@font-face` rules of the library's font. */
  fontFaces?: string | undefined;
  /** Height in px. */
  height?: number | undefined;
}

/** HTML document of a framed demo, which is visible without JavaScript. */
export function frameHtml(demo: FramedDemo): string {
  const { name, html, frame, library, themeStylesheet, fontFaces, height = DEFAULT_HEIGHT } = demo;
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
