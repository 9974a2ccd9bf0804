import { relative, sep } from 'node:path';
import type { Problem } from '../../shared/page/problem';

/** A demo that could not be built: its page is there, with the problem in the demo's place. */
export interface FailedDemo {
  /** Path of the page. */
  path: string;
  name: string;
  problem: Problem;
}

/** Path of a file as problems name it: relative to the repository. */
export function fileOf(path: string, repository: string): string {
  return relative(repository, path).split(sep).join('/');
}
