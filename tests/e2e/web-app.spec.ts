import { expect } from '@playwright/test';
import { test, visit } from './support/offline-site';

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
  // A browser without profile, as it is used in tests, never installs; that is no fault of the site.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(faults).toEqual([]);
  const { start_url, theme_color, shortcuts } = JSON.parse(data ?? '{}') as Manifest;
  expect(start_url).toBe('/');
  expect(theme_color).toBe(await page.locator('meta[name="theme-color"]').first().getAttribute('content'));
  expect(shortcuts.map(({ name }) => name)).toEqual(['Material UI', 'Joy UI', 'MUI System', 'Core', 'Docs-infra']);
});

test('Every icon has the size that the manifest promises, and every shortcut leads to a page', async ({
  page,
  site,
}) => {
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
