import { expect, test, type Browser, type Page } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from './support/reading';
import { StaticServer } from './support/static-server';

const PAGE = '/material-ui/react-button/';
const MAGENTA = { r: 255, g: 0, b: 255 };
const CANVAS = { light: { r: 255, g: 255, b: 255 }, dark: { r: 15, g: 18, b: 20 } };

interface Color {
  r: number;
  g: number;
  b: number;
}

interface TraceEvent {
  name: string;
  args: { snapshot?: string };
}

const CASES = [
  { stored: null, system: 'light', painted: 'light' },
  { stored: null, system: 'dark', painted: 'dark' },
  { stored: 'system', system: 'dark', painted: 'dark' },
  { stored: 'light', system: 'dark', painted: 'light' },
  { stored: 'dark', system: 'light', painted: 'dark' },
] as const;

for (const { stored, system, painted } of CASES) {
  const title = `the first frame is ${painted}: stored ${stored ?? 'nothing'}, system ${system}`;
  test(title, async ({ page, browser }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((mode) => mode && localStorage.setItem('mui-mode', mode), stored);
    const frames = await framesOfLoading(page, browser);
    expect(frames.length, 'frames that were painted').toBeGreaterThan(0);
    for (const frame of frames)
      expect(distance(frame, CANVAS[painted]), `distance of ${JSON.stringify(frame)}`).toBeLessThan(12);
  });
}

test('the header stays still if the browser paints before its last buttons arrive', async ({ page }) => {
  let sendRest = (): void => {};
  const secondPart = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const server = new StaticServer('public');
  server.treat = (path) =>
    path === PAGE ? { firstPartEndsWith: '<button class="search-button">', secondPart } : 'usual';
  await server.listen();
  await recordLayoutShifts(page);
  await page.goto(`${server.origin}${PAGE}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  sendRest();
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.waitForLoadState('load');
  expect(await layoutShifts(page)).toEqual([]);
  await server.cut();
});

/** Opens the page from a magenta one and returns the canvas color of every frame that was painted of it. */
async function framesOfLoading(page: Page, browser: Browser): Promise<Color[]> {
  await page.route('**/magenta', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<body style="background: #f0f">' }),
  );
  await page.goto('/magenta');
  // Scripts wait until the page is painted without them, as on a slow connection.
  let release = (): void => {};
  const firstPaint = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await firstPaint;
    await route.continue();
  });
  await browser.startTracing(page, { screenshots: true });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForLoadState('networkidle');
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const pictures = trace.traceEvents.flatMap(({ name, args }) =>
    name === 'Screenshot' && args.snapshot ? [args.snapshot] : [],
  );
  const colors = await page.evaluate(cornerColors, pictures);
  return colors.filter((color) => distance(color, MAGENTA) > 60);
}

/**
 * Runs in the browser. Returns the colors near the lower right corner of screenshots, where pages show their canvas.
 */
async function cornerColors(pictures: string[]): Promise<Color[]> {
  const colors: Color[] = [];
  for (const picture of pictures) {
    const blob = await (await fetch(`data:image/jpeg;base64,${picture}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('This browser draws no pictures');
    context.drawImage(bitmap, 0, 0);
    const [r = 0, g = 0, b = 0] = context.getImageData(bitmap.width - 6, bitmap.height - 6, 1, 1).data;
    colors.push({ r, g, b });
  }
  return colors;
}

function distance(a: Color, b: Color): number {
  return Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b);
}
