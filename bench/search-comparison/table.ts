import type { Machine } from '../machine';
import type { Cost } from './cost';
import type { Answers, Recall } from './recall';

/** One of the compared searches. */
export interface Contestant {
  name: string;
  answers: Answers;
  cost: Cost;
}

/** Markdown table, followed by the number of queries and pages, and the machine. */
export function formatComparison(
  contestants: readonly Contestant[],
  { machine, queries, pages }: { machine: Machine; queries: number; pages: number },
): string {
  const row = (what: string, read: (contestant: Contestant) => string): string =>
    `| ${[what, ...contestants.map(read)].join(' | ')} |`;
  return [
    row('', ({ name }) => name),
    `| :--- |${contestants.map(() => ' ---: |').join('')}`,
    row('Right page is first, in the first three', ({ answers }) => recall(answers.page)),
    row('Right section is first, in the first three', ({ answers }) => recall(answers.target)),
    row('Download before the first result', ({ cost }) => kilobytes(cost.bytesToFirstResult)),
    row('Total download', ({ cost }) => kilobytes(cost.bytesOfEverything)),
    row('First key to first result, empty cache', ({ cost }) => milliseconds(cost.cold)),
    row('Key to result, index loaded', ({ cost }) => milliseconds(cost.warm)),
    '',
    `${queries} queries, ${pages} pages. ${machine.cpu}, ${machine.cores} cores, ${machine.browser}, load ${machine.load}.`,
  ].join('\n');
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
const recall = ({ first, firstThree }: Recall): string => `${percent(first)}, ${percent(firstThree)}`;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;
