import { expect, type Page } from '@playwright/test';
import { scriptsHaveStarted } from './support/open-page';
import {
  AFTER,
  CHANGING_PAGE,
  goOffline,
  goOnline,
  savedProduct,
  test,
  visit,
  type StaticServer,
} from './support/offline-site';
import { editDemo } from './support/edit-demo';
import { readThrough } from './support/reading';
import { searchFor } from './support/search';

const OVERVIEWS = {
  'material-ui': '/material-ui/getting-started/',
  'joy-ui': '/joy-ui/getting-started/',
  system: '/system/getting-started/',
} as const;

type Id = keyof typeof OVERVIEWS;

const section = (page: Page) => page.locator('main .save-for-offline');
const button = (page: Page, name: RegExp | string) => section(page).getByRole('button', { name });

/** Opens the overview of a product where it offers to save it. */
async function openOverview(page: Page, site: StaticServer, id: Id): Promise<void> {
  await visit(page, site, OVERVIEWS[id]);
  await section(page).scrollIntoViewIfNeeded();
}

async function save(page: Page, site: StaticServer, id: Id): Promise<void> {
  await openOverview(page, site, id);
  await button(page, /^Save .+ for offline/).click();
  await expect(section(page)).toContainText('Saved on this device');
}

/** URLs that fail from now on. What is still on its way when the page is left has not failed. */
function collectFailedRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    if (errorText !== 'net::ERR_ABORTED') failed.push(`${request.url()} (${errorText})`);
  });
  return failed;
}

/** Reads a page to its end and checks its title, demos, and images. */
async function expectWholePage(page: Page, url: string, title: string): Promise<void> {
  await page.goto(url);
  await scriptsHaveStarted(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await readThrough(page);
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  );
  expect(broken, `images of ${url}`).toEqual([]);
}

/** Lets a number of demo and data files through, then keeps the rest waiting. */
function holdAfter(site: StaticServer, count: number): () => void {
  let release = (): void => undefined;
  const wait = new Promise<void>((resolve) => (release = resolve));
  let passed = 0;
  site.treat = (path) => {
    if (!/^\/(demos|page-data)\//.test(path)) return 'usual';
    passed += 1;
    return passed > count ? { wait } : 'usual';
  };
  return () => {
    site.treat = () => 'usual';
    release();
  };
}

/** False for lists of files, and for the worker's scripts, which browsers fetch again when they want to. */
const isContent = (path: string): boolean => !/^\/(offline-files\/|sw\.js|workbox-|idb-keyval-)/.test(path);

/** Names of the products that count as saved. */
const wholeProducts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('docs-product-'));
    const whole = await Promise.all(
      names.map(async (name) => (await caches.open(name)).match('/offline-files/saved.json')),
    );
    return names.filter((_, index) => whole[index]).map((name) => name.replace(/^docs-product-|-\w+$/g, ''));
  });

test(
  'The overview of each product offers it, with the true number of pages and the true size',
  { tag: '@all' },
  async ({ page, site }) => {
    for (const id of ['material-ui', 'joy-ui', 'system'] as const) {
      await openOverview(page, site, id);
      const { name, pages, files } = savedProduct(id);
      const size = files.reduce((sum, { download }) => sum + download, 0) / 1e6;
      await expect(
        button(page, `Save ${name} for offline – ${pages.length} pages, ${Math.round(size * 10) / 10} MB`),
      ).toBeVisible();
    }
  },
);

test(
  'When saving ends, and when it is taken back, the keyboard stays at the product',
  { tag: '@all' },
  async ({ page, site }) => {
    await openOverview(page, site, 'system');
    await button(page, /^Save .+ for offline/).press('Enter');
    await expect(section(page)).toContainText('Saved on this device');
    const product = section(page).getByRole('listitem', { name: 'MUI System' });
    await expect(product).toBeFocused();
    await button(page, /^Remove/).press('Enter');
    await expect(button(page, /^Save .+ for offline/)).toBeVisible();
    await expect(product).toBeFocused();
  },
);

