/** What a page tells the service worker. */
export type PageMessage =
  /** The reader is on a page, which runs this code; to be cached if `cache`. */
  | { type: 'page-shown'; path: string; version: string; cache: boolean }
  /** Asks whether the page came from a saved copy; answered with a `CopyAnswer`. */
  | { type: 'copy'; path: string }
  /** gatsby-plugin-offline's own word for: take over now. */
  | { type: 'SKIP_WAITING' };

/** When the copy was saved, as an ISO date; null for a page from the network. */
export type CopyAnswer = string | null;

/** What the service worker asks a page: which code it runs. Answered with the version. */
export interface WorkerMessage {
  type: 'version';
}

/** How long an answer may take, in ms. */
const ANSWER_TIME = 1000;

/** Asks a tab, or the service worker, a question; null when no answer comes. */
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
