import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { buildZip } from '../../src/node/outputs/build-zip';
import { accessibilityViolations } from './support/axe';
import { watchForTrouble } from './support/reading';

const SITE = 'https://docs.example.com';
const PRODUCT = { id: 'material-ui', name: 'Material UI', path: '/material-ui/getting-started/' };

/** A folder into which a product has been unpacked. */
const test = base.extend<object, { copy: string }>({
  copy: [
    async ({ browserName: _any }, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'docs-zip-'));
      const archive = unzipSync(await buildZip('public', PRODUCT, SITE));
      for (const [name, content] of Object.entries(archive)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), content);
      }
      await provide(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const open = (page: Page, copy: string, file: string) => page.goto(pathToFileURL(join(copy, file)).href);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'Every page opens from the disk without errors, and links to other pages of the copy work',
  { tag: '@all' },
  async ({ page, copy }) => {
    // Hundreds of pages, one after the other.
    test.setTimeout(240_000);
    const trouble = watchForTrouble(page, 'null');
    const seen = new Set<string>();
    const next = [pathToFileURL(join(copy, 'material-ui/getting-started/index.html')).href];
    for (let url = next.pop(); url !== undefined; url = next.pop()) {
      if (seen.has(url)) continue;
      seen.add(url);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expect(heading(page), url).not.toBeEmpty();
      const links = await page.$$eval('a[href]', (all) =>
        all.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')),
      );
      next.push(...links.filter((link) => link.startsWith('file:') && !link.endsWith('.zip')));
    }
    expect(trouble).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
  },
);

test('The copy starts at the overview of the product', async ({ page, copy }) => {
  await open(page, copy, 'index.html');
  await expect(heading(page)).toHaveText('Material UI overview');
});

test('Prose, code and images look as they do on the site', { tag: '@all' }, async ({ page, copy }) => {
  await open(page, copy, 'material-ui/react-button/index.html');
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(fonts).toContain('Geist');
  const colors = await page
    .locator('pre code')
    .first()
    .evaluate(
      (code) => new Set([...code.querySelectorAll('span')].map((part) => getComputedStyle(part).color)).size,
    );
  expect(colors).toBeGreaterThan(1);
  const broken = await page.evaluate(
    () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
  );
  expect(broken).toBe(0);
});

test(
  'The menu lists all pages of the product and highlights the current page',
  { tag: '@all' },
  async ({ page, copy }) => {
    await open(page, copy, 'material-ui/react-button/index.html');
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(menu.getByRole('link', { name: 'Button', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await menu.getByText('Getting started', { exact: true }).click();
    await menu.getByRole('link', { name: 'Installation', exact: true }).click();
    await expect(heading(page)).toHaveText('Installation');
  },
);

test('Titles of pages and sections can be searched', async ({ page, copy }) => {
  await open(page, copy, 'material-ui/react-button/index.html');
  const field = page.getByRole('searchbox', { name: 'Search titles' });
  await field.fill('text fi');
  await page.getByRole('link', { name: 'Text Field', exact: true }).first().click();
  await expect(heading(page)).toHaveText(/Text Field/);
  await field.fill('check');
  await field.press('Enter');
  await expect(heading(page)).toHaveText('Checkbox');
});

test(
  'Every button that is left does something, on a narrow screen too',
  { tag: '@all' },
  async ({ page, copy }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, copy, 'material-ui/react-button/index.html');
    expect(await page.locator('form').count()).toBe(0);
    const dead = page.locator(
      ':is(button, select, input):visible:not([popovertarget], #title-search, [inert] *)',
    );
    expect(await dead.evaluateAll((all) => all.map((element) => element.outerHTML))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByText('Show code').first().click();
    await expect(page.locator('.demo-source pre').first()).toBeVisible();
  },
);

test(
  'Templates of the copy look the same in both modes, and link back and to their source',
  { tag: '@all' },
  async ({ page, copy }) => {
    const template = 'material-ui/getting-started/templates/dashboard/';
    for (const [colorScheme, background] of [
      ['light', 'rgb(238, 243, 246)'],
      ['dark', 'rgb(10, 21, 29)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, copy, `${template}index.html`);
      await expect(page.locator('h1')).toHaveText('Good evening, Ines');
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      await expect(page.locator('.full-page-bar')).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    await expect(page.getByRole('link', { name: 'Source' })).toHaveAttribute(
      'href',
      `${SITE}/${template}#Dashboard.tsx`,
    );
    await page.getByRole('link', { name: 'Templates' }).click();
    await expect(heading(page)).toHaveText('Templates');
    const picture = page.getByRole('img', { name: 'A dashboard for a ferry line, in dark mode' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await picture.click();
    await expect(page.locator('h1')).toHaveText('Good evening, Ines');
  },
);

test(
  'API pages show all rows, as nothing there can bring them back',
  { tag: '@all' },
  async ({ page, copy }) => {
    await open(page, copy, 'material-ui/api/button/index.html');
    await expect(page.locator('.api-inherited').first()).toBeVisible();
    await expect(page.locator('.api-toolbar').first()).toBeHidden();
  },
);

test('Links to pages outside the copy go to the site', { tag: '@all' }, async ({ page, copy }) => {
  await open(page, copy, 'material-ui/getting-started/index.html');
  await expect(page.locator('main a[href*="/system/"]').first()).toHaveAttribute(
    'href',
    new RegExp(`^${SITE}/system/`),
  );
});

test('The copy is accessible in both color modes', { tag: '@all' }, async ({ page, copy }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, copy, 'material-ui/getting-started/index.html');
    expect(await accessibilityViolations(page)).toEqual([]);
  }
});

test('The same site gives the same archive', { tag: '@all' }, async ({ copy: _made }) => {
  const build = () => buildZip('public', PRODUCT, SITE);
  expect(Buffer.compare(await build(), await build())).toBe(0);
});
