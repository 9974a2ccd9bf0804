import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readSiteReference } from '../src/node/api/read-api-reference';
import { writeCorpus, type Corpus } from './corpus/write-corpus';
import { buildSite } from './measure/run-measured';
import type { Measurement } from './measurement';
import { CORPUS_PARTS, type Options } from './options';
import { measureBuild, measureContentCheck } from './parts/build';
import { measureDevelop } from './parts/develop';
import { measureGrowth } from './parts/growth';
import { measurePeers } from './parts/peers';
import { announce } from './progress';

/** Content pages of the site that `check:content` runs on. */
const CHECKED = 500;

/** Writes sites with generated pages to a temporary folder and measures the requested parts. */
export async function measureCorpus(
  repository: string,
  browser: Browser,
  { parts, pages }: Options,
): Promise<Measurement[]> {
  if (!CORPUS_PARTS.some((part) => parts.includes(part))) return [];
  const root = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  const write = (count: number): Promise<Corpus> => writeCorpus(repository, join(root, String(count)), count);
  // Every site also has API pages, which are generated from the installed packages.
  const { length: apiPages } = (await readSiteReference(repository)).components;
  try {
    const measurements: Measurement[] = [];
    if (parts.includes('develop')) {
      const { folder, pageCount } = await writeCorpus(repository, join(root, 'develop'), 0);
      announce(`Editing a site of ${apiPages + pageCount} pages in develop`);
      measurements.push(...(await measureDevelop(folder)));
    }
    if (parts.includes('peers')) measurements.push(...(await measurePeers(root, pages)));
    if (!parts.includes('build') && !parts.includes('growth')) return measurements;
    const large = await write(pages - apiPages);
    if (large.generated.length === 0)
      throw new Error(`--pages must be more than ${apiPages + large.pageCount}, the size of this site.`);
    if (parts.includes('build')) {
      announce(`Building a corpus of ${pages} pages`);
      measurements.push(...(await measureBuild(large, pages)));
      announce(`Running check:content on ${CHECKED} pages`);
      measurements.push(...(await measureContentCheck(await write(CHECKED), CHECKED)));
    }
    if (parts.includes('growth')) {
      const small = await write(0);
      announce(`Comparing ${pages} pages with ${apiPages + small.pageCount}`);
      if (!parts.includes('build')) await buildSite(large.folder);
      await buildSite(small.folder);
      measurements.push(
        ...(await measureGrowth(
          browser,
          { ...small, pageCount: apiPages + small.pageCount },
          { ...large, pageCount: pages },
        )),
      );
    }
    return measurements;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
