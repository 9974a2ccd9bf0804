import type { FromWorker, ToWorker } from '../../shared/protocol';
import { createSearchHost } from './search-host';

/** The part of a worker's global scope that is used here, because its types conflict with DOM types. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { data: ToWorker }) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const receive = createSearchHost((message) => scope.postMessage(message));
scope.addEventListener('message', ({ data }) => receive(data));
