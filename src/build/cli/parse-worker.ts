import { parentPort, workerData } from 'node:worker_threads';
import { parsePage, type PageSource } from '../page/parse-page';

const sources = workerData as readonly PageSource[];
parentPort?.postMessage(sources.map((source) => ({ ...parsePage(source), blocks: [] })));
