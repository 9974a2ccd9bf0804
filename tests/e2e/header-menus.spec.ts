import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';

const PAGE = '/material-ui/react-button/';

test('the product menu links to the other products and marks the current one', async ({ page }) => {
  await openPage(page, PAGE);
  const button = page.locator('#mui-product-selector');
  await expect(button).toHaveText('Material UI');
  await button.click();
  const panel = page.locator('#product-menu');
  await expect(panel.getByRole('link', { name: /^Material UI/ })).toHaveAttribute('aria-current', 'true');
  await expect(panel.locator('[aria-current]')).toHaveCount(1);
  await panel.getByRole('link', { name: 'Joy UI' }).click();
  await expect(page).toHaveURL('/joy-ui/getting-started/');
  await expect(panel).toBeHidden();
  await expect(button).toHaveText('Joy UI');
});

test('the product menu marks MUI X on the pages of its products', async ({ page }) => {
  await openPage(page, '/x/react-data-grid/');
  await expect(page.locator('#mui-product-selector')).toHaveText('Data Grid');
  await page.locator('#mui-product-selector').click();
  await expect(page.locator('#product-menu [aria-current]')).toHaveText(/^MUI X/);
});

for (const [name, path, first] of [
  ['Core', '/core/', 'Overview'],
  ['Docs-infra', '/experiments/docs/headers/', 'Write a component page'],
] as const) {
  test(`${name} is in the product menu, and has a menu and a version of its own`, async ({ page }) => {
    await openPage(page, PAGE);
    await page.locator('#mui-product-selector').click();
    const panel = page.locator('#product-menu');
    await panel.locator('a').filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('#mui-product-selector')).toHaveText(name);
    await expect(panel.locator('[aria-current]')).toHaveAttribute('href', path);
    await expect(page.locator('#mui-version-selector')).toContainText('v7.1.0');
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(menu.getByRole('link', { name: first })).toBeVisible();
  });
}

test('the version menu keeps the page where the other version has it', async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByRole('button', { name: 'Version v7.1.0' }).click();
  const panel = page.locator('#version-menu');
  const expected = [
    ['v7.1.0', PAGE],
    ['v6', 'https://v6.mui.com/material-ui/react-button/'],
    ['v5', 'https://v5.mui.com/material-ui/react-button/'],
    ['v4', 'https://v4.mui.com/components/buttons/'],
    ['View all versions', '/versions/'],
  ] as const;
  for (const [name, href] of expected)
    await expect(panel.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(panel.getByRole('link', { name: 'v7.1.0' })).toHaveAttribute('aria-current', 'true');
});

test('the version label is the one of the product', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/joy-ui/react-button/');
  await expect(page.locator('#mui-version-selector')).toHaveText('Version 5.0.0-beta.49');
});

for (const [menu, button] of [
  ['#product-menu', '#mui-product-selector'],
  ['#version-menu', '#mui-version-selector'],
  ['#settings-drawer', '[popovertarget="settings-drawer"]'],
] as const) {
  test(`${menu} opens by keyboard; Escape closes it and gives the focus back`, async ({ page }) => {
    await openPage(page, PAGE);
    await page.locator(button).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`${menu} :is(a, input)`).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(`${menu} :focus`)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator(menu)).toBeHidden();
    await expect(page.locator(button).first()).toBeFocused();
  });
}

test('Tab moves through the version menu, and closes it at the end', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  const links = page.locator('#version-menu').getByRole('link');
  await page.locator('#mui-version-selector').focus();
  await page.keyboard.press('Enter');
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search…' })).toBeFocused();
  await expect(page.locator('#version-menu')).toBeHidden();
});

test('a menu closes when the focus or a click goes elsewhere', async ({ page }) => {
  await openPage(page, PAGE);
  const panel = page.locator('#version-menu');
  const button = page.locator('#mui-version-selector');
  await button.click();
  await panel.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await button.click();
  await expect(panel).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toBeHidden();
});

