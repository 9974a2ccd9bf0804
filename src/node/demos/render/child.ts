import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type {
  DemoServer,
  RenderedDemo,
  ServerDemo,
  ServerDemoPage,
  ServerPage,
} from '../../../shared/demo-server';

/** Request to the render process for a page, or for the theme of a library. */
export type RenderRequest = PageRequest | { kind: 'theme'; server: string };

/** The demos of a page. */
export interface PageRequest {
  kind: 'page';
  /** Bundled server module of the library. */
  server: string;
  demos: ServerDemo[];
  /** Bundled modules, by name of the demo. */
  files: Record<string, string>;
  /** Packages to load first, so their load time does not count for the demos. */
  packages: string[];
}

/** The last step of a demo. It was imported, its export was checked, it was rendered, or it exceeded a limit. */
type Stage = 'import' | 'export' | 'render' | 'time' | 'memory';

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

/** Browser globals that newer versions of Node have. Hide them, so demos behave the same on all versions. */
const BROWSER_GLOBALS = [
  'navigator',
  'localStorage',
  'sessionStorage',
  'Storage',
  'WebSocket',
  'EventSource',
];
/** React's stack frames come between the error and the demo. */
const STACK_DEPTH = 200;

/** Demos cannot end the process. */
const PROCESS_ENDS = ['exit', 'abort', 'kill'] as const;

/** CPU time limit of a demo, in ms. A typical demo needs 5. CPU time does not depend on other processes. */
const COMPUTING = 2000;
/** Time limit for a demo that neither computes nor returns, in ms. */
const WAITING = 30_000;
const CHECK_EVERY = 100;

/** Kills the process if a demo takes too long. Runs in a thread, because the main one cannot interrupt its own loop. */
function watchTime(): void {
  let started: { cpu: NodeJS.CpuUsage; time: number } | null = null;
  parentPort?.on('message', (isRendering: boolean) => {
    started = isRendering ? { cpu: process.cpuUsage(), time: Date.now() } : null;
  });
  setInterval(() => {
    if (!started) return;
    const { user, system } = process.cpuUsage(started.cpu);
    const isTooLong = (user + system) / 1000 >= COMPUTING || Date.now() - started.time >= WAITING;
    if (isTooLong) process.kill(process.pid, 'SIGKILL');
  }, CHECK_EVERY);
}

/** Starts the render process, which handles requests until its parent disconnects. */
function start(): void {
  for (const name of BROWSER_GLOBALS) Reflect.deleteProperty(globalThis, name);
  Error.stackTraceLimit = STACK_DEPTH;
  // React would format owner stacks without source maps.
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => {} });
  // Errors in timers and promises do not affect the HTML.
  process.on('uncaughtException', () => {});
  process.on('unhandledRejection', () => {});
  const { exit } = process;
  process.on('disconnect', () => exit());
  for (const name of PROCESS_ENDS) {
    process[name] = () => {
      throw new Error(`process.${name}() is not defined in a browser.`);
    };
  }
  const limit = new Worker(process.argv[1] ?? '');
  limit.unref();
  process.on('message', (request: RenderRequest) => {
    void answer(request, limit)
      .catch((error: unknown) => ({ error: stackOf(error) || String(error) }))
      .then((answered) => process.send?.(answered));
  });
}

async function answer(request: RenderRequest, limit: Worker): Promise<RenderAnswer> {
  const { server } = load(request.server) as { server: DemoServer };
  if (request.kind === 'theme') return { theme: server.themeStyles() };
  loadPackages(request);
  return { page: await renderPage(request, server, limit) };
}

function load(file: string): object {
  return createRequire(file)(file) as object;
}

function loadPackages({ server, packages }: PageRequest): void {
  const require = createRequire(server);
  for (const name of packages) {
    try {
      require(name);
    } catch {
      // The demo that imports it throws the same.
    }
  }
}

async function renderPage(request: PageRequest, server: DemoServer, limit: Worker): Promise<RenderedPage> {
  const page = server.startPage();
  const rendered: RenderedPage = { demos: [], failures: [], styles: '', styleIds: [] };
  for (const demo of request.demos) {
    limit.postMessage(true);
    const result = await renderDemo(demo, request.files[demo.name] ?? '', page, server);
    limit.postMessage(false);
    if ('stage' in result) rendered.failures.push(result);
    else rendered.demos.push(result);
  }
  return { ...rendered, ...page.styles() };
}

async function renderDemo(
  demo: ServerDemo,
  file: string,
  page: ServerPage,
  server: DemoServer,
): Promise<RenderedDemo | RenderFailure> {
  let stage: Stage = 'import';
  let component: unknown;
  try {
    ({ default: component } = load(file) as { default?: unknown });
    stage = 'export';
    if (!server.isComponent(component)) throw new TypeError(kindOf(component));
    stage = 'render';
    return page.render(demo, component);
  } catch (error) {
    const isKnown = stage === 'render' && process.env['NODE_ENV'] === 'development';
    const owners = isKnown ? await page.ownerStack(demo, component).catch(() => '') : '';
    const message = error instanceof Error ? error.message : String(error);
    return { name: demo.name, stage, message, stack: `${stackOf(error)}\n${owners}` };
  }
}

/** Type of the default export if it is not a component. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value !== 'object') return `a ${typeof value}`;
  if (Array.isArray(value)) return 'an array';
  return '$$typeof' in value ? 'an element' : 'an object';
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

if (isMainThread) start();
else watchTime();
