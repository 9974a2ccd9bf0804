import type { Browser } from '@playwright/test';
import { buildSite } from './measure/run-measured';
import { serveSite } from './measure/serve';
import type { Measurement } from './measurement';
import { SITE_PARTS, type Part } from './options';
import { measureApi } from './parts/api';
import { measureEditor } from './parts/editor';
import { measureLighthouse } from './parts/lighthouse';
import { measureNavigation } from './parts/navigation';
import { measureOffline } from './parts/offline';
import { measureSizes } from './parts/sizes';
import { measurePartners } from './parts/partners';
import { measureSearch } from './parts/search';
import { measureSx } from './parts/sx';
import { announce } from './progress';
import type { SiteRun } from './site-run';

/** Parts that build the site with special settings. */
const CONFIGURED = { partners: measurePartners, offline: measureOffline };

type ConfiguredPart = keyof typeof CONFIGURED;
/** Parts that share one build with the default settings. */
type PlainPart = Exclude<(typeof SITE_PARTS)[number], ConfiguredPart>;

const MEASURES: Record<PlainPart, (run: SiteRun) => Promise<Measurement[]>> = {
  sizes: measureSizes,
  lighthouse: measureLighthouse,
  navigation: measureNavigation,
  editor: measureEditor,
  search: measureSearch,
  api: measureApi,
  sx: measureSx,
};

/** Builds and serves this site and measures the requested parts. */
export async function measureSite(
  folder: string,
  browser: Browser,
  parts: readonly Part[],
): Promise<Measurement[]> {
  const wanted = SITE_PARTS.filter((part) => parts.includes(part));
  const plain = wanted.filter((part): part is PlainPart => !isConfigured(part));
  const measurements: Measurement[] = [];
  // These run first, so that the build with the default settings is the one that remains in `public`.
  for (const part of wanted.filter(isConfigured))
    measurements.push(...(await CONFIGURED[part](folder, browser)));
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

function isConfigured(part: (typeof SITE_PARTS)[number]): part is ConfiguredPart {
  return part in CONFIGURED;
}
