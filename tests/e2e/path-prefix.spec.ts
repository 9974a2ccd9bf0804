import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { demoFrame } from './support/demos';
import { goOffline, visit } from './support/offline-site';
import { openPage, scriptsHaveStarted } from './support/open-page';
import { addZip, PREFIX, test, textsBelow } from './support/prefixed-site';
import { searchFor } from './support/search';

const BUTTON = { path: '/material-ui/react-button/', title: /^Button: the whole format/ };
const PLAIN = { path: '/system/plain/', title: /^HTML in MDX/ };
const WHOLE = { path: '/material-ui/react-button/whole/', title: /^Nothing around it/ };
const API = { path: '/material-ui/api/button/', title: /^Button API/ };

/** What an element or a style of HTML names from the root of the host. */
const FROM_ROOT = /(?:\s(?:href|src|action|poster)=(?:"|&quot;)|url\((?:"|'|&quot;)?)(\/(?!\/)[^"'&)]*)/g;

// One build serves all of them.
test.describe.configure({ mode: 'default' });

/** URLs that browsers and Gatsby request themselves, and whether the host has them. */
const ASKED_BY_OTHERS = ['/favicon.ico', '/zh/system/plain', '/material-ui/react-buton'];

test.afterEach(({ site }) => {
  const beside = site.asked.filter((path) => !path.startsWith(`${PREFIX}/`));
  expect(beside.filter((path) => !ASKED_BY_OTHERS.includes(path))).toEqual([]);
});

async function isShown(page: Page, { path, title }: { path: string; title: RegExp }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(new URL(page.url()).pathname).toBe(PREFIX + path);
}

/** Whether all images near the viewport have loaded. */
async function hasPictures(page: Page): Promise<void> {
  const broken = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ src }) => src.startsWith(window.location.origin))
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src),
    );
  await expect.poll(broken).toEqual([]);
}

test('All URLs in the HTML and the styles of a site with a path prefix contain the prefix', ({
  prefixedBuild,
}) => {
  const addresses = Object.entries(textsBelow(prefixedBuild, /\.(html|css)$/)).flatMap(([name, text]) =>
    [...text.matchAll(FROM_ROOT)].map(([, address = '']) => ({ name, address })),
  );
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter(({ address }) => !address.startsWith(`${PREFIX}/`))).toEqual([]);
  expect(addresses.filter(({ address }) => address.startsWith(PREFIX + PREFIX))).toEqual([]);
});

test('A site with a path prefix has full URLs for search engines', { tag: '@all' }, ({ prefixedBuild }) => {
  const read = (file: string): string => readFileSync(join(prefixedBuild, file), 'utf8');
  const address = `https://docs.example.com${PREFIX}`;
  const html = read(`${BUTTON.path}index.html`);
  expect(html).toContain(`rel="canonical" href="${address}${BUTTON.path}"`);
  expect(html).toContain(`hrefLang="en" href="${address}${BUTTON.path}"`);
  expect(html).toContain(`property="og:image" content="${address}/cards/material-ui.png"`);
  expect(read('sitemap.xml')).toContain(`<loc>${address}${API.path}</loc>`);
  expect(read('robots.txt')).toContain(`Sitemap: ${address}/sitemap.xml`);
});

test(
  'Links in prose, menu, contents, and footer work without page loads on a site with a path prefix',
  { tag: '@all' },
  async ({ page, site }) => {
    await openPage(page, site.origin + BUTTON.path);
    await page.evaluate('window.stays = true');
    await hasPictures(page);
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(menu.locator('[aria-current="page"]').first()).toHaveAttribute('href', PREFIX + BUTTON.path);

    await page.getByRole('main').getByRole('link', { name: 'page', exact: true }).click();
    await isShown(page, PLAIN);
    await hasPictures(page);
    await page.getByRole('main').getByRole('link', { name: 'button', exact: true }).click();
    await isShown(page, BUTTON);
    expect(new URL(page.url()).hash).toBe('#loading');

    const contents = page.getByRole('navigation', { name: 'Page table of contents' });
    await contents.getByRole('link', { name: 'Loading', exact: true }).last().click();
    await expect(page).toHaveURL(/\/docs\/material-ui\/react-button\/#loading-2$/);
    await page.locator('.pagination-next').click();
    await isShown(page, PLAIN);
    await page.goBack();
    await isShown(page, BUTTON);
    await page.getByRole('main').getByRole('link', { name: 'its API' }).click();
    await isShown(page, API);
    await page.locator('.app-header-logo').click();
    await expect(page).toHaveURL(`${site.origin}/`);
    expect(await page.evaluate('window.stays')).toBe(true);
  },
);

test(
  'Demos of a site with a path prefix work, with their images and links',
  { tag: '@all' },
  async ({ page, site }) => {
    await openPage(page, site.origin + BUTTON.path);
    const demo = demoFrame(page, 'StyledButton');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[data-demo-root]')).toBeVisible();
    await demo.getByRole('button', { name: 'Pressed 0' }).click();
    await demo.getByRole('button', { name: 'Pressed 1' }).click();
    await expect(demo.getByRole('link', { name: 'A new link' })).toHaveAttribute('href', PREFIX + PLAIN.path);
    await expect(demo.getByRole('img', { name: 'In the demo' })).toHaveAttribute('src', `${PREFIX}/logo.svg`);
    const framed = demoFrame(page, 'BasicButton').frameLocator('iframe').getByRole('img');
    await expect(framed).toHaveAttribute('src', `${PREFIX}/logo.svg`);
    await hasPictures(page);
  },
);

test(
  'A template of a site with a path prefix works, links to the site, shows its source, and links back',
  { tag: '@all' },
  async ({ page, site }) => {
    await openPage(page, site.origin + PLAIN.path);
    await page.getByRole('main').getByRole('link', { name: 'A whole page' }).click();
    await isShown(page, WHOLE);
    await hasPictures(page);
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(page.getByRole('link', { name: 'On the site' })).toHaveAttribute(
      'href',
      PREFIX + PLAIN.path,
    );
    await page.getByRole('button', { name: 'Source' }).click();
    await expect(page.getByRole('dialog').locator('pre')).toContainText(
      'export default function WholePage()',
    );
    await page.keyboard.press('Escape');
    await page.locator('.full-page-bar a').click();
    await isShown(page, BUTTON);
  },
);

test('The search of a site with a path prefix opens its pages', { tag: '@all' }, async ({ page, site }) => {
  await openPage(page, site.origin + PLAIN.path);
  const search = await searchFor(page, 'whole format');
  await search.active.click();
  await isShown(page, BUTTON);
  await page.goto(`${site.origin}/search/?q=whole+format`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /whole format/ })
    .first()
    .click();
  await isShown(page, BUTTON);
});

