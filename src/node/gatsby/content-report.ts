import type { Reporter } from 'gatsby';
import { severityOf, type Problem } from '../../shared/page/problem';
import { createTerminalReporter, formatSum, type Summary } from '../checks/report';
import { publishReport } from './on-create-dev-server';
import { CONTENT_ERROR } from './on-plugin-init';

/** Prints all problems. Errors stop a build. Develop shows problems on the page. */
export function report(problems: readonly Problem[], summary: Summary, reporter: Reporter): void {
  const development = process.env['NODE_ENV'] !== 'production';
  if (development) publishReport(problems);
  if (problems.length === 0) {
    reporter.info(formatSum(problems, summary));
    return;
  }
  const text = createTerminalReporter({ color: process.stdout.isTTY })(problems, summary);
  // Gatsby's reporter would break lines in the middle of a path.
  process.stdout.write(`\n${text}\n\n`);
  const hasErrors = problems.some((problem) => severityOf(problem) === 'error');
  if (!development && hasErrors) reporter.panic({ id: CONTENT_ERROR, context: {} });
}
