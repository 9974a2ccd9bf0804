import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { LibraryName } from '../../../libraries';
import type { ServerDemo, ServerDemoPage } from '../../../shared/demo-server';
import type { SourceLocation } from '../../../shared/problem';
import { bundleSound, type FailedDemo } from '../bundle-demos';
import type { BundleMode, BundleOptions } from '../bundle-files';
import { bringsTheme, type DemoPageSource } from '../find-demos';
import { bundleModules, bundleServers, serverScript } from './server-bundle';

/** Request to the render process. */
export type RenderRequest = PageRequest | ThemeRequest;

/** The theme of a library, which the bundled server module identifies. */
interface ThemeRequest {
  kind: 'theme';
  server: string;
}

/** The demos of a page. */
export interface PageRequest {
  kind: 'page';
  server: string;
  demos: ServerDemo[];
  /** Bundled modules, by name of the demo. */
  files: Record<string, string>;
  /** Packages to load first, so their load time does not count for the demos. */
  packages: string[];
}

/** The last step of a demo. It was imported, its export was checked, it was rendered, or it exceeded a limit. */
export type Stage = 'import' | 'export' | 'render' | 'time' | 'memory';

/** A demo that could not be rendered. */
export interface RenderFailure {
  name: string;
  stage: Stage;
  /** Error message, or description of the export. */
  message: string;
  /** Stack with places in the sources. */
  stack: string;
}

/** A page as HTML, without failed demos. */
export interface RenderedPage extends ServerDemoPage {
  failures: RenderFailure[];
}

/** Answers of the process, in the order of the requests. An error is a bug of the renderer. */
export type RenderAnswer = { page: RenderedPage } | { theme: string } | { error: string };

/** In MB. A demo that needs more would need ever more. */
const MEMORY = 1024;

/** The process has ended over a request, because a demo has exceeded this limit. */
interface ProcessEnd {
  stage: 'time' | 'memory';
  /** True if the process had no earlier request. */
  isFirst: boolean;
}

const EMPTY_PAGE: ServerDemoPage = { demos: [], styles: '', styleIds: [] };

/** Process that renders demos, because demos can crash it. Starts on demand, and again after a crash. */
class RenderProcess {
  private child: ChildProcess | null = null;
  /** Number of requests to this child. */
  private requests = 0;

  /**
   * @param folder of its scripts
   * @param mode of React and the libraries
   * @param isQuiet hides console output of demos and React
   */
  constructor(
    private readonly folder: string,
    private readonly mode: BundleMode,
    private readonly isQuiet: boolean,
  ) {}

  /** Answers one request at a time. */
  async ask(request: RenderRequest): Promise<RenderAnswer | ProcessEnd> {
    const child = (this.child ??= this.start());
    child.send(request);
    this.requests += 1;
    const isFirst = this.requests === 1;
    const waiting = new AbortController();
    const message = once(child, 'message', waiting).then(([answer]) => answer as RenderAnswer);
    const end = once(child, 'exit', waiting).then(([code, signal]): ProcessEnd => {
      // On Windows, killed processes have no signal.
      const isKilled = signal === 'SIGKILL' || code === 1;
      return { stage: isKilled ? 'time' : 'memory', isFirst };
    });
    const answer = await Promise.race([message, end]).finally(() => waiting.abort());
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  }

  async stop(): Promise<void> {
    if (!this.child) return;
    const exit = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exit;
  }

  private start(): ChildProcess {
    const output = this.isQuiet ? 'ignore' : 'inherit';
    const child = fork(serverScript(this.folder, 'child'), {
      execArgv: [`--max-old-space-size=${MEMORY}`, '--enable-source-maps'],
      env: { ...process.env, NODE_ENV: this.mode },
      stdio: ['ignore', output, output, 'ipc'],
    });
    // Ignore errors of requests to a process that just ended, because its exit is handled.
    child.on('error', () => {});
    child.once('exit', () => {
      this.child = null;
      this.requests = 0;
    });
    return child;
  }
}

/** A demo that failed to render, with the author's line if it was found. */
export interface DemoFailure extends Omit<RenderFailure, 'stack'> {
  place: SourceLocation | null;
}

/** Rendered and failed demos of a page. */
export interface PageResult {
  page: ServerDemoPage;
  failures: DemoFailure[];
  /** Demos that could not even be bundled. */
  failed: FailedDemo[];
}

/** Renders demos. Call `stop` at the end. */
export type Renderer = Awaited<ReturnType<typeof startRenderer>>;

/**
 * Starts the renderer.
 * @param isQuiet hides console output of demos and React
 */
export async function startRenderer(options: BundleOptions, isQuiet: boolean) {
  const { repository, mode } = options;
  const folder = makeFolder(repository);
  await bundleServers(folder, options);
  const child = new RenderProcess(folder, mode, isQuiet);
  return {
    async renderPage(page: DemoPageSource): Promise<PageResult> {
      const { bundle: modules, failed } = await bundleSound(page, repository, (demos) =>
        bundleModules(demos, folder, options),
      );
      if (!modules) return { page: EMPTY_PAGE, failures: [], failed };
      const { files, packages } = modules;
      const server = serverScript(folder, page.library);
      const demos = page.demos
        .filter(({ name }) => name in files)
        .map((demo) => ({
          name: demo.name,
          isolated: bringsTheme(demo.options),
          framed: demo.options.iframe ?? false,
        }));
      const request: PageRequest = { kind: 'page', server, demos, files, packages };
      const { failures, ...rendered } = await renderSurvivors(request, child);
      const placed = failures.map(({ stack, ...failure }) => ({
        ...failure,
        place: ownPlace(stack, repository),
      }));
      return { page: rendered, failures: placed, failed };
    },
    /** CSS variables of a library's theme. */
    async theme(library: LibraryName): Promise<string> {
      const answer = await child.ask({ kind: 'theme', server: serverScript(folder, library) });
      if (!('theme' in answer)) throw new Error(`The theme of "${library}" cannot be created.`);
      return answer.theme;
    },
    async stop(): Promise<void> {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In the repository, whose packages the bundled modules import. */
function makeFolder(repository: string): string {
  const parent = join(repository, 'node_modules/.cache/demo-server');
  mkdirSync(parent, { recursive: true });
  return realpathSync(mkdtempSync(join(parent, `${process.pid}-`)));
}

/** Renders the demos of a page. If they end the process, renders each alone, which leaves out the ones that end it. */
async function renderSurvivors(request: PageRequest, child: RenderProcess): Promise<RenderedPage> {
  const answer = await child.ask(request);
  if ('page' in answer) return answer.page;
  const [first, ...others] = request.demos;
  if (!first || !('stage' in answer)) throw new Error('The process that renders demos has ended.');
  if (others.length > 0) {
    const pages: RenderedPage[] = [];
    for (const demo of request.demos) pages.push(await renderSurvivors({ ...request, demos: [demo] }, child));
    return mergePages(pages);
  }
  // Earlier demos can have used up the memory of the process.
  if (!answer.isFirst) return renderSurvivors(request, child);
  const failure: RenderFailure = { name: first.name, stage: answer.stage, message: '', stack: '' };
  return { ...EMPTY_PAGE, failures: [failure] };
}

/** Joins the parts of a page. Rules that several parts use repeat, which changes nothing visible. */
function mergePages(pages: readonly RenderedPage[]): RenderedPage {
  return {
    demos: pages.flatMap(({ demos }) => demos),
    failures: pages.flatMap(({ failures }) => failures),
    styles: pages.map(({ styles }) => styles).join(''),
    styleIds: [...new Set(pages.flatMap(({ styleIds }) => styleIds))],
  };
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
