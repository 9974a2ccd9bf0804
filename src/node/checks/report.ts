import { styleText } from 'node:util';
import { severityOf, shortenByRule, type Problem, type SourceLocation } from '../../shared/problem';
import type { SiteContent } from '../content/site-content';

/** Numbers for the last line of a report. */
export type Summary = ReturnType<typeof summarize>;

/**
 * Formats problems for a terminal, for GitHub, or for programs. Returns the whole report without a newline at its end,
 * even if there are no problems.
 */
export type Reporter = (problems: readonly Problem[], summary: Summary) => string;

/** Summary of the content. */
export function summarize({ pages, data }: Pick<SiteContent, 'pages' | 'data'>) {
  // Each one adds a line to the script map that every page loads.
  const livePages = pages.filter(({ isLive }) => isLive).map(({ path }) => path);
  return { pages: pages.length, navigationTrees: data.trees.length, livePages };
}

/** "Checked 43 pages, 5 navigation trees: no problems." or "3 errors and 1 warning in 5 files." */
export function formatSum(
  problems: readonly Problem[],
  { pages, navigationTrees, livePages }: Summary,
): string {
  if (problems.length === 0) {
    const live =
      livePages.length === 0 ? '' : ` ${count(livePages.length, 'live page')}: ${livePages.join(', ')}`;
    return `Checked ${count(pages, 'page')}, ${count(navigationTrees, 'navigation tree')}: no problems.${live}`;
  }
  const warnings = problems.filter((problem) => severityOf(problem) === 'warning').length;
  const sums = [count(problems.length - warnings, 'error'), count(warnings, 'warning')];
  const named = sums.filter((sum) => !sum.startsWith('0 ')).join(' and ');
  return `${named} in ${count(countFiles(problems), 'file')}.`;
}

/** How many files the problems name, counting every place. */
function countFiles(problems: readonly Problem[]): number {
  return new Set(problems.flatMap(({ where }) => where.map(({ file }) => file))).size;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `content/button/index.mdx:3:5`, which terminals and editors open at a click. */
export function formatPlace({ file, line, column }: SourceLocation): string {
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/**
 * Report for programs, sorted by file and line. `rule` is the check, and the first entry of `where` is the place to
 * open. `version` changes if a field is renamed or removed, but not if one is added.
 */
export const jsonReporter: Reporter = (problems, summary) => {
  const counts = { problems: problems.length, files: countFiles(problems) };
  const list = problems.map((problem) => ({ ...problem, severity: severityOf(problem) }));
  return JSON.stringify({ version: 1, summary: { ...summary, ...counts }, problems: list }, null, 2);
};

/**
 * Workflow commands that GitHub shows in the diff of a pull request.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export const githubReporter: Reporter = (problems, summary) =>
  [...problems.map(annotation), formatSum(problems, summary)].join('\n');

function annotation({ rule, what, where, why, fix }: Problem): string {
  const [{ file, line, column }, ...others] = where;
  const properties = { file, line, ...(column !== undefined && { col: column }), title: rule };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const also = others.length === 0 ? [] : [`See also ${others.map(formatPlace).join(', ')}.`];
  const message = [what, ...(why === undefined ? [] : [why]), fix, ...also].join('\n');
  return `::${severityOf({ rule })} ${list.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * Report for a terminal. Each problem has its place, the reason, and a fix. The total comes last. Files and pipes get
 * no colors.
 */
export const terminalReporter: Reporter = (problems, summary) => {
  const sum = formatSum(problems, summary);
  if (problems.length === 0) return styleText('green', sum);
  const { shown, omitted } = shortenByRule(problems);
  return [...shown.map(formatProblem), ...omitted, styleText('red', sum)].join('\n\n');
};

function formatProblem({ rule, what, where, why, fix }: Problem): string {
  const [first, ...others] = where.map((place) => styleText('cyan', formatPlace(place)));
  const severity = severityOf({ rule }) === 'warning' ? styleText('dim', 'warning: ') : '';
  const texts = [
    severity + styleText('bold', what),
    ...(why === undefined ? [] : [styleText('dim', why)]),
    // Some fixes have several lines, such as an example of front matter.
    styleText('green', `→ ${fix.replaceAll('\n', '\n  ')}`),
  ].map((text) => `  ${text.replaceAll('\n', '\n  ')}`);
  return [first, ...others.map((place) => styleText('dim', 'and ') + place), ...texts].join('\n');
}