test(
  'Saving requests persistent storage, and warns if it is not granted',
  { tag: '@all' },
  async ({ page, site }) => {
    await page.addInitScript(() => {
      const { storage } = navigator;
      const persist = storage.persist.bind(storage);
      storage.persist = () => {
        sessionStorage.setItem('asked', 'yes');
        return persist();
      };
    });
    await openOverview(page, site, 'system');
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
    await button(page, /^Save/).click();
    await expect(section(page)).toContainText('Saved on this device');
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('yes');
    await expect(section(page)).toContainText(
      /This site uses [\d.]+ MB of the [\d.]+ [MG]B it may store here/,
    );
    const kept = await page.evaluate(() => navigator.storage.persisted());
    await expect(section(page).getByText('The browser may remove it when space runs out.')).toHaveCount(
      kept ? 0 : 1,
    );
  },
);

test('An archive is offered where one was built', { tag: '@all' }, async ({ page, site }) => {
  const zip = { url: '/downloads/system-7.1.0.zip', bytes: 1_234_000 };
  await openOverview(page, site, 'system');
  await expect(button(page, /^Save/)).toBeVisible();
  await expect(section(page).getByRole('link')).toHaveCount(0);
  site.treat = (path) =>
    path === '/offline-files/index.json'
      ? { change: (text) => text.replace('"id":"system"', `"id":"system","zip":${JSON.stringify(zip)}`) }
      : 'usual';
  await page.reload();
  await scriptsHaveStarted(page);
  await section(page).scrollIntoViewIfNeeded();
  const link = section(page).getByRole('link', { name: 'Download as zip – 1.2 MB' });
  await expect(link).toHaveAttribute('href', zip.url);
});

test('A saved product works offline with its demos and search', async ({ page, site }) => {
  await save(page, site, 'system');
  await goOffline(page, site);
  const failed = collectFailedRequests(page);
  const pages = savedProduct('system').pages.filter(({ path }) =>
    ['/system/borders/', '/system/react-box/', '/system/api/box/'].includes(path),
  );
  expect(pages).toHaveLength(3);
  for (const { path, title } of pages) await expectWholePage(page, site.origin + path, title);
  for (const { path, title } of pages.filter((entry) => !entry.path.includes('/api/'))) {
    const { options, field } = await searchFor(page, title);
    await expect(options.and(page.locator(`[href^="${path}"]`)).first()).toBeVisible();
    await field.press('Escape');
  }
  expect(failed).toEqual([]);
});

test('Every page of a saved product works offline', { tag: '@all' }, async ({ page, site }) => {
  test.setTimeout(600_000);
  await save(page, site, 'system');
  await goOffline(page, site);
  const failed = collectFailedRequests(page);
  for (const { path, title } of savedProduct('system').pages)
    await expectWholePage(page, site.origin + path, title);
  expect(failed).toEqual([]);
});

test(
  'The templates of a saved product open offline, with their screenshots and source',
  { tag: '@all' },
  async ({ page, site }) => {
    test.slow();
    await openOverview(page, site, 'material-ui');
    await button(page, /^Save .+ for offline/).click();
    // Hundreds of pages.
    await expect(section(page)).toContainText('Saved on this device', { timeout: 60_000 });
    await goOffline(page, site);
    await page.goto(`${site.origin}/material-ui/getting-started/templates/`);
    await scriptsHaveStarted(page);
    const picture = page.getByRole('img', {
      name: 'A pottery shop checkout with an order summary, in light',
    });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await picture.click();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lund');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('textbox', { name: 'Street' })).toBeFocused();
    await page.getByRole('button', { name: 'Source' }).click();
    const source = page.getByRole('dialog');
    await expect(source.locator('pre')).toContainText('export default function Checkout()');
    const download = page.waitForEvent('download');
    await source.getByRole('button', { name: 'Download the project' }).click();
    expect((await download).suggestedFilename()).toBe('checkout.zip');
  },
);

