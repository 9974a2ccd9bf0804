import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'rolldown';
import { LIBRARIES, type LibraryName } from '../../../libraries';
import { bundleValid } from '../bundle-demos';
import {
  bundle,
  type BundleOptions,
  type BundleOutput,
  demoPlugins,
  moduleFromText,
  siteModule,
} from '../bundler';
import { type DemoPageSource, type FailedDemo, hasOwnTheme } from '../find-demos';
import { REPOSITORY } from '../../lib/files';
import type { RenderAnswer, RenderedPage, RenderRequest } from './child';

/** Memory limit in MB. Only demos with an endless loop or recursion exceed it. */
const MEMORY = 1024;

/** Time limit of an answer for each demo, in ms. Only code that runs after rendering, such as in a timer, exceeds it. */
const ANSWER_LIMIT = 30_000;

const EMPTY_PAGE: RenderedPage = { demos: [], failures: [], theme: '', styles: '', styleIds: [] };

/**
 * Renders demos in a process, because demos can crash it. It starts on demand, and again after a crash. Call `stop` at
 * the end.
 */
export class Renderer {
  /** Of the scripts of the process. */
  private readonly folder = makeFolder();
  private scripts: Promise<void> | null = null;
  private child: ChildProcess | null = null;

  /** @param isQuiet hides console output of demos and React */
  constructor(
    private readonly options: BundleOptions,
    private readonly isQuiet: boolean,
  ) {}

  /** Renders the demos of a page. `failed` are those that cannot even be bundled. */
  async renderPage(page: DemoPageSource): Promise<{ page: RenderedPage; failed: FailedDemo[] }> {
    const { bundle: modules, failed } = await bundleValid(page, this.options.repository, (demos) =>
      bundleModules(demos, this.folder, this.options),
    );
    if (!modules) return { page: EMPTY_PAGE, failed };
    const demos = page.demos
      .filter(({ name }) => name in modules.files)
      .map(({ name, options }) => ({
        name,
        ownTheme: hasOwnTheme(options),
        framed: options.iframe ?? false,
      }));
    const server = serverScript(this.folder, page.library);
    return { page: await this.renderSurvivors({ server, demos, ...modules }), failed };
  }

