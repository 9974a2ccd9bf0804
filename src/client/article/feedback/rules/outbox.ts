/** Comments that wait, at most; the oldest gives way. */
const MOST_WAITING = 20;

/** A comment that waits, as it will be sent. */
export interface WaitingComment {
  id: string;
  body: string;
}

/** Reads the comments that wait; what cannot be read is gone. */
export function parseOutbox(stored: string | null): WaitingComment[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isWaitingComment) : [];
  } catch {
    return [];
  }
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
