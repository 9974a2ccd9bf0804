import { createRequire } from 'node:module';
import { inspect, types } from 'node:util';
import { runInNewContext } from 'node:vm';
import type {
  DemoServer,
  RenderedDemo,
  ServerDemo,
  ServerDemoPage,
  ServerPage,
} from '../../../shared/demo-server';

/** Request to the render process for the demos of a page. */
export interface RenderRequest {
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
export type RenderAnswer = RenderedPage | { error: string };

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

/** Time limit of a demo in ms. A typical demo needs 5. */
const TIME_LIMIT = 5000;

const { exit } = process;

/** Starts the render process, which handles requests until its parent disconnects. */
function start(): void {
  for (const name of BROWSER_GLOBALS) Reflect.deleteProperty(globalThis, name);
  Error.stackTraceLimit = STACK_DEPTH;
  // React would format owner stacks without source maps.
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => {} });
  // Errors in timers and promises do not affect the HTML.
  process.on('uncaughtException', () => {});
  process.on('unhandledRejection', () => {});
  process.on('disconnect', () => exit());
  for (const name of PROCESS_ENDS) {
    process[name] = () => {
      throw new Error(`process.${name}() is not defined in a browser.`);
    };
  }
  process.on('message', (request: RenderRequest) => {
    void answerRequest(request)
      .catch((error: unknown) => ({ error: inspect(error) }))
      .then((answered) => process.send?.(answered));
  });
}

function load(file: string): object {
  return createRequire(file)(file) as object;
}

function loadPackages({ server, packages }: RenderRequest): void {
  const require = createRequire(server);
  for (const name of packages) {
    try {
      require(name);
    } catch {
      // The demo that imports it throws the same.
    }
  }
}

async function answerRequest(request: RenderRequest): Promise<RenderedPage> {
  const { server } = load(request.server) as { server: DemoServer };
  loadPackages(request);
  const page = server.startPage();
  const rendered: RenderedPage = { demos: [], failures: [], theme: server.theme, styles: '', styleIds: [] };
  for (const demo of request.demos) {
    const result = await renderDemo(demo, request.files[demo.name] ?? '', page, server);
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
  let stage = 'import' as Stage;
  let component: unknown;
  const render = (): RenderedDemo => {
    ({ default: component } = load(file) as { default?: unknown });
    stage = 'export';
    if (!server.isComponent(component)) throw new TypeError(kindOf(component));
    stage = 'render';
    return page.render(demo, component);
  };
  try {
    // Only scripts can have a time limit.
    const limit = { timeout: TIME_LIMIT, displayErrors: false };
    return runInNewContext('render()', { render }, limit) as RenderedDemo;
  } catch (error) {
    // The error of the time limit is from another realm.
    const known = types.isNativeError(error) ? error : new Error(String(error));
    // React cannot be used after an interruption.
    if ('code' in known && known.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') exit(1);
    const hasOwners = stage === 'render' && process.env['NODE_ENV'] === 'development';
    const owners = hasOwners ? await page.ownerStack(demo, component).catch(() => '') : '';
    return { name: demo.name, stage, message: known.message, stack: `${known.stack}\n${owners}` };
  }
}

/** Type of the default export if it is not a component. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value !== 'object') return `a ${typeof value}`;
  if (Array.isArray(value)) return 'an array';
  return '$$typeof' in value ? 'an element' : 'an object';
}

start();
