import type { Browser } from '@playwright/test';
import { weighPage, type PageWeight } from '../measure/page-weight';
import { serveSite } from '../measure/serve';
import type { Measurement } from '../measurement';
import { COMPONENT_PAGE } from '../site-run';

const KINDS = [
  { kind: 'javascript', name: 'JavaScript' },
  { kind: 'html', name: 'HTML' },
  { kind: 'pageData', name: 'page data' },
] as const;
const TOLERANCE_PERCENT = 1;

/** Size change of one page when the site grows. Both sites must be built. */
export async function measureGrowth(
  browser: Browser,
  small: { folder: string; pageCount: number },
  large: { folder: string; pageCount: number },
): Promise<Measurement[]> {
  const before = await weigh(browser, small.folder);
  const after = await weigh(browser, large.folder);
  return KINDS.map(({ kind, name }) => ({
    part: 'growth',
    what: `change in ${name} size of ${COMPONENT_PAGE}, ${large.pageCount} pages instead of ${small.pageCount}`,
    value: Math.abs(after[kind] / before[kind] - 1) * 100,
    unit: '%',
    budget: { atMost: TOLERANCE_PERCENT },
  }));
}

async function weigh(browser: Browser, folder: string): Promise<PageWeight> {
  const server = await serveSite(folder);
  try {
    return await weighPage(browser, server.url + COMPONENT_PAGE);
  } finally {
    server.stop();
  }
}
