import type { Browser } from '@playwright/test';
import { timeFirstLoad, type FirstLoad } from '../measure/first-load';
import { buildSite } from '../measure/run-measured';
import { serveSite } from '../measure/serve';
import { median, type Measurement } from '../measurement';
import { announce } from '../progress';
import { COMPONENT_PAGE } from '../site-run';

/** Browsers ask this machine for both, as for `localhost` itself, which they find in less time. */
const WORKER_HOST = 'docs.localhost';
const OTHER_HOST = 'other.localhost';
const PAIRS = 40;
const MOST_PERCENT = 2;

type Moment = 'painted' | 'loaded' | 'alive';
const MOMENTS: readonly [Moment, string][] = [
  ['painted', 'largest part painted'],
  ['loaded', 'load event'],
  ['alive', 'first demo alive'],
];

/** What registering the worker costs those who come for the first time: the same build on a host with it and one without. */
export async function measureOffline(folder: string, browser: Browser): Promise<Measurement[]> {
  announce('Building the site with its worker');
  await buildSite(folder, { GATSBY_DOCS_HOST: WORKER_HOST });
  const server = await serveSite(folder);
  try {
    announce('Measuring offline');
    const pageOn = (host: string): string => server.url.replace('localhost', host) + COMPONENT_PAGE;
    const [withWorker, without] = [pageOn(WORKER_HOST), pageOn(OTHER_HOST)];
    const pairs = await timePairs(browser, withWorker, without);
    return [waitRow(pairs), ...MOMENTS.map(([moment, name]) => differenceRow(pairs, moment, name))];
  } finally {
    server.stop();
  }
}

type Pair = Record<'withWorker' | 'without', FirstLoad>;

/** In turn, and each first in every other pair: what slows the machine down for a while slows both down. */
async function timePairs(browser: Browser, withWorker: string, without: string): Promise<Pair[]> {
  const pairs: Pair[] = [];
  // The first visit of all pays for the start of browser and server.
  await timeFirstLoad(browser, without);
  while (pairs.length < PAIRS) {
    const early = pairs.length % 2 === 0 ? await timeFirstLoad(browser, withWorker) : null;
    const plain = await timeFirstLoad(browser, without);
    pairs.push({ withWorker: early ?? (await timeFirstLoad(browser, withWorker)), without: plain });
  }
  return pairs;
}

/** What comes after all that the reader waits for cannot hold it up: exact where the clock is not. */
function waitRow(pairs: readonly Pair[]): Measurement {
  const waits = pairs.map(({ withWorker: { painted, loaded, alive, workerAsked } }) =>
    workerAsked === null ? Number.NaN : workerAsked - Math.max(painted, loaded, alive),
  );
  return {
    part: 'offline',
    what: `first visit: time from all the moments below to the worker, least of ${PAIRS}`,
    value: Math.min(...waits),
    unit: 'ms',
    budget: { atLeast: 0 },
  };
}

function differenceRow(pairs: readonly Pair[], moment: Moment, name: string): Measurement {
  const [slow, fast] = (['withWorker', 'without'] as const).map((kind) =>
    median(pairs.map((pair) => pair[kind][moment])),
  ) as [number, number];
  return {
    part: 'offline',
    what: `first visit with worker, ${name}: ${slow.toFixed(0)} ms instead of ${fast.toFixed(0)}, median of ${PAIRS}`,
    value: (slow / fast - 1) * 100,
    unit: '%',
    budget: { atMost: MOST_PERCENT },
  };
}
