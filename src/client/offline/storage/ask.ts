/** Whatever takes a message together with the port for its answer. */
interface Askable {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** How long an answer may take, in ms. */
const ANSWER_TIME = 1000;

/** Asks a tab, or the service worker, a question; null when no answer comes. */
export function ask<Answer>(whom: Askable, question: object): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { once: true });
    port1.start();
    whom.postMessage(question, [port2]);
    setTimeout(() => resolve(null), ANSWER_TIME);
  });
}
