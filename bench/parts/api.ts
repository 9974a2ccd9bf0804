import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { API_CACHE, readSiteReference } from '../../src/node/api/read-api-reference';
import { readProducts } from '../../src/node/content/data-files';
import { copySite } from '../corpus/write-corpus';
import { buildSite } from '../measure/run-measured';
import type { Measurement } from '../measurement';
import type { SiteRun } from '../site-run';

const TEXTS = '_data/translations';
const PAGE = '---\ntitle: Page\ndescription: A page.\nhidden: true\n---\n\nText.\n';

/** What the API reference costs: reading the declarations, and its pages in a build from nothing. */
export async function measureApi({ folder }: SiteRun): Promise<Measurement[]> {
  const cold = await timeReading(folder, true);
  const kept = await timeReading(folder, false);
  const root = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  try {
    const without = await timeBuild(folder, join(root, 'without'), false);
    const pages = await timeBuild(folder, join(root, 'with'), true);
    const row = (what: string, value: number, atMost: number): Measurement => ({
      part: 'api',
      what,
      value,
      unit: 's',
      budget: { atMost },
    });
    return [
      row('reading the declarations of all components', cold, 8),
      row('reading what an earlier run has kept', kept, 0.5),
      row('what API pages add to a build from nothing, processor time', pages - without, 12),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function timeReading(repository: string, fromNothing: boolean): Promise<number> {
  if (fromNothing) rmSync(join(repository, API_CACHE), { recursive: true, force: true });
  const start = performance.now();
  await readSiteReference(repository);
  return (performance.now() - start) / 1000;
}

/** Builds a site of one page for each product, with or without the API pages of its components. */
async function timeBuild(repository: string, folder: string, hasApiPages: boolean): Promise<number> {
  copySite(repository, folder);
  await replaceContent(repository, join(folder, 'content'), hasApiPages);
  rmSync(join(repository, API_CACHE), { recursive: true, force: true });
  // Seconds on the clock differ more between two builds than API pages take.
  const { cpuSeconds, seconds } = await buildSite(folder);
  return cpuSeconds ?? seconds;
}

async function replaceContent(repository: string, folder: string, hasApiPages: boolean): Promise<void> {
  rmSync(folder, { recursive: true });
  cpSync(join(repository, 'content', TEXTS), join(folder, TEXTS), { recursive: true });
  const documented = (await readProducts(join(repository, 'content'), repository)).filter(
    ({ api }) => api.length > 0,
  );
  const products = documented.map(({ id, api }) => {
    const product = { id, name: id, description: 'A product.', path: `/${id}/` };
    return hasApiPages ? { ...product, api } : product;
  });
  writeFileSync(join(folder, '_data/products.yaml'), stringify(products));
  for (const { id } of products) {
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, 'index.md'), PAGE);
  }
}
