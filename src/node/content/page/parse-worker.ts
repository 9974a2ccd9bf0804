import { parentPort } from 'node:worker_threads';
import { runJob, type ParseJob } from './parse-job';

parentPort?.on('message', (jobs: readonly ParseJob[]) => parentPort?.postMessage(jobs.map(runJob)));
