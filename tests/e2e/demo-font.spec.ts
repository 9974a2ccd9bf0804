import { readFileSync } from 'node:fs';
import { expect, test, type Frame, type Page, type Response } from '@playwright/test';
import { localStylesheet } from '../../src/node/outputs/build-zip';
import { PublicFolder } from '../../src/node/offline/built-site';
import { editDemo } from './support/edit-demo';
import { openPage } from './support/open-page';
import { layoutShifts, recordLayoutShifts } from './support/reading';
import { builtFile } from './support/site';

const BUTTONS = '/material-ui/react-button/';
const FONT = /^\/demos\/roboto-[\w-]+\.woff2$/;

/** Families of the fonts with which the browser draws an element. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

const hasRoboto = (frame: Frame) =>
  frame.evaluate(() =>
    [...document.fonts].some(({ family, status }) => family === 'Roboto' && status === 'loaded'),
  );

for (const [path, expected] of [
  [BUTTONS, 1],
  ['/joy-ui/react-button/', 0],
  ['/system/react-box/', 0],
  ['/experiments/docs/errors/', 0],
] as const) {
  test(`${path} asks for Roboto ${expected === 1 ? 'once' : 'not at all'}`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (FONT.test(pathname)) fonts.push(pathname);
    });
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect(fonts).toHaveLength(expected);
  });
}

test('a page with demos loads at most 45 KB of fonts', async ({ page }) => {
  const fonts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(response);
  });
  await openPage(page, BUTTONS);
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(fonts.map((response) => response.body()));
  expect(bodies).toHaveLength(2);
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(45_000);
});

test('buttons of Material UI are drawn in Roboto, and nothing moves for it', async ({ page }) => {
  await recordLayoutShifts(page);
  await openPage(page, BUTTONS);
  await page.waitForLoadState('networkidle');
  expect(await drawnWith(page, '#ButtonVariants .MuiButton-root')).toEqual(['Roboto']);
  expect(await layoutShifts(page)).toEqual([]);
});

test('nothing moves if the font cannot load', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await recordLayoutShifts(page);
  await openPage(page, BUTTONS);
  await page.waitForLoadState('networkidle');
  expect(await drawnWith(page, '#ButtonVariants .MuiButton-root')).not.toContain('Roboto');
  expect(await layoutShifts(page)).toEqual([]);
});

test('a demo in a frame has Roboto', async ({ page }) => {
  await openPage(page, '/experiments/docs/demos/');
  await page.locator('#LoadingDock').scrollIntoViewIfNeeded();
  const frame = await (await page.locator('#LoadingDock iframe').elementHandle())?.contentFrame();
  await expect.poll(() => frame && hasRoboto(frame)).toBe(true);
});

test('an edited demo has Roboto', { tag: '@all' }, async ({ page }) => {
  await openPage(page, BUTTONS);
  const { result } = await editDemo(page, 'ButtonVariants');
  await expect(result.getByRole('button').first()).toBeVisible();
  const sandbox = page.frames().find((frame) => frame.url() === 'about:srcdoc');
  await expect.poll(() => sandbox && hasRoboto(sandbox)).toBe(true);
});

test('Roboto is saved with pages that show demos of Material UI, and with no others', () => {
  const savedOf = (path: string) => builtFile(`offline-files/pages${path}files.json`);
  expect(savedOf(BUTTONS)).toMatch(/"\/demos\/roboto-[\w-]+\.woff2"/);
  expect(savedOf('/joy-ui/react-button/')).not.toContain('roboto');
});

test('a saved copy has Roboto in its stylesheet', () => {
  const [, name = ''] =
    /"(\/demos\/material-font-\w+\.css)"/.exec(builtFile('material-ui/react-button/index.html')) ?? [];
  const css = localStylesheet(readFileSync(`public${name}`, 'utf8'), name, new PublicFolder('public'));
  expect(css).toContain('src:url(data:font/woff2;base64,');
  expect(css).toContain('font-display:block');
});