test(
  'Where a page is not saved, a saved product is listed with its guides before its API pages',
  { tag: '@all' },
  async ({ page, site }) => {
    await save(page, site, 'system');
    await goOffline(page, site);
    await page.goto(`${site.origin}/no-such-page/`);
    const paths = page
      .getByRole('heading', { name: 'MUI System' })
      .locator('xpath=following-sibling::ul')
      .locator('code');
    await expect(paths).toHaveCount(savedProduct('system').pages.length);
    const isApi = (await paths.allTextContents()).map((path) => path.includes('/api/'));
    expect(isApi.indexOf(true)).toBeGreaterThan(0);
    expect(isApi.slice(isApi.indexOf(true))).not.toContain(false);
  },
);

test(
  'An unvisited demo of a saved product can be edited offline',
  { tag: '@all' },
  async ({ page, site }) => {
    test.slow();
    await save(page, site, 'system');
    await goOffline(page, site);
    await page.goto(`${site.origin}/system/react-box/`);
    await scriptsHaveStarted(page);
    const { result, write } = await editDemo(page, 'BoxFrame');
    await write(`import { Box } from '@mui/system'; export default () => <Box>Written on a train</Box>;`);
    await expect(result.getByText('Written on a train')).toBeVisible();
  },
);

test('Every file of a saved product loads offline', { tag: '@all' }, async ({ page, site }) => {
  await save(page, site, 'system');
  await goOffline(page, site);
  const urls = savedProduct('system').files.map(({ url }) => url);
  const silent = await page.evaluate(async (all) => {
    const answers = await Promise.all(
      all.map(async (url) => (await fetch(url).catch(() => null))?.ok === true),
    );
    return all.filter((_, index) => !answers[index]);
  }, urls);
  expect(silent).toEqual([]);
});

test('Saving shows pages and bytes, and can be paused and resumed', async ({ page, site }) => {
  await openOverview(page, site, 'system');
  const release = holdAfter(site, 6);
  await button(page, /^Save/).click();
  const bar = section(page).getByRole('progressbar', { name: 'Saving MUI System' });
  await expect(bar).toBeVisible();
  await expect(section(page)).toContainText(/\d+ of \d+ pages, [\d.]+ [KM]B of [\d.]+ MB/);
  await button(page, 'Pause').click();
  await expect(section(page)).toContainText('Paused.');
  release();
  await page.reload();
  await scriptsHaveStarted(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page)).toContainText('Paused.');
  expect(await wholeProducts(page)).toEqual([]);
  const asked = site.asked.length;
  await button(page, 'Resume').click();
  await expect(section(page)).toContainText('Saved on this device');
  const again = site.asked.slice(asked).filter((path) => path.startsWith('/demos/'));
  expect(new Set(again).size, 'nothing is loaded twice').toBe(again.length);
  expect(await wholeProducts(page)).toEqual(['system']);
});

test('After a tab is closed, saving continues automatically', { tag: '@all' }, async ({ page, site }) => {
  await openOverview(page, site, 'system');
  const release = holdAfter(site, 6);
  await button(page, /^Save/).click();
  await expect(section(page).getByRole('progressbar')).toBeVisible();
  const other = await page.context().newPage();
  await page.close();
  release();
  await other.goto(site.origin + '/versions/');
  await expect.poll(() => wholeProducts(other)).toEqual(['system']);
});

test('After a tab crashes, saving continues automatically', { tag: '@all' }, async ({ page, site }) => {
  await openOverview(page, site, 'system');
  const release = holdAfter(site, 6);
  await button(page, /^Save/).click();
  await expect(section(page).getByRole('progressbar')).toBeVisible();
  const other = await page.context().newPage();
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  release();
  await other.goto(site.origin + '/versions/');
  await expect.poll(() => wholeProducts(other)).toEqual(['system']);
});

