import { expect, type Page } from '@playwright/test';
import type { Services } from '../../src/shared/site-data';
import { withServices } from './support/configured-site';
import { openPage, scriptsHaveStarted } from './support/open-page';
import {
  AFTER,
  BEFORE,
  CHANGING_PAGE,
  goOffline,
  goOnline,
  isSaved,
  test,
  visit,
  type StaticServer,
} from './support/offline-site';
import { startPartnerServer } from './support/partner-server';
import { readThrough } from './support/reading';
import { StaticServer as Server } from './support/static-server';

const HOME = '/system/getting-started/';
const AD_PAGE = '/material-ui/react-button/';
const DATA = `/page-data${CHANGING_PAGE}page-data.json`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const copyMark = (page: Page) => page.getByText(/^Saved copy of/);
const section = (page: Page) => page.locator('main .save-for-offline');

/** Overwrites all copies of a URL, but keeps their headers. */
async function damage(page: Page, ending: string): Promise<number> {
  return page.evaluate(async (end) => {
    let damaged = 0;
    for (const name of (await caches.keys()).filter((candidate) => candidate.startsWith('docs-'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new URL(request.url).pathname.endsWith(end)) continue;
        const { headers } = (await cache.match(request)) ?? new Response();
        await cache.put(request, new Response('{"damaged', { headers }));
        damaged += 1;
      }
    }
    return damaged;
  }, ending);
}

const never = { wait: new Promise<never>(() => undefined) };

async function saveSystem(page: Page, site: StaticServer): Promise<void> {
  await visit(page, site, HOME);
  await section(page).scrollIntoViewIfNeeded();
  await section(page).getByRole('button', { name: /^Save/ }).click();
}

test('A server that does not answer is waited for three seconds; then the copy is shown', async ({
  page,
  site,
}) => {
  await visit(page, site, CHANGING_PAGE);
  site.treat = () => never;
  await page.goto(site.origin + CHANGING_PAGE);
  await expect(page.getByText(BEFORE)).toBeVisible();
  await expect(copyMark(page)).toBeVisible();
});

test('A failing server counts as offline', { tag: '@all' }, async ({ page, site }) => {
  await visit(page, site, CHANGING_PAGE);
  await visit(page, site, HOME);
  site.treat = () => ({ status: 503 });
  await page.locator(`#main-content a[href="${CHANGING_PAGE}"]`).first().click();
  await expect(page.getByText(BEFORE)).toBeVisible();
  await expect(copyMark(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(BEFORE)).toBeVisible();
});

test(
  'The login page of a foreign network is not taken for the data of a page',
  { tag: '@all' },
  async ({ page, site }) => {
    await visit(page, site, CHANGING_PAGE);
    await visit(page, site, HOME);
    site.treat = () => ({ status: 200 });
    await page.locator(`#main-content a[href="${CHANGING_PAGE}"]`).first().click();
    await expect(page.getByText(BEFORE)).toBeVisible();
    await expect(copyMark(page)).toBeVisible();
  },
);

test(
  'Offline through a deploy, then online: the next navigation shows the new deploy',
  { tag: '@all' },
  async ({ page, site, nextDeploy }) => {
    await visit(page, site, CHANGING_PAGE);
    await visit(page, site, HOME);
    await goOffline(page, site);
    await page.reload();
    await scriptsHaveStarted(page);
    site.folder = nextDeploy;
    await goOnline(page, site);
    await page.locator(`#main-content a[href="${CHANGING_PAGE}"]`).first().click();
    await expect(page.getByText(AFTER)).toBeVisible();
    await expect(copyMark(page)).toBeHidden();
  },
);

test(
  'Caches that the browser deletes are filled again by the next visit',
  { tag: '@all' },
  async ({ page, site }) => {
    await visit(page, site, CHANGING_PAGE);
    await page.evaluate(async () => {
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    });
    await visit(page, site, CHANGING_PAGE);
    await goOffline(page, site);
    await page.reload();
    await expect(heading(page)).toHaveText('Spacing');
    await page.goto(`${site.origin}/joy-ui/react-button/`);
    await expect(heading(page)).toHaveText('This page is not saved');
  },
);

test(
  'A saved product is incomplete if the browser deletes a part, and can be repaired',
  { tag: '@all' },
  async ({ page, site }) => {
    await saveSystem(page, site);
    await expect(section(page)).toContainText('Saved on this device');
    await page.evaluate(() => caches.delete('docs-files'));
    await page.reload();
    await scriptsHaveStarted(page);
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page)).toContainText('The browser has removed a part.');
    await section(page).getByRole('button', { name: 'Resume' }).click();
    await expect(section(page)).toContainText('Saved on this device');
  },
);

