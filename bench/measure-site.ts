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
import { announce } from './progress';
import type { SiteRun } from './site-run';

const MEASURES: Record<(typeof SITE_PARTS)[number], (run: SiteRun) => Promise<Measurement[]>> = {
  sizes: measureSizes,
  lighthouse: measureLighthouse,
  navigation: measureNavigation,
  editor: measureEditor,
  api: measureApi,
};

/** Builds and serves this site and measures the parts that were asked for. */
export async function measureSite(
  folder: string,
  browser: Browser,
  parts: readonly Part[],
): Promise<Measurement[]> {
  const wanted = SITE_PARTS.filter((part) => parts.includes(part));
  if (wanted.length === 0) return [];
  announce('Building the site');
  await buildSite(folder);
  const server = await serveSite(folder);
  try {
    const measurements: Measurement[] = [];
    for (const part of wanted) {
      announce(`Measuring ${part}`);
      measurements.push(...(await MEASURES[part]({ folder, server, browser })));
    }
    return measurements;
  } finally {
    server.stop();
  }
}
