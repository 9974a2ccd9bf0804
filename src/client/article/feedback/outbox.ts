import { formatOutbox, parseOutbox } from './rules/outbox';
import { OUTBOX_KEY } from './rules/outbox-key';
import { readServices } from '../../partners/read-services';
import { readStorage, writeStorage } from '../../ui/storage/safe-storage';
import { postFeedback } from './post-feedback';

/**
 * Queues a comment until there is a connection.
 * @returns false when the browser stores nothing
 */
export function queueComment(body: string): boolean {
  const text = formatOutbox([
    ...parseOutbox(readStorage(OUTBOX_KEY)),
    { id: `${Date.now()}-${Math.random()}`, body },
  ]);
  writeStorage(OUTBOX_KEY, text);
  window.addEventListener('online', () => void flushOutbox(), { once: true });
  return readStorage(OUTBOX_KEY) === text;
}

/** Sends what waits, each comment once, however many tabs try; what fails goes on waiting. */
export async function flushOutbox(): Promise<void> {
  const { feedbackUrl } = readServices();
  if (!feedbackUrl) return;
  await alone(async () => {
    for (const { id, body } of parseOutbox(readStorage(OUTBOX_KEY))) {
      const outcome = await postFeedback(feedbackUrl, body);
      if (outcome !== 'sent') return;
      const others = parseOutbox(readStorage(OUTBOX_KEY)).filter((comment) => comment.id !== id);
      writeStorage(OUTBOX_KEY, formatOutbox(others));
    }
  });
}

/** One tab after the other; without https browsers have no locks. */
async function alone(task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(OUTBOX_KEY, task);
  else await task();
}
