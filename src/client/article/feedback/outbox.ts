import { OUTBOX_KEY } from './rules';
import { readServices } from '../../partners/read-services';
import { attempt, readStorage, writeStorage } from '../../ui/storage/safe-storage';

/** Longest time a comment may take to be sent, in ms. */
const PATIENCE = 15_000;
/** Comments that wait, at most; the oldest gives way. */
const MOST_WAITING = 20;

/** How sending ended. */
export type PostOutcome = 'sent' | 'offline' | 'failed';

/** A comment that waits, as it will be sent. */
interface WaitingComment {
  id: string;
  body: string;
}

/** Sends a comment to the feedback endpoint. */
export async function postFeedback(url: string, body: string): Promise<PostOutcome> {
  if (!navigator.onLine) return 'offline';
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return ok ? 'sent' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
}

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

/** Reads the comments that wait; what cannot be read is gone. */
export function parseOutbox(stored: string | null): WaitingComment[] {
  const list = attempt<unknown>(() => JSON.parse(stored ?? '[]'), []);
  return Array.isArray(list) ? list.filter(isWaitingComment) : [];
}

/** The text to store for comments that wait. */
export function formatOutbox(comments: readonly WaitingComment[]): string {
  return JSON.stringify(comments.slice(-MOST_WAITING));
}

function isWaitingComment(value: unknown): value is WaitingComment {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'body' in value &&
    typeof value.body === 'string'
  );
}
