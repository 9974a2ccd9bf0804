import { expect, test, type Page } from '@playwright/test';
import { demoFrame, toolbarOf } from './support/demos';
import { failRemoval } from './support/fail-removal';
import { openPage, scriptsHaveStarted } from './support/open-page';
import { componentScript } from './support/site';

const PAGE = '/material-ui/react-button/';
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('a part that crashes keeps its HTML; the others go on, and the next page has it again', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await failRemoval(page.locator('#main-navigation .menu-item-group > .menu-list').first());
  const group = menu.locator('[aria-expanded="true"]').first();
  await group.click();
  await expect(page.getByText('A part of this page has crashed.')).toBeVisible();
  await expect(menu.getByText('Getting started')).toBeVisible();
  await expect(h1(page)).toHaveText('Button');
  const demo = demoFrame(page, 'ButtonFileUpload');
  await demo.scrollIntoViewIfNeeded();
  await toolbarOf(page, 'ButtonFileUpload')
    .getByRole('button', { name: /^(Show|Expand) code$/ })
    .click();
  await expect(demo.locator('.demo-source')).toHaveAttribute('open');
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(h1(page)).toHaveText('Button Group');
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Button Group');
});

test('a page that crashes shows a message and can be reloaded, and the header and menu keep working', async ({
  page,
}) => {
  await openPage(page, PAGE);
  // React cannot take the article before away, as when an extension has moved it.
  await page.evaluate(() => {
    const { removeChild } = Node.prototype;
    Node.prototype.removeChild = function failing<Kind extends Node>(this: Node, child: Kind): Kind {
      if (child instanceof Element && child.matches('.article-frame')) throw new Error('Gone');
      return removeChild.call(this, child) as Kind;
    };
  });
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(page.getByText('A part of this page has crashed.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await expect(page.locator('#settings-drawer')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await scriptsHaveStarted(page);
  await expect(h1(page)).toHaveText('Button Group');
});

test('an article that fails to render keeps its HTML and working links', async ({ page }) => {
  await page.route(`**/page-data${PAGE}page-data.json`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"breadcrumbs":[', '"breadcrumbs":[null,');
    await route.fulfill({ response, body });
  });
  await openPage(page, PAGE);
  await expect(h1(page)).toHaveText('Button');
  await expect(page.locator('.description')).not.toBeEmpty();
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(h1(page)).toHaveText('Button Group');
});

test('a page keeps its HTML and working links if its code does not load', async ({ page }) => {
  const script = `**/${componentScript(PAGE)}`;
  await page.route(script, (route) => route.abort());
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await expect(h1(page)).toHaveText('Button');
  await expect(page.locator('[data-demo-root]').first()).toBeVisible();
  await page.unroute(script);
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(h1(page)).toHaveText('Button Group');
});

for (const [what, before, after] of [
  ['the page', 'Was this page helpful?', 'Was this translated?'],
  ['a demo', 'Start the job', 'Translated'],
] as const) {
  test(
    `HTML that differs from ${what} is repaired, and nobody is told of an error`,
    { tag: '@all' },
    async ({ page }) => {
      await page.route(`**${PAGE}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(before, after) });
      });
      await openPage(page, PAGE);
      await page.locator('#ButtonColors').scrollIntoViewIfNeeded();
      await expect(
        page.locator('#ButtonColors').getByRole('button', { name: 'Start the job' }),
      ).toBeVisible();
      await expect(page.getByText('Was this page helpful?')).toBeVisible();
      await expect(page.locator('.demo-crash, .demo-unloaded')).toHaveCount(0);
      await expect(page.getByText('has crashed')).toHaveCount(0);
    },
  );
}

test('a demo keeps its HTML, shows a message, and can be retried if its script does not load', async ({
  page,
}) => {
  await page.route('**/demos/**/*.js', (route) => route.abort());
  await page.route('**/demos/*.js', (route) => route.abort());
  await openPage(page, PAGE);
  const demo = demoFrame(page, 'ButtonFileUpload');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByText('This demo could not be loaded.')).toBeVisible();
  await expect(demo.locator('[data-demo-root]')).not.toBeEmpty();
  await expect(page.locator('.demo-crash')).toHaveCount(0);
});

test('features that load on demand show an error if they cannot load, and the page stays', async ({
  page,
  context,
}) => {
  let loads = 0;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openPage(page, PAGE);
  page.on('load', () => (loads += 1));
  await page.locator('#ButtonFileUpload').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const message = page.getByText('This needs a connection.');
  await toolbarOf(page, 'ButtonFileUpload').getByRole('button', { name: 'See more' }).click();
  await expect(message).toBeVisible();
  await expect(message).toBeHidden();
  await page
    .getByRole('region', { name: 'Was this page helpful?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(message).toBeVisible();
  await expect(h1(page)).toHaveText('Button');
  expect(loads).toBe(0);
  expect(errors).toEqual([]);
  await context.setOffline(false);
  await toolbarOf(page, 'ButtonFileUpload').getByRole('button', { name: 'See more' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
});
