import type { Problem } from '../../shared/page/problem';

/** A demo that could not be built: its page is there, with the problem in the demo's place. */
export interface FailedDemo {
  /** Path of the page. */
  path: string;
  name: string;
  problem: Problem;
}

/** Each problem once: demos may share the file with the mistake. */
export function withoutTwins(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