test(
  'When the network goes in the middle nothing counts as saved; when it is back saving goes on',
  { tag: '@all' },
  async ({ page, site }) => {
    await openOverview(page, site, 'system');
    const release = holdAfter(site, 6);
    await button(page, /^Save/).click();
    await expect(section(page).getByRole('progressbar')).toBeVisible();
    await goOffline(page, site);
    await expect(section(page)).toContainText('The connection was lost.');
    expect(await wholeProducts(page)).toEqual([]);
    release();
    await goOnline(page, site);
    await expect(section(page)).toContainText('Saved on this device');
  },
);

test(
  'A deploy in the middle of saving gives the new deploy as a whole',
  { tag: '@all' },
  async ({ page, site, nextDeploy }) => {
    await openOverview(page, site, 'system');
    const release = holdAfter(site, 3);
    await button(page, /^Save/).click();
    await expect(section(page).getByRole('progressbar')).toBeVisible();
    site.folder = nextDeploy;
    release();
    await expect.poll(() => wholeProducts(page).catch(() => [])).toEqual(['system']);
    await goOffline(page, site);
    await page.goto(site.origin + CHANGING_PAGE);
    await expect(page.getByText(AFTER)).toBeVisible();
  },
);

test('An update only loads changed files, and shows their size', async ({ page, site, nextContent }) => {
  await save(page, site, 'system');
  site.folder = nextContent;
  await page.reload();
  await scriptsHaveStarted(page);
  await section(page).scrollIntoViewIfNeeded();
  const update = button(page, /^Update available – \d+ KB$/);
  await expect(update).toBeVisible();
  const asked = site.asked.length;
  await update.click();
  await expect(update).toBeHidden();
  await expect(section(page)).toContainText('Saved on this device');
  const loaded = site.asked.slice(asked).filter(isContent);
  expect(loaded).toEqual([`/page-data${CHANGING_PAGE}page-data.json`]);
  await goOffline(page, site);
  await page.goto(site.origin + CHANGING_PAGE);
  await expect(page.getByText(AFTER)).toBeVisible();
});

test('A product that is not updated stays readable', { tag: '@all' }, async ({ page, site, nextDeploy }) => {
  await save(page, site, 'system');
  site.folder = nextDeploy;
  await visit(page, site, OVERVIEWS.system);
  await goOffline(page, site);
  await page.goto(`${site.origin}/system/getting-started/the-sx-prop/`);
  await scriptsHaveStarted(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sx prop/i);
  await readThrough(page);
});

test('Removing a product also removes files that only it needs', async ({ page, site }) => {
  await save(page, site, 'system');
  await button(page, 'Remove MUI System from this device').click();
  await expect(button(page, /^Save/)).toBeVisible();
  expect(await wholeProducts(page)).toEqual([]);
  const files = await page.evaluate(async () =>
    (await (await caches.open('docs-files')).keys()).map(({ url }) => new URL(url).pathname),
  );
  // The overview was visited, so its demos stay with it.
  expect(files.filter((path) => path.startsWith('/demos/system-react'))).toEqual([]);
});

test(
  'The settings list every product, and all tabs show a product that one tab saves',
  { tag: '@all' },
  async ({ page, site }) => {
    await visit(page, site, '/versions/');
    const other = await page.context().newPage();
    await openOverview(other, site, 'system');
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    await expect(
      drawer.getByRole('button', { name: /^Save .+ for offline – \d+ pages, [\d.]+ MB$/ }),
    ).toHaveCount(6);
    await drawer.getByRole('button', { name: /^Save MUI System/ }).click();
    await expect(drawer).toContainText('Saved on this device');
    await expect(section(other)).toContainText('Saved on this device');
    await expect(drawer).toContainText(/This site uses [\d.]+ MB of the [\d.]+ [MG]B it may store here/);
  },
);
