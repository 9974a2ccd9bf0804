import type { Reporter } from 'gatsby';
import type { Problem } from '../../shared/page/problem';
import { createTerminalReporter, formatSum, type Summary } from '../checks/report';
import { publishReport } from './on-create-dev-server';
import { CONTENT_ERROR } from './on-plugin-init';

/** A build stops at mistakes; develop shows them over the page and goes on. */
export function report(problems: readonly Problem[], summary: Summary, reporter: Reporter): void {
  const development = process.env['NODE_ENV'] !== 'production';
  if (development) publishReport(problems);
  if (problems.length === 0) {
    reporter.info(formatSum(problems, summary));
    return;
  }
  const text = createTerminalReporter({ color: process.stdout.isTTY })(problems, summary);
  // Printed by itself: Gatsby's own errors break lines in the middle of a path.
  process.stdout.write(`\n${text}\n\n`);
  if (!development) reporter.panic({ id: CONTENT_ERROR, context: {} });
}
