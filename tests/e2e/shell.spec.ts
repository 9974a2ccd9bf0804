import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import type {} from '../../src/client/app/browser-entry';
import { allowClipboard, clipboard } from './support/demos';
import { openPage } from './support/open-page';
import { builtFile } from './support/site';

const PAGE = '/material-ui/react-button/';

test('the skip link gets focus first and goes to the article', async ({ page }) => {
  await openPage(page, PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the button back to the top appears after some scrolling', async ({ page }) => {
  await openPage(page, PAGE);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(page.locator('.side-navigation')).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 900);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
});

test('breadcrumbs name the groups above the page', async ({ page }) => {
  await openPage(page, '/experiments/docs/tree/api/data-grid/data-grid/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs.first()).toHaveText('Test: navigation');
  await expect(crumbs.nth(2)).toHaveText('DataGrid group');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/experiments/docs/tree/first-level-child-1/');
});

test('previous and next follow the order of the menu', async ({ page }) => {
  await openPage(page, '/material-ui/getting-started/');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('button', { name: 'Components' }).click();
  await expect(menu.getByRole('link', { name: 'Grid', exact: true })).toBeVisible();
  const inMenu = await menu
    .locator('.menu-list a:not([aria-expanded])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const paths = inMenu.filter((href) => href.startsWith('/'));
  // Pages of other products have their own menu and order.
  const end = paths.findIndex((href) => !href.startsWith('/material-ui/'));
  // `npm run test:all` follows the whole product.
  const pages = paths.slice(0, process.env['TEST_ALL'] ? end : 12);
  const walked = [new URL(page.url()).pathname];
  const pagination = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(pagination.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
  for (let step = 1; step < pages.length; step += 1) {
    const previous = page.url();
    await pagination.getByRole('link', { name: /^Next page/ }).click();
    await expect(page).not.toHaveURL(previous);
    await expect(pagination.getByRole('link', { name: /^Previous/ })).toHaveAttribute(
      'href',
      walked.at(-1) ?? '',
    );
    walked.push(new URL(page.url()).pathname);
  }
  expect(walked).toEqual(pages);
});

test('the last page of a menu has no next one', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/system/styles/advanced/');
  const pagination = page.getByRole('navigation', { name: 'Previous and next page' });
  await pagination.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('/system/styles/api/');
  await expect(pagination.getByRole('link', { name: /^Previous/ })).toHaveCount(1);
  await expect(pagination.getByRole('link', { name: /^Next/ })).toHaveCount(0);
});

test('right to left mirrors the shell: menu, drawer and text', async ({ page }) => {
  await openPage(page, PAGE);
  const menu = page.locator('#main-navigation');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const toggle = page.getByRole('button', { name: 'Toggle settings drawer' });
  await toggle.click();
  await expect.poll(async () => (await settings.boundingBox())?.x ?? 0).toBeGreaterThan(900);
  await settings.getByRole('radio', { name: 'Right to left' }).check();
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect.poll(async () => (await settings.boundingBox())?.x).toBe(0);
  expect((await menu.boundingBox())?.x ?? 0, 'left edge of the menu').toBeGreaterThan(900);
  expect((await toggle.boundingBox())?.x ?? NaN, 'left edge of the settings button').toBeLessThan(100);
  await settings.getByRole('radio', { name: 'Left to right' }).check();
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
});

test(
  'the logo has a menu that copies it, alone or with the name',
  { tag: '@all' },
  async ({ page, context }) => {
    await allowClipboard(context);
    await openPage(page, PAGE);
    const logo = page.getByRole('link', { name: 'Component docs, home' });
    const menu = page.getByRole('menu', { name: 'Logo' });
    await logo.click({ button: 'right' });
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await menu.getByRole('menuitem', { name: 'Copy logo as SVG' }).click();
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'The logo has been copied' })).toBeVisible();
    await expect(logo).toBeFocused();
    await expect.poll(() => clipboard(page)).toContain('<svg');
    const sign = await clipboard(page);
    expect(sign).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">.+fill="#/);
    await logo.click({ button: 'right' });
    await menu.getByRole('menuitem', { name: 'Copy logo with name as SVG' }).click();
    await expect.poll(() => clipboard(page)).toContain('>Component docs</text>');
    await page.setContent(await clipboard(page));
    expect(await page.locator('svg').evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(
      100,
    );
  },
);

test('the console prints a hint, and loads the theme on access', { tag: '@all' }, async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await openPage(page, PAGE);
  await expect.poll(() => lines.join()).toContain('await theme');
  const asked = page.waitForRequest('**/theme.json');
  const theme = await page.evaluate(() => window.theme);
  expect(theme).toMatchObject({ shape: { borderRadius: 12 }, cssVarPrefix: 'docs' });
  await asked;
});

