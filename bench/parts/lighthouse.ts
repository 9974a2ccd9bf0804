import type { Result } from 'lighthouse';
import { launchBrowser } from '../measure/browser';
import { freePort } from '../measure/serve';
import { median, type Budget, type Measurement, type Unit } from '../measurement';
import { API_PAGE, COMPONENT_PAGE, type SiteRun } from '../site-run';

const RUNS = 3;

/** Lighthouse scores on mobile of a component page and an API page, median of three runs. */
export async function measureLighthouse({ server }: SiteRun): Promise<Measurement[]> {
  return [
    ...(await lighthouseRows('lighthouse', server.url + COMPONENT_PAGE)),
    ...(await lighthouseRows('lighthouse', server.url + API_PAGE)),
  ];
}

/** Lighthouse scores of one page, median of three runs. */
export async function lighthouseRows(part: string, url: string): Promise<Measurement[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await runLighthouse(url));
  const row = (what: string, unit: Unit, budget: Budget, read: (result: Result) => number): Measurement => ({
    part,
    what: `${what}, ${new URL(url).pathname}`,
    value: median(results.map(read)),
    unit,
    budget,
  });
  const category = (id: string) => (result: Result) => Math.round((result.categories[id]?.score ?? 0) * 100);
  const audit = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? Number.NaN;
  return [
    row('performance', 'score', { atLeast: 98 }, category('performance')),
    row('accessibility', 'score', { atLeast: 100 }, category('accessibility')),
    row('best practices', 'score', { atLeast: 100 }, category('best-practices')),
    row('SEO', 'score', { atLeast: 100 }, category('seo')),
    row('total blocking time', 'ms', { atMost: 100 }, audit('total-blocking-time')),
    row('layout shift', 'shift', { atMost: 0 }, audit('cumulative-layout-shift')),
  ];
}

/** Starts a new browser, so that nothing is cached from an earlier run. */
async function runLighthouse(url: string): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message ?? url}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
