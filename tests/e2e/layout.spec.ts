import { expect, test, type Locator, type Page } from '@playwright/test';
import { demoFrame } from './support/demos';
import { openPage } from './support/open-page';
import { searchDialog } from './support/search';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Turns the wheel over an element. */
async function wheelOver(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.mouse.wheel(0, 400);
}

test('the wheel over a short table of contents scrolls the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/material-ui/react-button/');
  await wheelOver(page, page.locator('.table-of-contents'));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
});

test('nothing moves behind the search', async ({ page }) => {
  await openPage(page, '/material-ui/react-button/');
  const article = page.locator('.article h1');
  const before = await article.boundingBox();
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).dialog).toBeVisible();
  expect(await article.boundingBox(), 'the scrollbar keeps its space').toEqual(before);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 400);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 400);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await scrollTop(page)).toBe(0);
});

test('the drawer closes if the viewport becomes wide enough for the menu', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openPage(page, '/material-ui/react-button/');
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  const article = await page.locator('.article').boundingBox();
  expect(article?.width).toBeGreaterThan(500);
});

test('the button stays in place when a long code block is collapsed', async ({ page }) => {
  await openPage(page, '/experiments/docs/queries/');
  const button = page.locator('.prose [data-long] .MuiCode-expand').first();
  await button.click();
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await button.click();
  expect((await button.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('a long code block is collapsed and can be expanded', async ({ page }) => {
  await openPage(page, '/material-ui/integrations/nextjs/');
  const block = page.locator('.prose .MuiCode-root[data-long]').first();
  const show = block.getByRole('button', { name: 'Show all' });
  await expect(show).toBeVisible();
  const code = block.locator('pre');
  const hidden = () => code.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hidden()).toBeGreaterThan(0);
  await show.click();
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await expect(show).toBeHidden();
});

test('at 1280 px the article fits 80 characters of code', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/material-ui/integrations/nextjs/');
  const characters = await page
    .locator('.prose > .MuiCode-root code')
    .first()
    .evaluate((code) => {
      const pre = code.closest('pre') as HTMLElement;
      const { paddingLeft, paddingRight } = getComputedStyle(pre);
      const probe = document.createElement('span');
      probe.textContent = '0'.repeat(80);
      code.append(probe);
      const width = probe.getBoundingClientRect().width / 80;
      return (pre.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)) / width;
    });
  expect(Math.floor(characters)).toBeGreaterThanOrEqual(80);
});

test('a heading that the URL names stays below the header while demos load', async ({ page }) => {
  let deliver = (): void => undefined;
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/demos/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/material-ui/react-select/#grouped-options');
  const heading = page.locator('#grouped-options');
  const top = async () => Math.round((await heading.boundingBox())?.y ?? -1);
  await expect(heading).toBeInViewport();
  const before = await top();
  expect(before).toBeGreaterThan(57);
  deliver();
  await page.waitForLoadState('networkidle');
  await expect.poll(top).toBe(before);
});

test('a link to a demo shows the heading of its section', { tag: '@all' }, async ({ page }) => {
  await page.goto('/material-ui/react-button/#ButtonVariants');
  const section = page.locator('#variants');
  await expect(demoFrame(page, 'ButtonVariants')).toBeInViewport();
  await expect(section).toBeInViewport();
  expect((await section.boundingBox())?.y).toBeGreaterThan(57);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('all columns of a table are in view', async ({ page }) => {
    await openPage(page, '/material-ui/migration/upgrade-to-v7/');
    const ends = await page
      .locator('.prose table')
      .evaluateAll((tables) =>
        tables.flatMap((table) =>
          [...table.querySelectorAll('th, td')].map((cell) => cell.getBoundingClientRect().right),
        ),
      );
    expect(ends.length).toBeGreaterThan(10);
    expect(Math.max(...ends)).toBeLessThanOrEqual(390);
  });

  test('the button to the top covers nothing at the end of a page', async ({ page }) => {
    await openPage(page, '/material-ui/react-button/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(button).toBeVisible();
    const covered = await button.evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isText = (node: Node): boolean => (node.textContent ?? '').trim() !== '';
      const walker = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!isText(node) || element.contains(node)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects())
          if (rect.right > left && rect.left < right && rect.bottom > top && rect.top < bottom)
            found.push(node.textContent ?? '');
      }
      return found;
    });
    expect(covered).toEqual([]);
  });
});