test('every page has its URL, its language, and the preview image of its product', () => {
  for (const [path, card] of [
    ['/', 'site'],
    ['/material-ui/react-button/', 'material-ui'],
    ['/joy-ui/api/button/', 'joy-ui'],
    ['/system/spacing/', 'system'],
    ['/core/', 'core'],
    ['/experiments/docs/demos/', 'docs-infra'],
    ['/versions/', 'docs'],
  ] as const) {
    const html = builtFile(`${path.slice(1)}index.html`);
    const [, url = ''] = /<link[^>]* rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(new URL(url).pathname).toBe(path);
    for (const language of ['x-default', 'en'])
      expect(html).toMatch(
        new RegExp(`<link[^>]* rel="alternate" hrefLang="${language}" href="${url}"`, 'i'),
      );
    const image = new URL(`/cards/${card}.png`, url).href;
    expect(html).toContain(`property="og:image" content="${image}"`);
    const { width, height } = imageSize(readFileSync(`public/cards/${card}.png`));
    expect([width, height]).toEqual([1200, 630]);
  }
});

for (const width of [320, 360, 430]) {
  test.describe(`on a phone of ${width} px`, { tag: width === 320 ? [] : '@all' }, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: true, isMobile: true });

    test('every button of the header can be hit, and nothing sticks out', async ({ page }) => {
      await openPage(page, PAGE);
      const buttons = page.getByRole('banner').getByRole('button');
      const boxes = await buttons.evaluateAll((all) =>
        all
          .filter((button) => button.checkVisibility())
          .map((button) => {
            const { width: wide, height, right } = button.getBoundingClientRect();
            return { name: button.textContent.trim() || button.ariaLabel, wide, height, right };
          }),
      );
      expect(boxes.length).toBeGreaterThanOrEqual(5);
      expect(boxes.filter((box) => box.wide < 44 || box.height < 44 || box.right > width)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    test('fields are large enough that the browser does not zoom into them', async ({ page }) => {
      for (const path of ['/material-ui/api/button/', '/material-ui/react-select/', '/search/']) {
        await openPage(page, path);
        const small = await page.locator('input, select, textarea').evaluateAll((fields) =>
          fields
            .filter((field) => field.checkVisibility() && !field.closest('[data-demo-root]'))
            .filter((field) => !field.matches('[type=radio], [type=checkbox], [type=range]'))
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML),
        );
        expect(small, path).toEqual([]);
      }
    });
  });
}

test('the footer shows the version, the license, and a feedback link', async ({ page }) => {
  await openPage(page, PAGE);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Material UI v7.1.0' })).toHaveAttribute(
    'href',
    '/versions/',
  );
  await expect(footer.getByRole('link', { name: 'MIT license' })).toHaveAttribute(
    'href',
    /v7\.1\.0\/LICENSE$/,
  );
  await expect(footer.getByRole('link', { name: 'Feedback' })).toHaveAttribute('href', /\/issues\/new$/);
});

test(
  'text with increased spacing is neither cut off nor wider than the page',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openPage(page, PAGE);
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cut = await page.locator('h1, h2, h3, .prose p, .chips a, .app-footer a').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  },
);

test('a direction that was chosen holds after a reload, from the first frame on', async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await page.getByRole('radio', { name: 'Dense' }).check();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await page.unroute('**/*.js');
  await openPage(page, PAGE);
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await expect(page.getByRole('radio', { name: 'Right to left' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dense' })).toBeChecked();
});

test(
  'right to left, names and versions are still read from left to right',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
    await openPage(page, '/joy-ui/react-button/');
    const directionOf = (selector: string): Promise<string[]> =>
      page.locator(selector).evaluateAll((all) => [
        ...new Set(
          all.map((element) => {
            const { direction, unicodeBidi } = getComputedStyle(element);
            return `${direction} ${unicodeBidi}`;
          }),
        ),
      ]);
    expect(await directionOf('.prose :not(pre) > code')).toEqual(['ltr isolate']);
    const version = page.locator('#mui-version-selector bdi');
    await expect(version).toHaveText('5.0.0-beta.49');
    const edges = await version.evaluate((element) => {
      const at = (offset: number): number => {
        const range = document.createRange();
        range.setStart(element.firstChild ?? element, offset);
        range.setEnd(element.firstChild ?? element, offset + 1);
        return range.getBoundingClientRect().left;
      };
      return [at(0), at(12)];
    });
    expect(edges[0], 'left edge of the first figure').toBeLessThan(edges[1] ?? 0);
  },
);