for (const [width, height] of [
  [320, 640],
  [430, 800],
  [740, 360],
] as const) {
  test(
    `at ${width} × ${height} px the product menu is in the window, and scrolls if it must`,
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, PAGE);
      await page.locator('#mui-product-selector').click();
      const panel = page.locator('#product-menu');
      await expect(panel).toBeVisible();
      const {
        x = -1,
        y = -1,
        width: wide = Infinity,
        height: high = Infinity,
      } = (await panel.boundingBox()) ?? {};
      expect([x >= 0, y >= 0, x + wide <= width, y + high <= height]).toEqual([true, true, true, true]);
      await panel.getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(panel.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    },
  );
}

for (const direction of ['left-to-right', 'right-to-left']) {
  test(
    `read ${direction}, both menus hang from the edge of their button that is read first`,
    { tag: '@all' },
    async ({ page }) => {
      const isReversed = direction === 'right-to-left';
      if (isReversed) await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
      await openPage(page, PAGE);
      const startOf = async (selector: string): Promise<number> => {
        const { x = 0, width = 0 } = (await page.locator(selector).boundingBox()) ?? {};
        return Math.round(isReversed ? x + width : x);
      };
      for (const [button, panel] of [
        ['#mui-product-selector', '#product-menu'],
        ['#mui-version-selector', '#version-menu'],
      ] as const) {
        await page.locator(button).click();
        await expect(page.locator(panel)).toBeVisible();
        expect(await startOf(panel), panel).toBe(await startOf(button));
      }
    },
  );
}

test('on a phone, the product menu contains the versions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openPage(page, PAGE);
  await expect(page.locator('#mui-version-selector')).toBeHidden();
  await page.locator('#mui-product-selector').click();
  await page.getByRole('button', { name: 'Versions of Material UI' }).click();
  const versions = page.locator('#version-menu');
  await expect(versions.getByRole('link', { name: 'v6' })).toBeInViewport({ ratio: 1 });
  await versions.getByRole('link', { name: 'View all versions' }).click();
  await expect(page).toHaveURL('/versions/');
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('arrows, Home and End move in an open menu, and not the page behind it', async ({ page }) => {
  await openPage(page, PAGE);
  // What the keyboard does in panels is loaded with the first.
  await page.getByRole('button', { name: 'Toggle settings drawer' }).press('Enter');
  await expect(page.locator('#settings-drawer').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  for (const [button, menu] of [
    ['#mui-product-selector', '#product-menu'],
    ['#mui-version-selector', '#version-menu'],
  ] as const) {
    const links = page.locator(menu).getByRole('link');
    const isOpen = page
      .locator(menu)
      .evaluate(
        (panel) => new Promise((resolve) => panel.addEventListener('toggle', resolve, { once: true })),
      );
    await page.locator(button).evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await isOpen;
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await page.keyboard.press('Escape');
  }
});

test('the settings take the focus, hold it, and give it back', async ({ page }) => {
  await openPage(page, PAGE);
  const button = page.getByRole('button', { name: 'Toggle settings drawer' });
  const settings = page.locator('#settings-drawer');
  await button.click();
  await expect(settings.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(settings.getByRole('radio', { name: 'Dark' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () =>
        document.querySelector('#gatsby-focus-wrapper > :not(#settings-drawer) :focus')?.outerHTML ?? null,
    );
    expect(outside, 'focus outside of the settings').toBeNull();
  }
  await settings.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.click(100, 400);
  await expect(settings).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#main-navigation :focus, main :focus')).toHaveCount(1);
});

test(
  'shows an error if settings cannot load, and loads them when the network is back',
  { tag: '@all' },
  async ({ page, context }) => {
    await openPage(page, PAGE);
    const button = page.getByRole('button', { name: 'Toggle settings drawer' });
    const settings = page.locator('#settings-drawer');
    await context.setOffline(true);
    await button.click();
    await expect(settings.getByRole('alert')).toHaveText('This needs a connection.');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await button.click();
    await expect(settings.getByRole('radio', { name: 'Dark' })).toBeVisible();
  },
);