test('A damaged copy is not shown: online it is replaced, offline the page counts as not saved', async ({
  page,
  site,
}) => {
  await visit(page, site, CHANGING_PAGE);
  expect(await damage(page, DATA)).toBe(1);
  await goOffline(page, site);
  await page.reload();
  await expect(heading(page)).toHaveText('This page is not saved');
  await goOnline(page, site);
  await expect(heading(page)).toHaveText('Spacing');
  await isSaved(page, CHANGING_PAGE);
});

test('Damaged code is replaced before it runs', { tag: '@all' }, async ({ page, site }) => {
  await visit(page, site, CHANGING_PAGE);
  expect(await damage(page, '.js')).toBeGreaterThan(5);
  await page.reload();
  await scriptsHaveStarted(page);
  await expect(heading(page)).toHaveText('Spacing');
  await visit(page, site, CHANGING_PAGE);
  await goOffline(page, site);
  await page.reload();
  await scriptsHaveStarted(page);
  await expect(heading(page)).toHaveText('Spacing');
});

test('Shows how much space is missing on a full disk, discards partial data, and keeps pages working', async ({
  page,
  site,
}) => {
  await visit(page, site, HOME);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const session = await page.context().newCDPSession(page);
  const limit = (quotaSize: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize });
  await limit(usage + 100_000);
  await section(page).scrollIntoViewIfNeeded();
  await section(page).getByRole('button', { name: /^Save/ }).click();
  await expect(section(page).getByRole('alert')).toHaveText(
    /There is not enough space for [\d.]+ [KM]B\. Nothing was saved\./,
  );
  const sets = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('docs-product')));
  expect(await sets()).toEqual([]);
  await page.locator(`#main-content a[href="${CHANGING_PAGE}"]`).first().click();
  await expect(heading(page)).toHaveText('Spacing');
  await page.goBack();
  await limit(usage + 100_000_000);
  await section(page).scrollIntoViewIfNeeded();
  await section(page).getByRole('button', { name: /^Save/ }).click();
  await expect(section(page)).toContainText('Saved on this device');
});

test(
  'A disk that fills up while a product is being saved leaves nothing half saved',
  { tag: '@all' },
  async ({ page, site }) => {
    await visit(page, site, HOME);
    const session = await page.context().newCDPSession(page);
    let release = (): void => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    site.treat = (path) => (path.startsWith('/page-data/') ? { wait } : 'usual');
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByRole('button', { name: /^Save/ }).click();
    await expect(section(page).getByRole('progressbar')).toBeVisible();
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1000 });
    release();
    await expect(section(page).getByRole('alert')).toContainText('There is not enough space for');
    expect(
      await page.evaluate(async () =>
        (await caches.keys()).filter((name) => name.startsWith('docs-product')),
      ),
    ).toEqual([]);
  },
);

test(
  'Keeps the previous copy if the disk is too full for an update',
  { tag: '@all' },
  async ({ page, site, nextDeploy }) => {
    await saveSystem(page, site);
    await expect(section(page)).toContainText('Saved on this device');
    site.folder = nextDeploy;
    await page.reload();
    await scriptsHaveStarted(page);
    await section(page).scrollIntoViewIfNeeded();
    const update = section(page).getByRole('button', { name: /^Update available/ });
    await expect(update).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1000 });
    await update.click();
    await expect(section(page).getByRole('alert')).toContainText('There is not enough space for');
    await page.reload();
    await scriptsHaveStarted(page);
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page)).toContainText('Saved on this device');
    await goOffline(page, site);
    await page.goto(`${site.origin}/system/getting-started/the-sx-prop/`);
    await expect(heading(page)).toHaveText(/sx prop/i);
  },
);

