import type { Browser } from '@playwright/test';
import { timeFirstLoad, type FirstLoad } from '../measure/first-load';
import { buildSite } from '../measure/run-measured';
import { serveSite } from '../measure/serve';
import { median, type Measurement } from '../measurement';
import { announce } from '../progress';
import { COMPONENT_PAGE } from '../site-run';

/** Browsers resolve subdomains of `localhost` to this machine. Plain `localhost` would resolve faster than these. */
const WORKER_HOST = 'docs.localhost';
const OTHER_HOST = 'other.localhost';
const PAIRS = 40;
const MAX_PERCENT = 2;

type Moment = 'painted' | 'loaded' | 'interactive';
const MOMENTS: readonly [Moment, string][] = [
  ['painted', 'largest contentful paint'],
  ['loaded', 'load event'],
  ['interactive', 'first demo interactive'],
];

/** Cost of the service worker on a first visit. Serves the same build on a host with the worker and on one without. */
export async function measureOffline(folder: string, browser: Browser): Promise<Measurement[]> {
  announce('Building the site with its worker');
  await buildSite(folder, { GATSBY_DOCS_HOST: WORKER_HOST });
  const server = await serveSite(folder);
  try {
    announce('Measuring the service worker');
    const pageOn = (host: string): string => server.url.replace('localhost', host) + COMPONENT_PAGE;
    const [withWorker, without] = [pageOn(WORKER_HOST), pageOn(OTHER_HOST)];
    const pairs = await timePairs(browser, withWorker, without);
    return [waitRow(pairs), ...MOMENTS.map(([moment, name]) => differenceRow(pairs, moment, name))];
  } finally {
    server.stop();
  }
}

type Pair = Record<'withWorker' | 'without', FirstLoad>;

/** Alternates the order within each pair, so that a busy machine slows down both hosts alike. */
async function timePairs(browser: Browser, withWorker: string, without: string): Promise<Pair[]> {
  const pairs: Pair[] = [];
  // The first visit isn't measured, because it includes the startup of the browser and the server.
  await timeFirstLoad(browser, without);
  while (pairs.length < PAIRS) {
    const early = pairs.length % 2 === 0 ? await timeFirstLoad(browser, withWorker) : null;
    const plain = await timeFirstLoad(browser, without);
    pairs.push({ withWorker: early ?? (await timeFirstLoad(browser, withWorker)), without: plain });
  }
  return pairs;
}

/** If the worker is registered after the page is interactive, it can't delay it. Needs no precise clock. */
function waitRow(pairs: readonly Pair[]): Measurement {
  const waits = pairs.map(({ withWorker: { painted, loaded, interactive, workerRegistered } }) =>
    workerRegistered === null ? Number.NaN : workerRegistered - Math.max(painted, loaded, interactive),
  );
  return {
    part: 'offline',
    what: `first visit, time from the last event below to the worker's registration, shortest of ${PAIRS}`,
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
    budget: { atMost: MAX_PERCENT },
  };
}
