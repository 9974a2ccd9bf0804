import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleMode } from '../bundle-options';
import type { RenderAnswer, RenderRequest, TimeReport } from './protocol';
import type { ServerScripts } from './server-bundle';

/** In MB; a demo that takes more takes more and more. */
const MEMORY = 1024;

/** How the process is run. */
export interface ProcessOptions {
  /** Of React and of the libraries. */
  mode: BundleMode;
  /** Shows nothing of what demos and React write to the console. */
  isQuiet: boolean;
}

/** The process has ended over a request. */
export interface ProcessEnd {
  /** The demo that took too long, if that was it; otherwise one has taken all memory. */
  tooLong: TimeReport | null;
}

/** What renders demos, apart from the build, because they may end it: started when it is asked, and again after its end. */
export class RenderProcess {
  private child: ChildProcess | null = null;
  private readonly report: string;

  constructor(
    private readonly scripts: ServerScripts,
    folder: string,
    private readonly options: ProcessOptions,
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
    const { child: script, timeLimit } = this.scripts;
    const { mode, isQuiet } = this.options;
    const output = isQuiet ? 'ignore' : 'inherit';
    const child = fork(script, [timeLimit, this.report], {
      execArgv: [`--max-old-space-size=${MEMORY}`],
      env: { ...process.env, NODE_ENV: mode },
      stdio: ['ignore', output, output, 'ipc'],
    });
    // A request to a process that has just ended; its end is what counts.
    child.on('error', () => {});
    child.once('exit', () => {
      this.child = null;
    });
    return child;
  }
}
