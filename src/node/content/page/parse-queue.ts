import type { ParsedPage } from '../../../shared/page/page';
import type { ParseJob } from './parse-job';
import type { PageSource, UnrenderedPage } from './parse-page';
import { startThreads, type ParseThread } from './parse-threads';

interface WaitingJob extends ParseJob {
  resolve: (page: ParsedPage) => void;
}

/** With fewer pages waiting, starting threads takes longer than they save. */
const WORTH_THREADS = 50;
/** Pages handed to a thread at once: few, so that all threads end at the same time. */
const BATCH = 8;
/** Files are announced one by one: time, in ms, for all that are known now to line up. */
const LINE_UP = 20;

const waiting: WaitingJob[] = [];
let isWorking = false;

/** Parses a page, many of them side by side; never rejects for what is in the page. */
export function parsePageInTurn(source: PageSource): Promise<ParsedPage> {
  return enqueue({ source, isRendered: true });
}

/** Like `parsePageInTurn`, but without the rendering, which checks do not need. */
export function readPageInTurn(source: PageSource): Promise<UnrenderedPage> {
  return enqueue({ source, isRendered: false });
}

function enqueue(job: ParseJob): Promise<ParsedPage> {
  return new Promise((resolve) => {
    waiting.push({ ...job, resolve });
    if (!isWorking) void work();
  });
}

async function work(): Promise<void> {
  isWorking = true;
  await new Promise((resolve) => setTimeout(resolve, LINE_UP));
  if (waiting.length >= WORTH_THREADS) {
    const threads = await startThreads().catch(() => []);
    await Promise.all(threads.map(workInThread));
  }
  if (waiting.length > 0) await workHere();
  isWorking = false;
}

/** Also what threads have left, because they could not start or died. */
async function workHere(): Promise<void> {
  // A check that leaves parsing to threads does not load the parser.
  const { runJob } = await import('./parse-job');
  for (let job = waiting.shift(); job; job = waiting.shift()) job.resolve(runJob(job));
}

async function workInThread({ run, stop }: ParseThread): Promise<void> {
  while (waiting.length > 0) {
    const jobs = waiting.splice(0, BATCH);
    try {
      const pages = await run(jobs.map(({ source, isRendered }) => ({ source, isRendered })));
      for (const [index, page] of pages.entries()) jobs[index]?.resolve(page);
    } catch {
      waiting.unshift(...jobs);
      break;
    }
  }
  await stop();
}
