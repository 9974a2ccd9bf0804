import type { Flags, Result } from 'lighthouse';
import { freePort } from '../../tests/build/develop-server';
import { launchBrowser } from '../measure/browser';
import { median, type Budget, type Measurement, type Unit } from '../measurement';
import { API_PAGE, COMPONENT_PAGE, TEXT_PAGE, type SiteRun } from '../site-run';

const RUNS = 5;

/** Pages with the most code, and the tool with the largest page of its own. */
const PAGES = [
  COMPONENT_PAGE,
  '/material-ui/react-select/',
  '/material-ui/react-autocomplete/',
  '/material-ui/customization/theme-builder/',
  API_PAGE,
];

/** Lighthouse on mobile. Scores of several pages, and the first view of a text page. */
export async function measureLighthouse({ server }: SiteRun): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const path of PAGES) rows.push(...(await lighthouseRows('lighthouse', server.url + path)));
  return [...rows, ...(await firstView(server.url + TEXT_PAGE))];
}

type ReadRow = (what: string, unit: Unit, budget: Budget, read: (result: Result) => number) => Measurement;

/** Lighthouse scores of one page, median of five runs. */
export async function lighthouseRows(part: string, url: string): Promise<Measurement[]> {
  const row = await runRepeatedly(part, url);
  const category = (id: string) => (result: Result) => Math.round((result.categories[id]?.score ?? 0) * 100);
  return [
    row('performance', 'score', { atLeast: 98 }, category('performance')),
    row('accessibility', 'score', { atLeast: 100 }, category('accessibility')),
    row('best practices', 'score', { atLeast: 100 }, category('best-practices')),
    row('SEO', 'score', { atLeast: 100 }, category('seo')),
    row('total blocking time', 'ms', { atMost: 80 }, audit('total-blocking-time')),
    row('layout shift', 'shift', { atMost: 0 }, audit('cumulative-layout-shift')),
    row('fonts', 'KB', { atMost: 45 }, fontKilobytes),
  ];
}

/** Paint times of a page in a browser that is as slow as on a phone. */
async function firstView(url: string): Promise<Measurement[]> {
  const row = await runRepeatedly('lighthouse', url, { throttlingMethod: 'devtools' });
  const firstPaint = audit('first-contentful-paint');
  const largestPaint = audit('largest-contentful-paint');
  return [
    row('first paint', 'ms', { atMost: 1300 }, firstPaint),
    row(
      'first to largest paint',
      'ms',
      { atMost: 300 },
      (result) => largestPaint(result) - firstPaint(result),
    ),
  ];
}

const audit = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? Number.NaN;

function fontKilobytes({ audits }: Result): number {
  const requests = audits['network-requests']?.details?.items;
  if (!requests) throw new Error('Lighthouse did not list the requests.');
  const fonts = requests.filter(({ resourceType }) => resourceType === 'Font');
  return fonts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
}

/**
 * Returns a function that makes a row with the median of all runs. A first run does not count, because it is slower
 * after a build (blocking time of Button: 172 instead of 50 ms).
 */
async function runRepeatedly(part: string, url: string, flags: Flags = {}): Promise<ReadRow> {
  await runLighthouse(url, flags);
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await runLighthouse(url, flags));
  return (what, unit, budget, read) => ({
    part,
    what: `${what}, ${new URL(url).pathname}`,
    value: median(results.map(read)),
    unit,
    budget,
  });
}

/** Starts a new browser, so that nothing is cached from an earlier run. */
async function runLighthouse(url: string, flags: Flags): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { ...flags, port, logLevel: 'silent', output: 'json' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message ?? url}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
