import type { ToWorker } from '../../shared/protocol';
import { createSearchHost } from './search-host';

const receive = createSearchHost((message) => globalThis.postMessage(message));
globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => receive(data));
