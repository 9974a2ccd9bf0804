import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations } from './support/axe';
import { editDemo } from './support/edit-demo';
import { scriptsHaveStarted } from './support/open-page';
import { searchDialog, searchFor } from './support/search';
import { CHANGING_PAGE, goOffline, goOnline, isSaved, test, visit } from './support/offline-site';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page) => page.getByRole('banner').getByRole('status');

const sizesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width));

test('A visited page can be loaded offline, and shows the date of the copy', async ({ page, site }) => {
  await visit(page, site, CHANGING_PAGE);
  await goOffline(page, site);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'image') errors.push(request.url());
  });
  await page.reload();
  await scriptsHaveStarted(page);
  await expect(heading(page)).toHaveText('Spacing');
  await expect(status(page)).toHaveText('Offline');
  await expect(page.getByText(/^Saved copy of \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.locator('#BasicSpacing, .prose').first()).toBeVisible();
  expect(errors, 'errors, and images that are not in the copy').toEqual([]);
});

test(
  'The worker is registered when the page has loaded, and not before',
  { tag: '@all' },
  async ({ page, site }) => {
    await page.addInitScript(() => {
      const container = navigator.serviceWorker;
      const register = container.register.bind(container);
      container.register = (...request) => {
        const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [
          PerformanceNavigationTiming,
        ];
        Object.assign(window, { loadedBefore: loadEventEnd > 0 });
        return register(...request);
      };
    });
    await visit(page, site, CHANGING_PAGE);
    expect(await page.evaluate('window.loadedBefore')).toBe(true);
  },
);

test('The worker waits until the demos in view are alive', { tag: '@all' }, async ({ page, site }) => {
  await page.addInitScript(() => {
    const container = navigator.serviceWorker;
    const register = container.register.bind(container);
    container.register = (...request) => {
      const root = document.querySelector('[data-demo-root]') ?? {};
      const isAlive = Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
      Object.assign(window, { aliveBefore: isAlive });
      return register(...request);
    };
  });
  await page.route(/\/demos\/material-ui-react-button-[^/]+\.js$/, async (route) => {
    await page.waitForLoadState('load');
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    });
    await route.continue();
  });
  await visit(page, site, '/material-ui/react-button/');
  expect(await page.evaluate('window.aliveBefore')).toBe(true);
});

