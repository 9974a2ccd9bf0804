import { expect, test } from '@playwright/test';
import { demoFrame } from './support/demos';
import { openPage } from './support/open-page';

test('clicks that come before a demo is live are not lost, not even on an icon', async ({ page }) => {
  let release = (): void => {};
  const clicked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/demos/*.js', async (route) => {
    await clicked;
    await route.continue();
  });
  await openPage(page, '/experiments/docs/demos/');
  const demo = demoFrame(page, 'TicketCounter');
  await demo.getByRole('button', { name: 'One ticket more' }).locator('svg').click();
  await demo.getByRole('button', { name: 'One ticket more' }).click();
  await expect(demo.locator('output')).toHaveText('2 tickets');
  release();
  await expect(demo.locator('output')).toHaveText('4 tickets');
});

test('a click while a demo hydrates is not lost', async ({ page }) => {
  await openPage(page, '/experiments/docs/demos/');
  const demo = demoFrame(page, 'TicketCounter');
  await demo.getByRole('button', { name: 'One ticket more' }).click();
  await expect(demo.locator('output')).toHaveText('3 tickets');
});

test('demos below the fold load nothing until they come near', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/demos\/.*\.js$/.test(pathname)) loaded.push(pathname);
  });
  await page.setViewportSize({ width: 1280, height: 400 });
  await openPage(page, '/material-ui/react-dialog/');
  await page.waitForLoadState('networkidle');
  expect(loaded, 'scripts of demos').toEqual([]);
  await demoFrame(page, 'AlertDialog').scrollIntoViewIfNeeded();
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
});

test('a demo that crashes says so, leaves the others alone, and starts again', async ({ page }) => {
  await openPage(page, '/experiments/docs/demos/');
  const demo = demoFrame(page, 'RoomFilter');
  const filter = demo.getByLabel('Only rooms with a balcony');
  await filter.click();
  await expect(demo.getByRole('listitem')).toHaveCount(2);
  await filter.click();
  await expect(demo.getByRole('listitem')).toHaveCount(3);
  // As a browser extension does: React fails when it wants to remove what is gone.
  await demo
    .getByRole('listitem')
    .first()
    .evaluate((item) => item.remove());
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
