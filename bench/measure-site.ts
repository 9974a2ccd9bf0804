import type { Browser } from '@playwright/test';
import { buildSite } from './measure/run-measured';
import { serveSite } from './measure/serve';
import type { Measurement } from './measurement';
import { SITE_PARTS, type Part } from './options';
import { measureApi } from './parts/api';
import { measureEditor } from './parts/editor';
import { measureLighthouse } from './parts/lighthouse';
import { measureNavigation } from './parts/navigation';
import { measureSizes } from './parts/sizes';
import { measurePartners } from './parts/partners';
import { measureSearch } from './parts/search';
import { announce } from './progress';
import type { SiteRun } from './site-run';

/** Parts of the site as it is built without settings. */
type PlainPart = Exclude<(typeof SITE_PARTS)[number], 'partners'>;

const MEASURES: Record<PlainPart, (run: SiteRun) => Promise<Measurement[]>> = {
  sizes: measureSizes,
  lighthouse: measureLighthouse,
  navigation: measureNavigation,
  editor: measureEditor,
  search: measureSearch,
  api: measureApi,
};

/** Builds and serves this site and measures the parts that were asked for. */
export async function measureSite(
  folder: string,
  browser: Browser,
  parts: readonly Part[],
): Promise<Measurement[]> {
  const wanted = SITE_PARTS.filter((part) => parts.includes(part));
  // First: what is left in the folder is the site without settings.
  const measurements = wanted.includes('partners') ? await measurePartners(folder, browser) : [];
  const plain = wanted.filter((part) => part !== 'partners');
  if (plain.length === 0) return measurements;
  announce('Building the site');
  await buildSite(folder);
  const server = await serveSite(folder);
  try {
    for (const part of plain) {
      announce(`Measuring ${part}`);
      measurements.push(...(await MEASURES[part]({ folder, server, browser })));
    }
    return measurements;
  } finally {
    server.stop();
  }
}
