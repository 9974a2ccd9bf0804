import { Worker } from 'node:worker_threads';

/** Watches over what this thread does, which cannot watch itself while it is in a loop. */
export interface TimeLimit {
  begin(demo: string): void;
  end(): void;
}

/**
 * Starts a thread that ends this process when a demo takes too long.
 * @param script the bundled `time-limit-thread`
 * @param report file that then says which demo it was
 */
export function startTimeLimit(script: string, report: string): TimeLimit {
  const thread = new Worker(script, { workerData: report });
  thread.unref();
  return {
    begin: (demo) => thread.postMessage(demo),
    end: () => thread.postMessage(null),
  };
}
