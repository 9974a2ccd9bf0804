import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import type { ParsedPage } from '../../../shared/page/page';
import type { ParseJob } from './parse-job';

/** Parsing leaves much short-lived garbage: with room for it, in MB, little of it grows old. */
const YOUNG_GENERATION = 48;

/** A thread that parses. */
export interface ParseThread {
  /** Resolves to the pages in the order of the jobs; rejects when the thread has died. */
  run(jobs: readonly ParseJob[]): Promise<ParsedPage[]>;
  stop(): Promise<unknown>;
}

/** One thread for each processor. */
export async function startThreads(): Promise<ParseThread[]> {
  const script = await bundleWorker();
  return Array.from({ length: availableParallelism() }, () => {
    const worker = new Worker(script, {
      eval: true,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
    });
    return {
      async run(jobs) {
        worker.postMessage(jobs);
        const [pages] = (await once(worker, 'message')) as [ParsedPage[]];
        return pages;
      },
      stop: () => worker.terminate(),
    };
  });
}

/** A thread needs a script of its own: Gatsby compiles its configuration, with all it imports, into one file. */
async function bundleWorker(): Promise<string> {
  const bundle = await rolldown({
    input: join(process.cwd(), 'src/node/content/page/parse-worker.ts'),
    platform: 'node',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
