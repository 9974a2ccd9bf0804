import type { Problem } from '../../../shared/page/problem';
import { countFiles, type Reporter, type Summary } from './reporter';

/** What the JSON report holds; `version` changes when a field is renamed or removed, not when one is added. */
export interface JsonReport {
  version: 1;
  summary: Summary & {
    problems: number;
    /** Files that the problems name. */
    files: number;
  };
  /** Sorted by file and line; `rule` names the check, the first of `where` is the place to open. */
  problems: readonly Problem[];
}

/** A report for programs. */
export const jsonReporter: Reporter = {
  format(problems, summary) {
    const report: JsonReport = {
      version: 1,
      summary: { ...summary, problems: problems.length, files: countFiles(problems) },
      problems,
    };
    return JSON.stringify(report, null, 2);
  },
};
