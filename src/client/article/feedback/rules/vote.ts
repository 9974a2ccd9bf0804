/** 1: the page was helpful; 0: it was not. */
export type Vote = '1' | '0';

/** localStorage key of the vote on a page. */
export function voteKey(pathname: string): string {
  return `feedback-${pathname}`;
}

/** Reads a stored vote. */
export function parseVote(stored: string | null): Vote | null {
  return stored === '1' || stored === '0' ? stored : null;
}