/** Script that sets the clock of a tab or a worker wrong. */
const clockAt = (year: number): string => `{
  const Right = Date;
  const wrong = Right.UTC(${year}, 5, 1) - Right.now();
  self.Date = class extends Right {
    constructor(...parts) { if (parts.length === 0) super(Right.now() + wrong); else super(...parts); }
    static now() { return Right.now() + wrong; }
  };
}`;

for (const year of [1999, 2045]) {
  test(
    `A clock that is in ${year} changes nothing: days are those of the server`,
    { tag: '@all' },
    async ({ page, site }) => {
      await page.addInitScript(clockAt(year));
      site.treat = (path) => (path === '/sw.js' ? { change: (script) => clockAt(year) + script } : 'usual');
      await visit(page, site, CHANGING_PAGE);
      await saveSystem(page, site);
      const today = String(new Date().getUTCFullYear());
      await expect(section(page)).toContainText(`Saved on this device, as of`);
      await expect(section(page)).toContainText(today);
      await goOffline(page, site);
      await page.goto(site.origin + CHANGING_PAGE);
      await expect(heading(page)).toHaveText('Spacing');
      await expect(copyMark(page)).toContainText(today);
      expect(await page.evaluate(() => new Date().getFullYear())).toBe(year);
    },
  );
}

test(
  'Requests to hosts of ads and analytics can fail, and the worker neither handles nor stores them',
  { tag: '@all' },
  async ({ page, site }) => {
    const other = new Server('public');
    await other.listen();
    const address = other.origin.replace('127.0.0.1', 'localhost');
    await visit(page, site, CHANGING_PAGE);
    const load = () =>
      page.evaluate(async (origin) => {
        const image = new Image();
        image.src = `${origin}/icons/icon-192.png`;
        const answers = await Promise.allSettled([
          image.decode(),
          fetch(`${origin}/favicon.svg`, { mode: 'no-cors' }),
        ]);
        return answers.map(({ status }) => status);
      }, address);
    expect(await load()).toEqual(['fulfilled', 'fulfilled']);
    await other.cut();
    await page.reload();
    await scriptsHaveStarted(page);
    const fresh = address.replace(/$/, '/fresh');
    expect(await page.evaluate((url) => fetch(url).then(String, (error: Error) => error.name), fresh)).toBe(
      'TypeError',
    );
    await expect(heading(page)).toHaveText('Spacing');
    const stored = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => new URL(url).origin);
    });
    expect([...new Set(stored)]).toEqual([site.origin]);
  },
);

test(
  'Failing ad and analytics hosts do not affect pages, online and offline',
  { tag: '@all' },
  async ({ page, site }) => {
    const partners = await startPartnerServer();
    await partners.close();
    const services: Services = {
      sponsorAdUrl: `${partners.url}/ads/normal`,
      analytics: { id: 'G-TEST1', url: `${partners.url}/collect` },
    };
    // The shell is listed with its digest, so do not change it.
    site.treat = (path) => (path === AD_PAGE ? { change: (html) => withServices(html, services) } : 'usual');
    await page.context().addInitScript(() => localStorage.setItem('docs-cookie-consent', 'analytics'));
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).origin));
    await visit(page, site, AD_PAGE);
    await expect.poll(() => failed).toContain(partners.url);
    await page.reload();
    await scriptsHaveStarted(page);
    await expect(heading(page)).toHaveText('Button');
    await expect(copyMark(page)).toBeHidden();
    await goOffline(page, site);
    await page.reload();
    await scriptsHaveStarted(page);
    await expect(heading(page)).toHaveText('Button');
    await readThrough(page);
  },
);

test('Does not preload anything with the Save-Data preference', { tag: '@all' }, async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  await openPage(page, site.origin + CHANGING_PAGE);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  expect(site.asked.filter((path) => path === `/offline-files/pages${CHANGING_PAGE}files.json`)).toEqual([]);
});
