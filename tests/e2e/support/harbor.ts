import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { buildHarborSite } from '../../build/harbor-site';
import { StaticServer } from './static-server';

/** Serves a site that documents another library. */
export const test = base.extend<object, { harbor: string }>({
  harbor: [
    async ({}, provide) => {
      const site = await buildHarborSite();
      const server = new StaticServer(join(site.folder, 'public'));
      await server.listen();
      await provide(server.origin);
      await server.cut();
      await site.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
