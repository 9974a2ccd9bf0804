import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerDemo, ServerDemoPage } from '../../../shared/demo/demo-server';
import type { BundleMode } from '../bundle-options';
import { serverScript } from './server-bundle';

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
  /** Stack of the bundled modules. */
  stack: string;
}

/** A page as HTML, without failed demos. */
export interface RenderedPage extends ServerDemoPage {
  failures: RenderFailure[];
}

/** Answers of the process, in the order of the requests. An error is a bug of the renderer. */
export type RenderAnswer = { page: RenderedPage } | { theme: string } | { error: string };

/** Known facts about a demo that exceeded the limit. */
export type TimeReport = Pick<RenderFailure, 'name' | 'stack'>;

/** In MB. A demo that needs more would need ever more. */
const MEMORY = 1024;

/** The process has ended over a request. */
export interface ProcessEnd {
  /** The demo that exceeded the time limit. Without one, a demo has used all memory. */
  tooLong: TimeReport | null;
}

/** Process that renders demos, because demos can crash it. Starts on demand, and again after a crash. */
export class RenderProcess {
  private child: ChildProcess | null = null;
  private readonly report: string;

  /**
   * @param folder of its scripts
   * @param mode of React and the libraries
   * @param isQuiet hides console output of demos and React
   */
  constructor(
    private readonly folder: string,
    private readonly mode: BundleMode,
    private readonly isQuiet: boolean,
  ) {
    this.report = join(folder, 'time-report.json');
  }

  /** Answers one request at a time. */
  async ask(request: RenderRequest): Promise<RenderAnswer | ProcessEnd> {
    const child = (this.child ??= this.start());
    child.send(request);
    const waiting = new AbortController();
    const message = once(child, 'message', waiting).then(([answer]) => answer as RenderAnswer);
    const end = once(child, 'exit', waiting).then(() => ({ tooLong: this.takeReport() }));
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

  private takeReport(): TimeReport | null {
    if (!existsSync(this.report)) return null;
    const report = JSON.parse(readFileSync(this.report, 'utf8')) as TimeReport;
    rmSync(this.report);
    return report;
  }

  private start(): ChildProcess {
    const output = this.isQuiet ? 'ignore' : 'inherit';
    const timeLimit = serverScript(this.folder, 'limit');
    const child = fork(serverScript(this.folder, 'child'), [timeLimit, this.report], {
      execArgv: [`--max-old-space-size=${MEMORY}`],
      env: { ...process.env, NODE_ENV: this.mode },
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
