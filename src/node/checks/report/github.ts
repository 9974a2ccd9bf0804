import type { Problem } from '../../../shared/page/problem';
import { formatPlace } from './place';
import { formatSum, type Reporter } from './reporter';

/**
 * Workflow commands that GitHub shows beside the lines of a pull request.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export const githubReporter: Reporter = {
  format: (problems, summary) => [...problems.map(annotation), formatSum(problems, summary)].join('\n'),
};

function annotation({ rule, what, where, why, fix }: Problem): string {
  const [{ file, line, column }, ...others] = where;
  const properties = { file, line, ...(column !== undefined && { col: column }), title: rule };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const also = others.length === 0 ? [] : [`See also ${others.map(formatPlace).join(', ')}.`];
  const message = [what, ...(why === undefined ? [] : [why]), fix, ...also].join('\n');
  return `::error ${list.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
