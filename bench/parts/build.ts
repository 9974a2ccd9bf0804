import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Corpus } from '../corpus/write-corpus';
import { buildSite, runPackageScript, type Cost } from '../measure/run-measured';
import type { Budget, Measurement, Unit } from '../measurement';

const MEGABYTE = 1_000_000;
const ADDED = 'This sentence was added later.';

/** A cold build, and a build after one page was edited. */
export async function measureBuild({ folder, generated }: Corpus, pageCount: number): Promise<Measurement[]> {
  const cold = await buildSite(folder);
  const edited = generated[0] ?? '';
  appendFileSync(join(folder, 'content', edited, 'index.mdx'), `\n${ADDED}\n`);
  const warm = await buildSite(folder);
  const html = readFileSync(join(folder, 'public', edited, 'index.html'), 'utf8');
  if (!html.includes(ADDED)) throw new Error(`The edit of ${edited} is missing from its HTML.`);
  return [
    ...costRows(`cold build of ${pageCount} pages`, cold, { seconds: 50, megabytes: 1200 }),
    ...costRows(`build after editing one of ${pageCount} pages`, warm, { seconds: 15, megabytes: null }),
  ];
}

export async function measureContentCheck({ folder }: Corpus, pageCount: number): Promise<Measurement[]> {
  const { seconds } = await runPackageScript(folder, 'check:content', { samplesMemory: false });
  return [row(`check:content of ${pageCount} pages`, seconds, 's', { atMost: 5 })];
}

function costRows(
  what: string,
  cost: Cost,
  budget: { seconds: number; megabytes: number | null },
): Measurement[] {
  const { seconds, cpuSeconds, memory } = cost;
  const megabytes = (bytes: number | undefined): number | null =>
    bytes === undefined ? null : bytes / MEGABYTE;
  const memoryBudget = budget.megabytes === null ? null : { atMost: budget.megabytes };
  return [
    row(what, seconds, 's', { atMost: budget.seconds }),
    row(`${what}, processor time`, cpuSeconds, 's', null),
    row(`${what}, peak memory of the largest process`, megabytes(memory?.largest), 'MB', memoryBudget),
    row(`${what}, peak memory of all processes`, megabytes(memory?.together), 'MB', null),
  ];
}

function row(what: string, value: number | null, unit: Unit, budget: Budget | null): Measurement {
  return { part: 'build', what, value, unit, budget };
}
