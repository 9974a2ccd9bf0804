import type { Problem } from '../../../shared/page/problem';

/** What was looked at, for the last line of a report. */
export interface Summary {
  pages: number;
  navigationTrees: number;
  /** Paths of the pages that are compiled; each costs every reader a line in the map of scripts. */
  livePages: readonly string[];
}

/** Turns the same problems into one kind of text: for people, for GitHub, or for programs. */
export interface Reporter {
  /** The whole report without a newline at its end; also when there are no problems. */
  format(problems: readonly Problem[], summary: Summary): string;
}

/** What a report says about its content. */
export function summarize(
  pages: readonly { path: string; isLive: boolean }[],
  navigationTrees: readonly unknown[],
): Summary {
  const livePages = pages.filter(({ isLive }) => isLive).map(({ path }) => path);
  return { pages: pages.length, navigationTrees: navigationTrees.length, livePages };
}

/** "Checked 43 pages, 5 navigation trees: no problems." or "3 problems in 5 files." */
export function formatSum(
  problems: readonly Problem[],
  { pages, navigationTrees, livePages }: Summary,
): string {
  if (problems.length === 0) {
    const live =
      livePages.length === 0 ? '' : ` ${count(livePages.length, 'live page')}: ${livePages.join(', ')}`;
    return `Checked ${count(pages, 'page')}, ${count(navigationTrees, 'navigation tree')}: no problems.${live}`;
  }
  return `${count(problems.length, 'problem')} in ${count(countFiles(problems), 'file')}.`;
}

/** How many files the problems name, counting every place. */
export function countFiles(problems: readonly Problem[]): number {
  return new Set(problems.flatMap(({ where }) => where.map(({ file }) => file))).size;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
