/**
 * A tab shows a page and runs this code. The answer of the service worker says when the shown copy was saved, as an ISO
 * date, or null for a page from the network.
 */
export interface PageMessage {
  type: 'page-shown';
  path: string;
  version: string;
  /** True to save the page. */
  cache: boolean;
}

/** Question of the service worker to a tab. The answer is the version of its code. */
export type WorkerMessage = 'version';

/** Time limit for an answer, in ms. */
const ANSWER_TIME = 1000;

/** Asks a tab or the service worker. Resolves to null if there is no answer. */
export function ask<Answer>(
  whom: Pick<MessagePort, 'postMessage'>,
  question: PageMessage | WorkerMessage,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { once: true });
    port1.start();
    whom.postMessage(question, [port2]);
    setTimeout(() => resolve(null), ANSWER_TIME);
  });
}
