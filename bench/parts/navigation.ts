import type { Page } from '@playwright/test';
import { newDesktopContext } from '../measure/browser';
import { timeModeSwitches } from '../measure/mode-switch';
import { timeNavigations } from '../measure/navigations';
import { median, type Measurement } from '../measurement';
import { TEXT_PAGE, type SiteRun } from '../site-run';

/** Time budgets in milliseconds by CPU slowdown. */
const BUDGETS = [
  { slowdown: 1, atMost: 50 },
  { slowdown: 4, atMost: 110 },
];

/** Link click → new heading painted within a product, and color mode click → painted. */
export async function measureNavigation(run: SiteRun): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const { slowdown, atMost } of BUDGETS) {
    const speed = slowdown === 1 ? '' : `, ${slowdown}× CPU slowdown`;
    for (const prefetched of [true, false]) {
      const times = await withPage(run, slowdown, (page) => timeNavigations(page, prefetched));
      const how = prefetched ? 'link hovered before' : 'nothing prefetched';
      const what = `link click → heading painted, ${how}${speed}, ${times.length} clicks`;
      rows.push(row(what, times, atMost));
    }
  }
  const times = await withPage(run, 1, timeModeSwitches);
  rows.push(row(`color mode click → painted, ${times.length} clicks`, times, 50));
  return rows;
}

function row(what: string, times: readonly number[], atMost: number): Measurement {
  return { part: 'navigation', what, value: median(times), unit: 'ms', budget: { atMost } };
}

async function withPage(
  { browser, server }: SiteRun,
  slowdown: number,
  measure: (page: Page) => Promise<number[]>,
): Promise<number[]> {
  const context = await newDesktopContext(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(server.url + TEXT_PAGE, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = await measure(page);
  await context.close();
  return times;
}
