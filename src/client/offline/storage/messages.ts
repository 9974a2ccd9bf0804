/** Message of a page to the service worker. */
export type PageMessage =
  /** The user sees a page that runs this code. Save it if `cache` is set. */
  | { type: 'page-shown'; path: string; version: string; cache: boolean }
  /** Asks if the page came from a saved copy. The answer is a `CopyAnswer`. */
  | { type: 'copy'; path: string }
  /** Message of gatsby-plugin-offline that makes a new worker take over. */
  | { type: 'SKIP_WAITING' };

/** When the copy was saved, as an ISO date. Null for a page from the network. */
export type CopyAnswer = string | null;

/** Question of the service worker to a page. The answer is the version of its code. */
export interface WorkerMessage {
  type: 'version';
}

/** Time limit for an answer, in ms. */
const ANSWER_TIME = 1000;

/** Asks a tab or the service worker. Resolves to null if there is no answer. */
export function ask<Answer>(
  whom: Pick<MessagePort, 'postMessage'>,
  question: object,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { once: true });
    port1.start();
    whom.postMessage(question, [port2]);
    setTimeout(() => resolve(null), ANSWER_TIME);
  });
}
