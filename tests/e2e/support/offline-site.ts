import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import type { OfflineIndex, ProductManifest } from '../../../src/shared/manifest';
import { writeLastDeploy, writeNextDeploy } from './next-deploy';
import { scriptsHaveStarted } from './open-page';
import { builtFile } from './site';
import { StaticServer } from './static-server';

/** Page that changes from deploy to deploy, and its first sentence. */
export const CHANGING_PAGE = '/system/spacing/';
export const BEFORE = 'Set margin and padding with short keys and your theme';
export const AFTER = 'Spacing, as the second deploy tells it.';

const CHANGE = { page: CHANGING_PAGE, text: [BEFORE, AFTER] } as const;

/** Writing a deploy has its own time limit, apart from the first test. */
const WRITING = { scope: 'worker', timeout: 60_000 } as const;

interface Deploys {
  /** Folder of a deploy with another text and other code. */
  nextDeploy: string;
  /** Folder of a deploy with another text and the same code. */
  nextContent: string;
  /** Folder of a deploy in which nothing works offline any more. */
  lastDeploy: string;
}

interface Fixtures {
  /** The built site on a separate host, on which the service worker registers. */
  site: StaticServer;
}

export type { StaticServer };

/** Tests of the site on a host that can change, fail and disappear. */
export const test = base.extend<Fixtures, Deploys>({
  nextDeploy: [
    ({}, provide) => inFolder((to) => writeNextDeploy('public', to, { ...CHANGE, code: true }), provide),
    WRITING,
  ],
  nextContent: [
    ({}, provide) => inFolder((to) => writeNextDeploy('public', to, { ...CHANGE, code: false }), provide),
    WRITING,
  ],
  lastDeploy: [({}, provide) => inFolder((to) => writeLastDeploy('public', to), provide), WRITING],
  site: async ({}, provide) => {
    if (!builtFile('sw.js').includes('docs-files'))
      throw new Error('Build the site without GATSBY_OFFLINE=off: this build has no service worker.');
    const site = new StaticServer('public');
    await site.listen();
    await provide(site);
    await site.cut();
  },
});

async function inFolder(
  write: (folder: string) => Promise<void>,
  provide: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-deploy-'));
  await write(folder);
  await provide(folder);
  rmSync(folder, { recursive: true, force: true });
}

/** Opens a page and waits until the worker has taken over and saved it. */
export async function visit(page: Page, site: StaticServer, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await scriptsHaveStarted(page);
  await isSaved(page, path);
}

/** Waits until a page is on the device, with all that opens on it. */
export async function isSaved(page: Page, path: string): Promise<void> {
  // After a deploy, the tab can reload in between.
  const saved = async (): Promise<string> => page.evaluate(savedTools, { path, code: await codeOf(page) });
  await expect.poll(() => saved().catch(() => 'nothing'), { message: `${path} is saved` }).toBe('all');
}

/** How much of a page is saved from the deploy whose code the tab runs. Runs in the browser. */
async function savedTools({ path, code }: { path: string; code: unknown }): Promise<string> {
  const url = `/offline-files/pages${path}files.json`;
  for (const name of await caches.keys()) {
    if (!name.endsWith(`-visited-${code}`)) continue;
    const stored = await (await caches.open(name)).match(url);
    if (!stored) continue;
    const { files, tools } = (await stored.json()) as Record<'files' | 'tools', { url: string }[]>;
    const missing = [];
    for (const file of [...files, ...tools]) if (!(await caches.match(file.url))) missing.push(file.url);
    return missing.length === 0 ? 'all' : `without ${missing.join(', ')}`;
  }
  return 'nothing';
}

/** Disconnects all tabs and the worker. */
export async function goOffline(page: Page, site: StaticServer): Promise<void> {
  await site.cut();
  await page.context().setOffline(true);
}

/** The network is back. */
export async function goOnline(page: Page, site: StaticServer): Promise<void> {
  await site.listen();
  await page.context().setOffline(false);
}

/** What the build under test lists of a product. */
export function savedProduct(id: string): ProductManifest {
  const { products } = JSON.parse(builtFile('offline-files/index.json')) as OfflineIndex;
  const product = products.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`The build offers no product ${id}.`);
  return JSON.parse(builtFile(product.manifest.slice(1))) as ProductManifest;
}

/** Counts the loads of a tab from now on. */
export function countLoads(page: Page): { loads: number } {
  const counter = { loads: 0 };
  page.on('load', () => (counter.loads += 1));
  return counter;
}

/** Name of the code that a tab runs. */
export function codeOf(page: Page): Promise<unknown> {
  return page.evaluate('window.___webpackCompilationHash');
}

/** Makes the browser look for a newer worker, as it does after each navigation. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}