  async stop(): Promise<void> {
    if (this.child) {
      const exit = once(this.child, 'exit');
      this.child.kill('SIGKILL');
      await exit;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Renders the demos of a page. If they end the process, renders each alone, which leaves out the ones that end it. */
  private async renderSurvivors(request: RenderRequest): Promise<RenderedPage> {
    const isFirst = !this.child;
    const answer = await this.ask(request);
    if (typeof answer === 'object') return answer;
    if (request.demos.length > 1) {
      const pages: RenderedPage[] = [];
      for (const demo of request.demos) pages.push(await this.renderSurvivors({ ...request, demos: [demo] }));
      return mergePages(pages);
    }
    // Earlier demos can have used up the memory of the process.
    if (!isFirst) return this.renderSurvivors(request);
    const failures = request.demos.map(({ name }) => ({ name, stage: answer, message: '', stack: '' }));
    return { ...EMPTY_PAGE, failures };
  }

  /** Answers one request at a time. Returns the limit that a demo has exceeded if it ended the process. */
  private async ask(request: RenderRequest): Promise<RenderedPage | 'time' | 'memory'> {
    await (this.scripts ??= bundleServers(this.folder, this.options));
    const child = (this.child ??= this.startChild());
    child.send(request);
    const waiting = new AbortController();
    const message = once(child, 'message', waiting).then(([answer]) => answer as RenderAnswer);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, ANSWER_LIMIT * request.demos.length);
    // The process exits with 1 after a demo that takes too long.
    const end = once(child, 'exit', waiting).then(([code]) => (code === 1 || isLate ? 'time' : 'memory'));
    const answer = await Promise.race([message, end]).finally(() => {
      clearTimeout(timer);
      waiting.abort();
    });
    if (typeof answer === 'object' && 'error' in answer) throw new Error(answer.error);
    return answer;
  }

  private startChild(): ChildProcess {
    const output = this.isQuiet ? 'ignore' : 'inherit';
    const child = fork(serverScript(this.folder, 'child'), {
      execArgv: [`--max-old-space-size=${MEMORY}`, '--enable-source-maps'],
      // Mode of React and the libraries.
      env: { ...process.env, NODE_ENV: this.options.mode },
      stdio: ['ignore', output, output, 'ipc'],
    });
    // Ignore errors of requests to a process that just ended, because its exit is handled.
    child.on('error', () => {});
    child.once('exit', () => {
      this.child = null;
    });
    return child;
  }
}

/** In the repository, whose packages the bundled modules import. */
function makeFolder(): string {
  const parent = join(REPOSITORY, 'node_modules/.cache/demo-server');
  mkdirSync(parent, { recursive: true });
  return realpathSync(mkdtempSync(join(parent, `${process.pid}-`)));
}

/** Joins the parts of a page. Rules that several parts use repeat, which changes nothing visible. */
function mergePages(pages: readonly RenderedPage[]): RenderedPage {
  return {
    demos: pages.flatMap(({ demos }) => demos),
    failures: pages.flatMap(({ failures }) => failures),
    theme: pages.find(({ theme }) => theme !== '')?.theme ?? '',
    styles: pages.map(({ styles }) => styles).join(''),
    styleIds: [...new Set(pages.flatMap(({ styleIds }) => styleIds))],
  };
}

/** Bundles the code that renders demos, with one bundle for each library, so unused libraries do not load. */
async function bundleServers(folder: string, options: BundleOptions): Promise<void> {
  const servers = Object.keys(LIBRARIES).map((library) => [library, `\0server-${library}`] as const);
  const child = join(REPOSITORY, 'src/node/demos/render/child.ts');
  const plugins = servers.map(([library, entry]) => moduleFromText(entry, serverCode(library)));
  await write(folder, { input: { child, ...Object.fromEntries(servers) }, plugins }, options);
}

/** A script of `bundleServers`. */
function serverScript(folder: string, name: 'child' | LibraryName): string {
  return join(folder, `${name}.cjs`);
}

function serverCode(library: LibraryName): string {
  return [
    `import { createDemoServer } from ${siteModule('client/demo/runtime/demo-server')};`,
    `import { library } from ${siteModule(`libraries/${library}/runtime`)};`,
    `export const server = createDemoServer(library);`,
  ].join('\n');
}

/**
 * Bundles the demos of one page, in their first styling. Each is a separate module, so an error while one loads does not
 * affect the others.
 * @returns the modules by name of the demo, and the packages that they import
 */
async function bundleModules(page: DemoPageSource, folder: string, options: BundleOptions) {
  const pageFolder = join(folder, page.path);
  const input = Object.fromEntries(page.demos.map(({ name, stylings: [{ file }] }) => [name, file]));
  const chunks = await write(pageFolder, { input, plugins: demoPlugins(page, options) }, options);
  const names = new Set(chunks.map(({ fileName }) => fileName));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return {
    files: Object.fromEntries(entries.map(({ name, fileName }) => [name, join(pageFolder, fileName)])),
    packages: [...new Set(chunks.flatMap(({ imports }) => imports))].filter((name) => !names.has(name)),
  };
}

/** Leaves packages to Node. It comes after the other plugins, which can replace them. */
const nodePackages: Plugin = {
  name: 'node-packages',
  resolveId: (id) => (/^[.\0/]|^[A-Za-z]:/.test(id) ? null : { id, external: true }),
};

async function write(
  folder: string,
  { input, plugins }: Pick<BuildOptions, 'input' | 'plugins'>,
  options: BundleOptions,
): Promise<BundleOutput> {
  const output = {
    dir: folder,
    format: 'cjs',
    exports: 'named',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    minify: 'dce-only',
    // Stack traces of the render process have the lines of the sources.
    sourcemap: 'inline',
  } as const;
  const written: BuildOptions = { input, plugins: [plugins, nodePackages], platform: 'node', write: true };
  return bundle(written, output, options);
}