test(
  'A site with a path prefix redirects former URLs, and has a 404 page',
  { tag: '@all' },
  async ({ page, site }) => {
    await page.goto(`${site.origin}/buttons/`);
    await isShown(page, BUTTON);
    await page.goto(`${site.origin}/zh${PLAIN.path}`);
    await isShown(page, PLAIN);
    await page.goto(`${site.origin}/material-ui/react-buton/`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /whole format/ })
      .first()
      .click();
    await isShown(page, BUTTON);
  },
);

test(
  'The browser handles a link to a page outside the path prefix',
  { tag: '@all' },
  async ({ page, site }) => {
    await page.route('**/other/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }),
    );
    await openPage(page, site.origin + PLAIN.path);
    const link = page.getByRole('main').getByRole('link', { name: 'button', exact: true });
    await link.evaluate((element: HTMLAnchorElement) => (element.href = '/other/'));
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another site');
  },
);

test('A dark page of a site in a folder stays dark', { tag: '@all' }, async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, site.origin + BUTTON.path);
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.getByRole('main').getByRole('link', { name: 'page', exact: true }).click();
  await isShown(page, PLAIN);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
});

test(
  'Visited pages and saved products work offline on a site with a path prefix',
  { tag: '@all' },
  async ({ page, site }) => {
    await visit(page, site, PLAIN.path);
    await visit(page, site, BUTTON.path);
    const saving = page.locator('main .save-for-offline');
    await saving.scrollIntoViewIfNeeded();
    await saving.getByRole('button', { name: /^Save .+ for offline/ }).click();
    await expect(saving).toContainText('Saved on this device');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
      `${site.origin}/`,
    );

    await goOffline(page, site);
    await page.goto(site.origin + API.path);
    await isShown(page, API);
    await page.goto(site.origin + PLAIN.path);
    await scriptsHaveStarted(page);
    await isShown(page, PLAIN);
    await page.getByRole('main').getByRole('link', { name: 'button', exact: true }).click();
    await isShown(page, BUTTON);
    await demoFrame(page, 'StyledButton').getByRole('button', { name: 'Pressed 0' }).click();
    await expect(demoFrame(page, 'StyledButton').getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await page.goto(`${site.origin}/system/not-saved/`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /whole format/ })
        .first(),
    ).toHaveAttribute('href', PREFIX + BUTTON.path);
  },
);

test(
  'The installed app of a site in a folder starts in the folder',
  { tag: '@all' },
  async ({ page, site }) => {
    await visit(page, site, BUTTON.path);
    const session = await page.context().newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { start_url, scope } = JSON.parse(data ?? '{}') as Record<string, string>;
    expect([start_url, scope]).toEqual([`${PREFIX}/_app/`, `${PREFIX}/`]);
    await page.goto(new URL(start_url ?? '', site.origin).href);
    await isShown(page, BUTTON);
  },
);

test(
  'The archive of a site with a path prefix has relative URLs, and its link has the prefix',
  { tag: '@all' },
  async ({ page, site, prefixedBuild }) => {
    const archive = unzipSync(await addZip(prefixedBuild));
    const html = strFromU8(archive[`${BUTTON.path.slice(1)}index.html`] ?? new Uint8Array());
    expect(html).toContain('src="../../logo.svg"');
    expect(html).not.toMatch(/\s(?:href|src)="\//);
    expect(html).toContain(`href="https://docs.example.com${PREFIX}/versions/`);
    const whole = strFromU8(archive[`${WHOLE.path.slice(1)}index.html`] ?? new Uint8Array());
    expect(whole).toContain(`href="https://docs.example.com${PREFIX}${WHOLE.path}#WholePage.tsx"`);
    expect(whole).toContain('href="../index.html"');
    await visit(page, site, BUTTON.path);
    await page.locator('main .save-for-offline').scrollIntoViewIfNeeded();
    await expect(page.locator('.offline-zip')).toHaveAttribute('href', `${PREFIX}/downloads/material-ui.zip`);
  },
);
