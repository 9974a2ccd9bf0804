import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open-page';

const PAGE = '/experiments/docs/codeblock/';
const SOURCE = 'content/experiments/docs/codeblock/index.mdx';

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const checkedTabs = (page: Page) => page.locator('[data-storage-key="package-manager"] input:checked');
const valuesOf = (page: Page): Promise<string[]> =>
  checkedTabs(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the button copies the code exactly as it was written, and says so', async ({ page }) => {
    const fence = /\n```json title="package\.json"\n([\s\S]*?)\n```\n/.exec(readFileSync(SOURCE, 'utf8'));
    await openPage(page, PAGE);
    const block = page.locator('.MuiCode-root', { has: page.getByText('package.json', { exact: true }) });
    const button = block.getByRole('button', { name: 'Copy the code' });
    await block.hover();
    await expect(button).toHaveCSS('opacity', '1');
    await button.click();
    await expect(button).toHaveText('Copied');
    expect((await clipboard(page)).trimEnd()).toBe(fence?.[1]);
    await expect(button).toHaveText('Copy');
  });

  test('the source of a demo is copied as it stands in its file', async ({ page }) => {
    await openPage(page, '/experiments/docs/demos/');
    const demo = page.locator('#TicketCounter');
    await demo.getByText('Show code').click();
    await demo.getByRole('button', { name: 'Copy the code' }).click();
    await expect(demo.getByRole('button', { name: 'Copy the code' })).toHaveText('Copied');
    const file = readFileSync('content/experiments/docs/demos/TicketCounter.tsx', 'utf8');
    expect((await clipboard(page)).trimEnd()).toBe(file.trimEnd());
  });
});

test('a clipboard that refuses changes nothing and breaks nothing', async ({ page }) => {
  const exceptions: Error[] = [];
  page.on('pageerror', (error) => exceptions.push(error));
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  });
  await openPage(page, PAGE);
  const button = page.getByRole('button', { name: 'Copy the code' }).first();
  await button.click();
  await expect(button).toHaveText('Copy');
  expect(exceptions).toEqual([]);
});

test('a package manager, once chosen, is chosen in all blocks, all tabs and next time', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, '/material-ui/getting-started/installation/');
  await openPage(page, PAGE);
  expect(new Set(await valuesOf(page))).toEqual(new Set(['npm']));
  const group = page.getByRole('group', { name: 'package-manager' }).or(page.locator('.code-tabs')).first();
  await group.getByRole('radio', { name: 'pnpm' }).check();
  await expect(group.getByText('pnpm add @mui/material')).toBeVisible();
  await expect(group.getByText('npm install @mui/material', { exact: false })).toBeHidden();
  expect(new Set(await valuesOf(page)), 'choices on this page').toEqual(new Set(['pnpm']));
  await expect.poll(async () => [...new Set(await valuesOf(other))]).toEqual(['pnpm']);
  await openPage(page, '/joy-ui/getting-started/installation/');
  expect([...new Set(await valuesOf(page))], 'choices on the next page').toEqual(['pnpm']);
});

test('the arrow keys choose a tab', async ({ page }) => {
  await openPage(page, PAGE);
  const tabs = page.locator('[data-storage-key="bundler"]');
  await tabs.getByRole('radio', { name: 'Vite' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('radio', { name: 'webpack' })).toBeChecked();
  await expect(tabs.getByText('process.env.BOOKING_URL')).toBeVisible();
});
