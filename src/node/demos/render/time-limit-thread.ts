import { writeFileSync } from 'node:fs';
import { Session, type Debugger } from 'node:inspector';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { TimeReport } from './renderer';

/** CPU time limit of a demo, in ms. A typical demo needs 5. CPU time does not depend on other processes. */
const COMPUTING = 2000;
/** Time limit for a demo that neither computes nor returns, in ms. */
const WAITING = 30_000;
const CHECK_EVERY = 100;
/** An endless loop often calls other code, so take several samples to find the author's. */
const LOOKS = 20;
/** Time limit for this, in ms, because the stack of a recursion is long. */
const PATIENCE = 5000;

/** The demo that is being rendered, and since when. */
let current: { demo: string; cpu: NodeJS.CpuUsage; start: number } | null = null;

parentPort?.on('message', (demo: string | null) => {
  current = demo === null ? null : { demo, cpu: process.cpuUsage(), start: Date.now() };
});

const timer = setInterval(() => {
  if (!current) return;
  const { user, system } = process.cpuUsage(current.cpu);
  if ((user + system) / 1000 < COMPUTING && Date.now() - current.start < WAITING) return;
  clearInterval(timer);
  void end(current.demo);
}, CHECK_EVERY);

/** Reports the position in the demo and ends the process. */
async function end(demo: string): Promise<void> {
  const stack = await Promise.race([findLoop(), wait(PATIENCE, '')]);
  const written: TimeReport = { name: demo, stack };
  writeFileSync(workerData as string, JSON.stringify(written));
  process.kill(process.pid, 'SIGKILL');
}

/** The stack of the main thread, as text, at a moment when it is in a demo. */
async function findLoop(): Promise<string> {
  const session = new Session();
  const files = new Map<string, string>();
  session.connectToMainThread();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => {
    files.set(scriptId, url.startsWith('file:') ? fileURLToPath(url) : url);
  });
  session.post('Debugger.enable');
  for (let look = 0; look < LOOKS; look += 1) {
    const frames = await pause(session);
    const isOwn = ({ location }: Debugger.CallFrame): boolean => isDemo(files.get(location.scriptId) ?? '');
    if (frames.some(isOwn)) return frames.map((frame) => lineOf(frame, files)).join('\n');
    session.post('Debugger.resume');
    await wait(look);
  }
  return '';
}

/** The modules of a page are in a separate folder. */
function isDemo(file: string): boolean {
  return dirname(dirname(file)) === __dirname;
}

function pause(session: Session): Promise<Debugger.CallFrame[]> {
  return new Promise((resolve) => {
    session.once('Debugger.paused', ({ params }) => resolve(params.callFrames));
    session.post('Debugger.pause');
  });
}

/** As in the stack of an error. */
function lineOf({ functionName, location }: Debugger.CallFrame, files: ReadonlyMap<string, string>): string {
  const { scriptId, lineNumber, columnNumber = 0 } = location;
  return `    at ${functionName} (${files.get(scriptId) ?? ''}:${lineNumber + 1}:${columnNumber + 1})`;
}
