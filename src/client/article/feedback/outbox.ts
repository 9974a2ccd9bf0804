import { readServices } from '../../analytics/report-event';
import { announce } from '../../ui/announce';
import { attempt, OUTBOX_KEY, readStorage, writeStorage } from '../../ui/safe-storage';

/** Subject of a comment, which is a page or one of its sections. */
export interface FeedbackSubject {
  /** URL of the page, without hash. */
  url: string;
  /** Title of the page. */
  title: string;
  productId: string | null;
  /** An h2 or h3 of the page. */
  section?: { id: string; title: string };
}

/** 1 means that the page was helpful, and 0 that it was not. */
export type Vote = '1' | '0';

/** Timeout of a request, in ms. */
const TIMEOUT = 15_000;
/** Maximum number of queued comments. The oldest is dropped first. */
const MAX_QUEUED = 20;
/** Temporary client errors, which are Request Timeout, Too Early, and Too Many Requests. */
const TEMPORARY = [408, 425, 429];

/** Result of sending a comment. The server will never accept a `rejected` one. */
export type PostOutcome = 'sent' | 'offline' | 'failed' | 'rejected';

interface QueuedComment {
  id: string;
  /** Request body. */
  body: string;
}

/** Shorter comments are not useful, so they are not sent. */
const SHORTEST_COMMENT = 10;

/** True if a comment is long enough to be sent. */
export function isWorthSending(comment: string): boolean {
  return comment.trim().length >= SHORTEST_COMMENT;
}

/**
 * Form body of a comment for the feedback endpoint, with JSON in `payload`.
 * @param githubRepo repository for issues about the page
 */
export function commentBody(
  { url, title, productId, section }: FeedbackSubject,
  vote: Vote | null,
  comment: string,
  githubRepo: string | null,
): string {
  const payload = {
    callback_id: 'send_feedback',
    rating: vote === null ? undefined : Number(vote),
    comment: comment.trim(),
    currentLocationURL: url,
    commentSectionURL: section ? `${url}#${section.id}` : url,
    commentSectionTitle: section?.title ?? title,
    githubRepo,
    productId: productId ?? 'null',
  };
  return `payload=${encodeURIComponent(JSON.stringify(payload))}`;
}

/** URL of a new issue, prefilled with the page or section. */
export function issueUrl(subject: FeedbackSubject, comment: string, repository: string): string {
  const { url, title, section } = subject;
  const name = section ? `${title}: ${section.title}` : title;
  const body = `${section ? `${url}#${section.id}` : url}\n\n${comment}`.trim();
  return `${repository}/issues/new?title=${encodeURIComponent(`[docs] ${name}`)}&body=${encodeURIComponent(body)}`;
}

/** Sends a comment to the feedback endpoint. */
export async function postFeedback(url: string, body: string): Promise<PostOutcome> {
  if (!navigator.onLine) return 'offline';
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (ok) return 'sent';
    return status >= 400 && status < 500 && !TEMPORARY.includes(status) ? 'rejected' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
}

/**
 * Queues a comment until the browser is online.
 * @returns False if the browser blocks storage.
 */
export function queueComment(body: string): boolean {
  const id = `${Date.now()}-${Math.random()}`;
  writeOutbox([...readOutbox(), { id, body }]);
  window.addEventListener('online', () => void flushOutbox(), { once: true });
  return readOutbox().some((comment) => comment.id === id);
}

/** Sends queued comments, each one once even with several tabs. Rejected comments are dropped. */
export async function flushOutbox(): Promise<void> {
  const { feedbackUrl } = readServices();
  if (!feedbackUrl) return;
  await withLock(async () => {
    for (const { id, body } of readOutbox()) {
      const outcome = await postFeedback(feedbackUrl, body);
      if (outcome === 'offline' || outcome === 'failed') return;
      if (outcome === 'rejected') {
        const { t } = await import('./texts');
        announce(t('feedback.dropped'), { shown: true });
      }
      writeOutbox(readOutbox().filter((comment) => comment.id !== id));
    }
  });
}

/** Runs a task in one tab at a time. Browsers only have locks on HTTPS. */
async function withLock(task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(OUTBOX_KEY, task);
  else await task();
}

function readOutbox(): QueuedComment[] {
  return attempt(() => JSON.parse(readStorage(OUTBOX_KEY) ?? '[]') as QueuedComment[], []);
}

function writeOutbox(comments: readonly QueuedComment[]): void {
  writeStorage(OUTBOX_KEY, JSON.stringify(comments.slice(-MAX_QUEUED)));
}
