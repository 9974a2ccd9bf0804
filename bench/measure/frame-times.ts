import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Processor time, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

const MAIN_THREAD = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';
const FRAME_ENDS = 'Commit';

/** Main-thread milliseconds of each frame while `act` runs, in all documents. */
export async function timeFrames(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  return frameTimes(await trace(browser, page, act));
}

/** Processor time of each main-thread task in milliseconds. Other programs don't affect it. */
export async function timeTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  const events = await trace(browser, page, act);
  return mainThreads(events).flatMap((own) =>
    own.filter(({ name }) => name === TASK).map(({ dur = 0, tdur = dur }) => tdur / 1000),
  );
}

async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trace-'));
  const path = join(folder, 'trace.json');
  try {
    await browser.startTracing(page, { path, categories: ['toplevel', 'devtools.timeline'] });
    await act();
    await browser.stopTracing();
    const { traceEvents } = JSON.parse(await readFile(path, 'utf8')) as { traceEvents: TraceEvent[] };
    return traceEvents;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Adds up the tasks until each commit. */
function frameTimes(events: readonly TraceEvent[]): number[] {
  return mainThreads(events).flatMap((own) => {
    const ends = own.filter(({ name }) => name === FRAME_ENDS).map(({ ts }) => ts);
    const times = new Map<number, number>();
    for (const { name, ts, dur = 0 } of own) {
      if (name !== TASK) continue;
      const frame = ends.find((end) => end >= ts) ?? ts + dur;
      times.set(frame, (times.get(frame) ?? 0) + dur / 1000);
    }
    return [...times.values()];
  });
}

/** Complete events by main thread. */
function mainThreads(events: readonly TraceEvent[]): TraceEvent[][] {
  return events
    .filter(({ name, args }) => name === 'thread_name' && args.name === MAIN_THREAD)
    .map(({ pid, tid }) =>
      events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid),
    );
}
