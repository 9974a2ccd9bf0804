import type { Problem } from '../../domain/problem';

/** What was looked at, for the last line of a report. */
export interface Summary {
  pages: number;
  navigationTrees: number;
}

/** Turns the same problems into one kind of text: for people, for GitHub, or for programs. */
export interface Reporter {
  /** The whole report without a newline at its end; also when there are no problems. */
  format(problems: readonly Problem[], summary: Summary): string;
}

/** "Checked 43 pages, 5 navigation trees: no problems." or "3 problems in 5 files. Nothing was built." */
export function formatSum(problems: readonly Problem[], { pages, navigationTrees }: Summary): string {
  if (problems.length === 0) {
    return `Checked ${count(pages, 'page')}, ${count(navigationTrees, 'navigation tree')}: no problems.`;
  }
  return `${count(problems.length, 'problem')} in ${count(countFiles(problems), 'file')}. Nothing was built.`;
}

/** How many files the problems name, counting every place. */
export function countFiles(problems: readonly Problem[]): number {
  return new Set(problems.flatMap(({ where }) => where.map(({ file }) => file))).size;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
