/** A place in a source file. `file` is relative to the repository, and lines and columns start at 1. */
export interface SourceLocation {
  file: string;
  line: number;
  column?: number;
}

/**
 * One error of a content author, with everything needed to fix it. Every check returns a list of these, and reporters
 * format them.
 */
export interface Problem {
  /** Identifier of the check, stable across releases, e.g. `dead-link`. */
  rule: string;
  /** What is wrong, in one sentence that quotes the value. */
  what: string;
  /** All places of the error. The first is the one to open. */
  where: readonly [SourceLocation, ...SourceLocation[]];
  /** Why it matters, when that is not obvious. */
  why?: string;
  /** What to write instead. */
  fix: string;
}

/** Rules about style. The page works, so a build only warns. All other rules report errors. */
const STYLE_RULES: ReadonlySet<string> = new Set([
  'api-without-page',
  'code-language',
  'code-options',
  'duplicated-demo',
  'empty-group',
  'empty-page',
  'format',
  'front-matter-style',
  'heading-order',
  'image-size',
  'key-table',
  'key-test',
  'link-spelling',
  'marked-lines',
  'navigation-badge',
  'not-in-navigation',
  'second-h1',
  'sentence-lines',
  'spelling',
  'tag-lines',
  'unused-definition',
  'unused-demo',
  'unused-navigation',
  'unused-query',
  'unused-title',
]);

/** Warnings never stop a build. Errors break a page, a link, a path, or a program. */
export function severityOf({ rule }: Pick<Problem, 'rule'>): 'error' | 'warning' {
  return STYLE_RULES.has(rule) ? 'warning' : 'error';
}

/** Removes repeated problems, such as those of a file that several demos share. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ rule, what, where }: Problem): string => JSON.stringify([rule, what, where]);
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

/** Number of problems of each rule that a printed list shows. */
const SHOWN_PER_RULE = 20;

/** Shortens a list to the first problems of each rule, and counts the others. */
export function shortenByRule(problems: readonly Problem[]): { shown: Problem[]; omitted: string[] } {
  const counts = new Map<string, number>();
  const shown = problems.filter(({ rule }) => {
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
    return (counts.get(rule) ?? 0) <= SHOWN_PER_RULE;
  });
  const omitted = [...counts]
    .filter(([, number]) => number > SHOWN_PER_RULE)
    .map(([rule, number]) => `… and ${(number - SHOWN_PER_RULE).toLocaleString('en')} more of "${rule}".`);
  return { shown, omitted };
}

/** Sorts by file, line and column, so that a report reads like a walk through the files. */
export function compareProblems(a: Problem, b: Problem): number {
  const [left] = a.where;
  const [right] = b.where;
  return (
    left.file.localeCompare(right.file) ||
    left.line - right.line ||
    (left.column ?? 0) - (right.column ?? 0) ||
    a.what.localeCompare(b.what)
  );
}
