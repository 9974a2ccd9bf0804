import { expect, test } from '@playwright/test';
import { demoFrame } from './support/demos';
import { failRemoval } from './support/fail-removal';
import { holdScripts } from './support/hold-scripts';
import { openPage } from './support/open-page';

const PAGE = '/experiments/docs/demos/';

test('replays clicks made before a demo is hydrated, even on an icon', async ({ page }) => {
  const release = await holdScripts(page);
  await openPage(page, PAGE);
  const demo = demoFrame(page, 'TicketCounter');
  await demo.getByRole('button', { name: 'One ticket more' }).locator('svg').click();
  await demo.getByRole('button', { name: 'One ticket more' }).click();
  await expect(demo.locator('output')).toHaveText('2 tickets');
  release();
  await expect(demo.locator('output')).toHaveText('4 tickets');
});

test('the first click on a demo that is still asleep counts, however many wake up with it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 1440, height: 4000 });
  await openPage(page, PAGE);
  const demo = demoFrame(page, 'TicketCounter');
  await expect(demo.getByText('2 tickets')).toBeVisible();
  await demo.getByRole('button', { name: 'One ticket more' }).click();
  await expect(demo.getByText('2 tickets')).toBeVisible();
  release();
  await expect(demo.getByText('3 tickets')).toBeVisible();
});

test('the first press on a list that is still asleep opens it', async ({ page }) => {
  const release = await holdScripts(page);
  await openPage(page, '/material-ui/react-select/');
  await demoFrame(page, 'SelectBasics').getByRole('combobox').click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  release();
  await page.getByRole('option', { name: 'Front crawl' }).click();
  await expect(demoFrame(page, 'SelectBasics').getByRole('combobox')).toHaveText('Front crawl');
});

test('a demo in a list in a callout is alive, and keeps its own look', async ({ page }) => {
  await openPage(page, '/experiments/docs/callouts/');
  const demo = demoFrame(page, 'BoardingSteps');
  await demo.getByRole('button', { name: 'Scan a ticket' }).click();
  await expect(demo.getByRole('status')).toHaveText('1 on board');
  await expect(page.getByRole('listitem').filter({ has: demo })).toBeVisible();
  // The margin of the paragraphs around it.
  await expect(demo.getByRole('status')).toHaveCSS('margin-top', '0px');
});

test('hydration keeps the HTML of a demo', async ({ page }) => {
  const release = await holdScripts(page);
  await openPage(page, PAGE);
  const button = demoFrame(page, 'TicketCounter').getByRole('button', { name: 'One ticket more' });
  const sleeping = await button.elementHandle();
  release();
  await button.click();
  await expect(demoFrame(page, 'TicketCounter').getByText('3 tickets')).toBeVisible();
  expect(await button.evaluate((live, before) => live === before, sleeping)).toBe(true);
});

test('a click while a demo hydrates is not lost', async ({ page }) => {
  await openPage(page, PAGE);
  const demo = demoFrame(page, 'TicketCounter');
  await demo.getByRole('button', { name: 'One ticket more' }).click();
  await expect(demo.locator('output')).toHaveText('3 tickets');
});

test('the script of the demos loads only when one is near the viewport or gets the focus', async ({
  page,
}) => {
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
  await page.waitForLoadState('networkidle');
  const ofFirst = scripts.length;
  const far = demoFrame(page, 'TablePages');
  await far
    .getByRole('button', { name: 'Go to next page' })
    .evaluate((button) => button.focus({ preventScroll: true }));
  await expect(far, 'still far away').not.toBeInViewport();
  await expect.poll(() => scripts.length, 'scripts of the demos further down').toBeGreaterThan(ofFirst);
});

test('a demo that crashes shows a message, does not affect the others, and can restart', async ({ page }) => {
  await openPage(page, PAGE);
  const demo = demoFrame(page, 'RoomFilter');
  const filter = demo.getByLabel('Only rooms with a balcony');
  await filter.click();
  await expect(demo.getByRole('listitem')).toHaveCount(2);
  await filter.click();
  await expect(demo.getByRole('listitem')).toHaveCount(3);
  await failRemoval(demo.getByRole('listitem').first());
  await filter.click();
  await expect(demo.getByRole('alert')).toContainText('This demo stopped working.');
  await expect(demo.getByRole('alert').locator('pre')).not.toBeEmpty();
  const report = await demo.getByRole('link', { name: 'Report it' }).getAttribute('href');
  const issue = new URL(report ?? '').searchParams;
  expect(issue.get('title')).toContain('RoomFilter');
  expect(issue.get('body')).toContain(page.url());
  await demoFrame(page, 'TicketCounter').getByRole('button', { name: 'One ticket more' }).click();
  await expect(demoFrame(page, 'TicketCounter').locator('output')).toHaveText('3 tickets');
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await expect(demo.getByRole('listitem')).toHaveCount(3);
  await demo.getByLabel('Only rooms with a balcony').click();
  await expect(demo.getByRole('listitem')).toHaveCount(2);
});

test('a demo that throws after an event shows a message and restarts', async ({ page }) => {
  await openPage(page, PAGE);
  const demo = demoFrame(page, 'RoomFilter');
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

test('a data grid is live on its page', async ({ page }) => {
  await openPage(page, '/experiments/docs/demo-packages/');
  const grid = page.getByRole('grid', { name: 'Seeds in stock' });
  await grid.scrollIntoViewIfNeeded();
  await grid.getByRole('columnheader', { name: 'Packets' }).click();
  await expect(grid.getByRole('row').nth(1)).toContainText('Sorrel');
  await expect(page.getByText('Missing license key')).toHaveCount(0);
});
