import type { FeedbackSubject, Vote } from './rules';

/** Shorter comments are not useful, so they are not sent. */
const SHORTEST_COMMENT = 10;

/** Whether a comment is long enough to be sent. */
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
