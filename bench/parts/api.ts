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

const TRANSLATIONS = '_data/translations';
const PAGE = '---\ntitle: Page\ndescription: A page.\nhidden: true\n---\n\nText.\n';

/** Time to read the type declarations, and processor time that API pages add to a cold build. */
export async function measureApi({ folder }: SiteRun): Promise<Measurement[]> {
  const cold = await timeReading(folder, true);
  const cached = await timeReading(folder, false);
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
      row('API reference of all components, no cache', cold, 8),
      row('API reference of all components, cached', cached, 0.5),
      row('processor time that API pages add to a cold build', pages - without, 12),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function timeReading(repository: string, clearsCache: boolean): Promise<number> {
  if (clearsCache) rmSync(join(repository, API_CACHE), { recursive: true, force: true });
  const start = performance.now();
  await readSiteReference(repository);
  return (performance.now() - start) / 1000;
}

/** Builds a site with one page per product, with or without API pages. */
async function timeBuild(repository: string, folder: string, hasApiPages: boolean): Promise<number> {
  copySite(repository, folder);
  await replaceContent(repository, join(folder, 'content'), hasApiPages);
  rmSync(join(repository, API_CACHE), { recursive: true, force: true });
  // Processor time, because the wall-clock time of two builds varies by more than API pages take.
  const { cpuSeconds, seconds } = await buildSite(folder);
  return cpuSeconds ?? seconds;
}

async function replaceContent(repository: string, folder: string, hasApiPages: boolean): Promise<void> {
  rmSync(folder, { recursive: true });
  cpSync(join(repository, 'content', TRANSLATIONS), join(folder, TRANSLATIONS), { recursive: true });
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
