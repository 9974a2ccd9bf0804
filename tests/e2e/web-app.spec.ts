import { expect } from '@playwright/test';
import { test, visit } from './support/offline-site';
import { openPage } from './support/open-page';
import { builtFile, sitemapPaths } from './support/site';

interface Manifest {
  start_url: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[];
}

test('The site can be installed: the browser finds nothing missing', async ({ page, site }) => {
  await visit(page, site, '/versions/');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser without a profile, as in tests, never installs apps. This is not a problem of the site.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(faults).toEqual([]);
  const { start_url, theme_color, shortcuts } = JSON.parse(data ?? '{}') as Manifest;
  expect(start_url).toBe('/_app/');
  expect(theme_color).toBe(await page.locator('meta[name="theme-color"]').first().getAttribute('content'));
  expect(shortcuts.map(({ name }) => name)).toEqual([
    'Material UI',
    'Joy UI',
    'MUI System',
    'MUI X',
    'Core',
    'Docs-infra',
  ]);
});

test('Every icon has the size in the manifest, and every shortcut has a page', async ({ page, site }) => {
  await page.goto(site.origin);
  const manifest = (await (await page.request.get(`${site.origin}/manifest.webmanifest`)).json()) as Manifest;
  const icons: Manifest['icons'] = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons),
  ];
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts)
    expect((await page.request.get(site.origin + url)).status(), url).toBe(200);
});

test.describe('The start of the installed site', () => {
  test('the installed site lists the products if the user has not visited any', async ({ page, site }) => {
    expect((await page.goto(`${site.origin}/_app/`))?.status()).toBe(200);
    const products = page.locator('main').getByRole('listitem');
    await expect(products).toHaveCount(6);
    await products.getByRole('link', { name: 'Joy UI' }).click();
    await expect(page).toHaveURL(`${site.origin}/joy-ui/getting-started/`);
  });

  test('the installed site opens the product that was visited last', async ({ page, site }) => {
    for (const path of ['/material-ui/react-button/', '/system/spacing/', '/versions/'])
      await openPage(page, site.origin + path);
    await page.goto(`${site.origin}/_app`);
    await expect(page).toHaveURL(`${site.origin}/system/getting-started/`);
  });

  test('the installed site opens the page that was visited last when offline', async ({ page, site }) => {
    await visit(page, site, '/system/spacing/');
    await site.cut();
    await page.context().setOffline(true);
    await page.goto(`${site.origin}/_app/`);
    await expect(page).toHaveURL(`${site.origin}/system/spacing/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spacing');
    await page.context().setOffline(false);
    await site.listen();
  });

  test('the start page of the installed site is not indexed', () => {
    expect(sitemapPaths()).not.toContain('/_app/');
    expect(builtFile('_app/index.html')).toContain('content="noindex"');
  });
});
