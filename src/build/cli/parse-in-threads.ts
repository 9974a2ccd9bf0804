import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ParsedPage } from '../../domain/page';
import { parsePage, type PageSource } from '../page/parse-page';

/** Below this many characters, starting a thread takes longer than it saves. */
const WORTH_A_THREAD = 400_000;

/**
 * Parses pages on all processors: this thread takes its share and helper threads take the others.
 * The pages come back without blocks, which no check looks at and which would be expensive to hand over.
 */
export async function parseInThreads(sources: readonly PageSource[]): Promise<ParsedPage[]> {
  const size = sources.reduce((sum, { text }) => sum + text.length, 0);
  const threads = Math.min(availableParallelism(), 1 + Math.floor(size / WORTH_A_THREAD));
  const shares = Array.from({ length: threads }, (_, thread) => sources.filter((_source, index) => index % threads === thread));
  const [own = [], ...others] = shares;
  const helped = Promise.all(others.map(parseInWorker));
  const parsed = [own.map(parsePage), ...(await helped)];
  return sources.flatMap((_, index) => parsed[index % threads]?.[Math.floor(index / threads)] ?? []);
}

function parseInWorker(sources: readonly PageSource[]): Promise<ParsedPage[]> {
  return new Promise((done, failed) => {
    const worker = new Worker(join(__dirname, 'parse-worker.ts'), {
      workerData: sources,
      // Threads do not inherit the loader for TypeScript.
      resourceLimits: { maxYoungGenerationSizeMb: 192 },
      execArgv: ['--require', createRequire(__filename).resolve('tsx/cjs')],
    });
    worker.once('message', done);
    worker.once('error', failed);
  });
}
