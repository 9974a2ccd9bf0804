/** A place in a source file; `file` is relative to the repository, lines and columns start at 1. */
export interface SourceLocation {
  file: string;
  line: number;
  column?: number;
}

/**
 * One mistake of a content author, complete enough to be mended without reading any other text.
 * Every check returns a list of these; reporters decide how they look.
 */
export interface Problem {
  /** Identifier of the check, stable across releases, e.g. `dead-link`. */
  rule: string;
  /** What is wrong, in one sentence that quotes the value. */
  what: string;
  /** Every place involved; the first is the one to open. */
  where: readonly [SourceLocation, ...SourceLocation[]];
  /** Why it matters, when that is not obvious. */
  why?: string;
  /** What to write instead. */
  fix: string;
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
