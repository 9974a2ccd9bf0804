import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open-page';

const PAGE = '/experiments/docs/demos/';

/** Holds the scripts of demos back until the returned function is called. */
async function holdDemoScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const signal = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/demos/*.js', async (route) => {
    await signal;
    await route.continue();
  });
  return () => release();
}

test('the script of the demos is asked for when one comes near the window, not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/demos\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.setViewportSize({ width: 1440, height: 200 });
  await openPage(page, '/material-ui/react-table/');
  const first = page.locator('.demo').first();
  const distance = await first.evaluate((demo) => demo.getBoundingClientRect().top - window.innerHeight);
  expect(distance, 'px from the window to the first demo: too near for this test').toBeGreaterThan(300);
  await page.waitForLoadState('networkidle');
  expect(scripts, 'demo scripts before any scrolling').toEqual([]);
  await page.evaluate((top) => window.scrollBy(0, top), distance - 200);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('the first click on a demo that is still asleep counts, however many wake up with it', async ({
  page,
}) => {
  const release = await holdDemoScripts(page);
  await page.setViewportSize({ width: 1440, height: 4000 });
  await openPage(page, PAGE);
  const demo = page.locator('#TicketCounter');
  await expect(demo.getByText('2 tickets')).toBeVisible();
  await demo.getByRole('button', { name: 'One ticket more' }).click();
  await expect(demo.getByText('2 tickets')).toBeVisible();
  release();
  await expect(demo.getByText('3 tickets')).toBeVisible();
});

test('the HTML of a demo stays when it comes to life', async ({ page }) => {
  const release = await holdDemoScripts(page);
  await openPage(page, PAGE);
  const button = page.locator('#TicketCounter').getByRole('button', { name: 'One ticket more' });
  const sleeping = await button.elementHandle();
  release();
  await button.click();
  await expect(page.locator('#TicketCounter').getByText('3 tickets')).toBeVisible();
  expect(await button.evaluate((live, before) => live === before, sleeping)).toBe(true);
});

test('a demo that crashes says so and can be reset; the others go on', async ({ page }) => {
  await page.route('**/demos/experiments-docs-demos-*.js', async (route) => {
    if (route.request().url().endsWith('?original')) return route.continue();
    const original = `${route.request().url()}?original`;
    return route.fulfill({
      contentType: 'text/javascript',
      body: `import page from ${JSON.stringify(original)};
        export default { hydrate(name, ...rest) {
          if (name === 'TicketCounter' && !globalThis.mended) throw new Error('Sold out');
          return page.hydrate(name, ...rest);
        } };`,
    });
  });
  await openPage(page, PAGE);
  const crashed = page.locator('#TicketCounter');
  await expect(crashed.getByRole('alert')).toContainText('This demo stopped working.');
  await expect(crashed.getByRole('alert')).toContainText('Sold out');
  await page.getByRole('button', { name: 'On my way' }).click();
  await expect(page.getByText('Sent: On my way')).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { mended: true }));
  await crashed.getByRole('button', { name: 'Reset demo' }).click();
  await crashed.getByRole('button', { name: 'One ticket more' }).click();
  await expect(crashed.getByText('3 tickets')).toBeVisible();
});

test('a demo that throws while the reader uses it says so and starts afresh', async ({ page }) => {
  await openPage(page, PAGE);
  const demo = page.locator('#RoomFilter');
  await demo.getByRole('checkbox').click();
  await expect(demo.getByText('Garden')).toHaveCount(0);
  await page.evaluate(() => {
    const { filter } = Array.prototype;
    const failing = function failing(this: unknown[], ...rest: Parameters<typeof filter>) {
      if (JSON.stringify(this[0])?.includes('Garden')) throw new Error('Rooms are gone');
      return filter.apply(this, rest);
    };
    Reflect.set(Array.prototype, 'filter', failing);
    Object.assign(window, { mend: () => Reflect.set(Array.prototype, 'filter', filter) });
  });
  await demo.getByRole('checkbox').click();
  await expect(demo.getByRole('alert')).toContainText('Rooms are gone');
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await expect(demo.getByRole('checkbox')).not.toBeChecked();
  await expect(demo.getByText('Garden')).toBeVisible();
});

test('the source is shown and hidden below its demo', async ({ page }) => {
  await openPage(page, PAGE);
  const demo = page.locator('#TicketCounter');
  const code = demo.getByText('export default function TicketCounter');
  const top = (await demo.boundingBox())?.y;
  await expect(code).toBeHidden();
  await demo.getByText('Show code').click();
  await expect(code).toBeVisible();
  expect((await demo.boundingBox())?.y, 'top of the demo, which must not move').toBe(top);
  await demo.getByText('Hide code').click();
  await expect(code).toBeHidden();
});