for (const width of [320, 390]) {
  test(
    `The header keeps its room without network on a screen ${width} pixels wide`,
    { tag: '@all' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, site, CHANGING_PAGE);
      const buttons = page.getByRole('banner').getByRole('button');
      const before = await sizesOf(buttons);
      await goOffline(page, site);
      await expect(status(page)).toHaveText('Offline');
      expect(await sizesOf(buttons)).toEqual(before);
      await expect(page.getByRole('button', { name: 'Toggle settings drawer' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
}

test(
  'A page reached by a link is saved, too, and opens again by link and by load',
  { tag: '@all' },
  async ({ page, site }) => {
    await visit(page, site, '/system/getting-started/');
    await page.locator('#main-content').getByRole('link', { name: 'sx prop' }).first().click();
    await expect(heading(page)).toHaveText(/sx prop/i);
    const path = new URL(page.url()).pathname;
    await isSaved(page, path);
    await goOffline(page, site);
    await page.goBack();
    await expect(heading(page)).not.toHaveText(/sx prop/i);
    await page.goForward();
    await expect(heading(page)).toHaveText(/sx prop/i);
    await page.reload();
    await expect(heading(page)).toHaveText(/sx prop/i);
  },
);

test('The demos of a visited page work offline, also those that were never in the viewport', async ({
  page,
  site,
}) => {
  await visit(page, site, '/material-ui/react-checkbox/');
  await goOffline(page, site);
  await page.reload();
  await scriptsHaveStarted(page);
  const last = page.locator('section.demo').last().getByRole('checkbox').first();
  await last.scrollIntoViewIfNeeded();
  const before = await last.isChecked();
  await last.click();
  await expect(last).toBeChecked({ checked: !before });
});

test('A demo of a visited page can be edited and run offline', { tag: '@all' }, async ({ page, site }) => {
  test.slow();
  await visit(page, site, '/material-ui/react-button/');
  await goOffline(page, site);
  await page.reload();
  await scriptsHaveStarted(page);
  const { result, write } = await editDemo(page, 'ButtonColors');
  await write(`import Rating from '@mui/material/Rating';
    export default function Demo() { return <Rating name="stars" max={3} />; }`);
  await expect(result.getByRole('radio', { name: '3 Stars' })).toBeAttached();
});

test('Search works offline and only finds saved pages', async ({ page, site }) => {
  await visit(page, site, CHANGING_PAGE);
  await goOffline(page, site);
  await page.reload();
  await scriptsHaveStarted(page);
  const { dialog, field, options } = await searchFor(page, 'spacing');
  await expect(dialog).toContainText('The pages saved on this device are searched.');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  const addresses = await options.evaluateAll((links: HTMLAnchorElement[]) =>
    links.map((link) => link.pathname),
  );
  expect(new Set(addresses)).toEqual(new Set([CHANGING_PAGE]));
  await field.fill('checkbox');
  await expect(dialog).toContainText('Nothing found for “checkbox”');
  await goOnline(page, site);
  await expect(options.first()).toHaveAttribute('href', /react-checkbox/);
});

test('An empty search offline lists saved pages first, and marks the others', async ({ page, site }) => {
  await visit(page, site, CHANGING_PAGE);
  await goOffline(page, site);
  await page.reload();
  await scriptsHaveStarted(page);
  await page.keyboard.press('Control+k');
  const { dialog } = searchDialog(page);
  const saved = dialog.getByRole('region', { name: 'Saved on this device' });
  await expect(saved.getByRole('link')).toHaveAttribute('href', CHANGING_PAGE);
  const others = dialog.locator('.search-start section:not([aria-label="Saved on this device"]) a');
  await expect(others.first()).toContainText('Not saved');
  await goOnline(page, site);
  await expect(saved).toHaveCount(0);
  await expect(dialog.getByText('Not saved')).toHaveCount(0);
});

test('The search page works offline', { tag: '@all' }, async ({ page, site }) => {
  await visit(page, site, '/search/');
  await visit(page, site, CHANGING_PAGE);
  await goOffline(page, site);
  await page.goto(`${site.origin}/search/?q=spacing`);
  await expect(page.locator('main')).toContainText('The pages saved on this device are searched.');
  await page
    .locator('main')
    .getByRole('link', { name: /Spacing/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Spacing');
});

test('Offline, a mistyped URL shows similar saved pages', { tag: '@all' }, async ({ page, site }) => {
  await visit(page, site, CHANGING_PAGE);
  await goOffline(page, site);
  await page.goto(`${site.origin}/system/spacings/`);
  await expect(heading(page)).toHaveText('This page is not saved');
  await expect(page.locator('section', { hasText: 'similar URL' }).getByRole('link')).toHaveAttribute(
    'href',
    CHANGING_PAGE,
  );
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('A page that is not saved shows a message and saved pages, and opens when the network is back', async ({
  page,
  site,
}) => {
  await visit(page, site, CHANGING_PAGE);
  await goOffline(page, site);
  await page.goto(`${site.origin}/system/react-box/`);
  await expect(heading(page)).toHaveText('This page is not saved');
  await expect(page.locator('main').getByRole('link', { name: /Spacing/ })).toHaveAttribute(
    'href',
    CHANGING_PAGE,
  );
  await goOnline(page, site);
  await expect(heading(page)).toHaveText('Box');
});

test(
  'A link to a page that is not saved shows the same, without a page load',
  { tag: '@all' },
  async ({ page, site }) => {
    await visit(page, site, '/system/getting-started/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await goOffline(page, site);
    await page.locator(`#main-content a[href="${CHANGING_PAGE}"]`).first().click();
    await expect(heading(page)).toHaveText('This page is not saved');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);
