import type { Browser } from '@playwright/test';
import { timeTasks } from '../measure/frame-times';
import { timeIndexing } from '../measure/indexing';
import { timeKey, timeWords } from '../measure/search-times';
import { clearSearch, openSearch, searchBytes, visit, type SearchVisit } from '../measure/search-visit';
import { weighIndex } from '../measure/search-weight';
import { median, type Budget, type Measurement, type Unit } from '../measurement';
import { TEXT_PAGE, type SiteRun } from '../site-run';

const COLD_VISITS = 5;
const WORDS = ['button', 'select', 'checkbox', 'dialog', 'grid'];
const SENTENCE = 'responsive button variants with a loading icon';
const FAST_MS = 60;
const SLOWDOWN = 4;
const PAGES = 1000;

/** Download sizes, response times, and indexing times of the search. */
export async function measureSearch({ browser, server, folder }: SiteRun): Promise<Measurement[]> {
  const url = server.url + TEXT_PAGE;
  const { firstTier, largest } = weighIndex(folder);
  const before = await withVisit(browser, url, searchBytes);
  const opened = await withVisit(browser, url, async (visited) => {
    await openSearch(visited);
    return searchBytes(visited);
  });
  if (opened <= firstTier) throw new Error('The files of the search were not recognized.');
  const rows = [
    row('download before the search is opened', before / 1000, 'KB', { atMost: 0 }),
    row('name indexes of all products (first tier)', firstTier / 1000, 'KB', { atMost: 80 }),
    row(`all indexes of the largest product, ${largest.id}`, largest.bytes / 1000, 'KB', { atMost: 350 }),
    row('all indexes of all products, and scripts', opened / 1000, 'KB', null),
  ];
  const cold: number[] = [];
  for (let count = 0; count < COLD_VISITS; count += 1)
    cold.push(await withVisit(browser, url, ({ page }) => timeKey(page, 'b', 'b')));
  const warm = await withVisit(browser, url, async (visited) => {
    await openSearch(visited);
    return timeWords(visited.page, WORDS, () => clearSearch(visited));
  });
  const tasks = await withVisit(browser, url, (visited) => timeFastTyping(browser, visited));
  const { all, afterEdit } = await timeIndexing(folder, PAGES);
  return [
    ...rows,
    row(`first key → first result, empty cache, ${cold.length} visits`, median(cold), 'ms', {
      atMost: 200,
    }),
    row(`key → result, index loaded, ${warm.length} keys`, median(warm), 'ms', { atMost: 30 }),
    row(`longest of ${tasks.length} tasks while typing fast, ${SLOWDOWN}× CPU slowdown, processor time`, Math.max(...tasks), 'ms', { atMost: 50 }), // prettier-ignore
    row(`indexing ${PAGES} pages (this site's pages, repeated)`, all, 's', { atMost: 3 }),
    row(`reindexing after an edit of one of ${PAGES} pages`, afterEdit, 's', null),
  ];
}

function row(what: string, value: number, unit: Unit, budget: Budget | null): Measurement {
  return { part: 'search', what, value, unit, budget };
}

async function withVisit<Result>(
  browser: Browser,
  url: string,
  measure: (visited: SearchVisit) => Promise<Result>,
): Promise<Result> {
  const visited = await visit(browser, url);
  const result = await measure(visited);
  await visited.context.close();
  return result;
}

async function timeFastTyping(browser: Browser, visited: SearchVisit): Promise<number[]> {
  const { context, page } = visited;
  await openSearch(visited);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return timeTasks(browser, page, () => page.keyboard.type(SENTENCE, { delay: FAST_MS }));
}
