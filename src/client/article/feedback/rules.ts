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

/** localStorage key of queued comments. */
export const OUTBOX_KEY = 'docs-feedback-outbox';

/** 1 means that the page was helpful, and 0 that it was not. */
export type Vote = '1' | '0';

/** localStorage key of the vote on a page. */
export function voteKey(pathname: string): string {
  return `feedback-${pathname}`;
}

/** Reads a stored vote. */
export function parseVote(stored: string | null): Vote | null {
  return stored === '1' || stored === '0' ? stored : null;
}

/** Name under which a comment is kept while it is written. */
export function commentDraft(url: string, section?: { id: string }): string {
  return `comment ${url}#${section?.id ?? ''}`;
}
