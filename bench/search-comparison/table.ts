import type { Machine } from '../machine';
import type { Cost } from './cost';
import type { Answers, Recall } from './recall';

/** A search with its measured values. */
export interface Contestant {
  name: string;
  answers: Answers;
  cost: Cost;
}

/** The result as a Markdown table, with what it was measured on below. */
export function formatComparison(
  contestants: readonly Contestant[],
  { machine, queries, pages }: { machine: Machine; queries: number; pages: number },
): string {
  const row = (what: string, read: (contestant: Contestant) => string): string =>
    `| ${[what, ...contestants.map(read)].join(' | ')} |`;
  return [
    row('', ({ name }) => name),
    `| :--- |${contestants.map(() => ' ---: |').join('')}`,
    row('Right page first, among three', ({ answers }) => recall(answers.page)),
    row('Right place first, among three', ({ answers }) => recall(answers.place)),
    row('Download to the first result', ({ cost }) => kilobytes(cost.bytesToFirstResult)),
    row('Download of everything', ({ cost }) => kilobytes(cost.bytesOfEverything)),
    row('First key to first result, empty cache', ({ cost }) => milliseconds(cost.cold)),
    row('Later key to its result', ({ cost }) => milliseconds(cost.warm)),
    '',
    `${queries} queries, ${pages} pages. ${machine.cpu}, ${machine.cores} cores, ${machine.browser}, load ${machine.load}.`,
  ].join('\n');
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
const recall = ({ first, firstThree }: Recall): string => `${percent(first)}, ${percent(firstThree)}`;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;
