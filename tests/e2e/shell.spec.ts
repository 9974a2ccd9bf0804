import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import type {} from '../../src/client/app/console-hint';
import { allowClipboard, clipboard } from './support/demos';
import { openPage } from './support/open-page';
import { builtFile } from './support/site';

const PAGE = '/material-ui/react-button/';

test('the skip link is the first stop of the keyboard and leads into the article', async ({ page }) => {
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
  await menu.getByRole('link', { name: 'Components' }).click();
  await expect(menu.getByRole('link', { name: 'Grid' })).toBeVisible();
  const inMenu = await menu
    .locator('a:not([aria-expanded])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const walked = [new URL(page.url()).pathname];
  const pagination = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(pagination.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
  for (let step = 1; step < inMenu.length; step += 1) {
    const previous = page.url();
    await pagination.getByRole('link', { name: /^Next page/ }).click();
    await expect(page).not.toHaveURL(previous);
    await expect(pagination.getByRole('link', { name: /^Previous/ })).toHaveAttribute(
      'href',
      walked.at(-1) ?? '',
    );
    walked.push(new URL(page.url()).pathname);
  }
  expect(walked).toEqual(inMenu);
});

test('the last page of a menu has no next one', async ({ page }) => {
  await openPage(page, '/system/api/box/');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Stack' }).click();
  await expect(page).toHaveURL('/system/api/stack/');
  const pagination = page.getByRole('navigation', { name: 'Previous and next page' });
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

test('the logo has a menu that copies it, alone or with the name', async ({ page, context }) => {
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
  expect(sign).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">.+fill="rgb/);
  await logo.click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Copy logo with name as SVG' }).click();
  await expect.poll(() => clipboard(page)).toContain('>Component docs</text>');
  await page.setContent(await clipboard(page));
  expect(await page.locator('svg').evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(
    100,
  );
});

test('people who open the console are told what to play with, and the theme is loaded when they do', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await openPage(page, PAGE);
  await expect.poll(() => lines.join()).toContain('await theme');
  const asked = page.waitForRequest('**/theme.json');
  const theme = await page.evaluate(() => window.theme);
  expect(theme).toMatchObject({ shape: { borderRadius: 12 }, cssVarPrefix: 'docs' });
  await asked;
});

test('every page names its address, its language, and the picture of its product', () => {
  for (const [path, card] of [
    ['/', 'site'],
    ['/material-ui/react-button/', 'material-ui'],
    ['/joy-ui/api/button/', 'joy-ui'],
    ['/system/spacing/', 'system'],
    ['/core/', 'core'],
    ['/experiments/docs/demos/', 'docs-infra'],
    ['/versions/', 'site'],
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
