import { it } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { startDevelop } from './develop-server';
import { createGatsbySite } from './gatsby-site';
import { editSite, SITE_FILES } from './site-files';
import { sampleMemory, countOpenFiles } from '../../bench/measure/processes';
import { join } from 'node:path';
it('x', { timeout: 900000 }, async () => {
  const site = await createGatsbySite({});
  editSite(site, SITE_FILES);
  const server = await startDevelop(site.folder);
  const log: string[] = [];
  try {
    await server.pageShows('/base-ui/shown/', 'first helper');
    for (let n = 0; n < 120; n++) {
      if (n % 10 === 0) { log.push(`${n} ${JSON.stringify(sampleMemory(server.pid))} ${countOpenFiles(server.pid)} ${performance.now() | 0}`); writeFileSync('/tmp/devmem/log', log.join('\n')); }
      editSite(site, { 'content/base-ui/shown/word.ts': `export const word = 'helper ${n}x';\n` });
      await server.pageShows('/base-ui/shown/', `helper ${n}x`);
    }
  } finally {
    await server.stop().catch(() => {});
    await site.remove();
  }
});
