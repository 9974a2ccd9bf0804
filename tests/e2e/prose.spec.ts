import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';

const MARKDOWN = '/experiments/docs/markdown/';

test('callouts have different colors, and screen readers announce their kind', async ({ page }) => {
  await openPage(page, '/experiments/docs/callouts/');
  const looks = new Set<string>();
  for (const kind of ['info', 'success', 'warning', 'error']) {
    const callout = page.locator(`.prose .MuiCallout-${kind}`).first();
    await expect(callout).toBeVisible();
    await expect(callout).toContainText(new RegExp(kind, 'i'));
    looks.add(await callout.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(looks.size, 'different colours').toBe(4);
});

test('a table that is too wide scrolls in its own box, by keyboard as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, MARKDOWN);
  const box = page.locator('.table-scroll', { hasText: 'Harbor Bakery' });
  const { inner, outer } = await box.evaluate((element) => ({
    inner: element.scrollWidth,
    outer: element.clientWidth,
  }));
  expect(inner, 'width of the table in px').toBeGreaterThan(outer);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
});

test('a table of three short columns fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/material-ui/react-app-bar/');
  const box = page.locator('.table-scroll', { hasText: '600px and up' });
  const hidden = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(hidden, 'px of the table out of sight').toBe(0);
});

test('a prop name in a table stays on one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/material-ui/react-autocomplete/behavior/');
  const name = page.locator('td:first-child code', { hasText: 'autoHighlight' });
  expect(await name.evaluate((code) => code.getClientRects().length)).toBe(1);
});

test('right-aligned Markdown columns are aligned to the right', { tag: '@all' }, async ({ page }) => {
  await openPage(page, MARKDOWN);
  const table = page.locator('table', { hasText: 'Price per night' });
  await expect(table.getByRole('columnheader', { name: 'Price per night' })).toHaveCSS('text-align', 'end');
  await expect(table.getByRole('cell', { name: '$84' })).toHaveCSS('text-align', 'end');
  await expect(table.getByRole('cell', { name: 'Garden' })).toHaveCSS('text-align', 'start');
});

test(
  'examples in a table leave space for their descriptions on a phone',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/experiments/docs/front-matter/');
    const box = page.locator('.table-scroll', { hasText: 'What it does' });
    const hidden = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(hidden, 'px of the table that are out of view').toBeLessThan(40);
  },
);

test('space for an image is reserved before it loads', async ({ page }) => {
  await page.route('**/images/**', (route) => route.abort());
  await openPage(page, MARKDOWN);
  const image = page.locator('.prose img').first();
  await expect(image).toHaveAttribute('width', /^\d+$/);
  await expect(image).toHaveAttribute('height', /^\d+$/);
  const { expected, height } = await image.evaluate((element: HTMLImageElement) => {
    const { width, height: drawn } = element.getBoundingClientRect();
    const ratio = Number(element.getAttribute('height')) / Number(element.getAttribute('width'));
    return { expected: width * ratio, height: drawn };
  });
  expect(height, 'height of the empty place in px').toBeGreaterThan(20);
  expect(Math.abs(height - expected), 'px between the place and the image').toBeLessThan(2);
});

test('content for one mode is only visible in that mode', async ({ page }) => {
  await openPage(page, MARKDOWN);
  const sentence = page.locator('p', { hasText: 'reading this page in' });
  await expect(sentence.getByText('light', { exact: true })).toBeVisible();
  await expect(sentence.getByText('dark', { exact: true })).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(sentence.getByText('dark', { exact: true })).toBeVisible();
  await expect(sentence.getByText('light', { exact: true })).toBeHidden();
});

test('details open, and their content is prose like any other', async ({ page }) => {
  await openPage(page, MARKDOWN);
  const answer = page.getByText('of the price of all nights').last();
  await expect(answer).toBeHidden();
  await page.getByText('How the deposit is calculated').last().click();
  await expect(answer).toBeVisible();
});

test('nothing is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/material-ui/react-button/');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].some((value) => parseFloat(value) > 0.001);
      })
      .map((element) => `${element.tagName}.${element.getAttribute('class')}`),
  );
  expect(moving, 'elements with a transition or an animation').toEqual([]);
});

test('a query is shown with its result from the build', async ({ page }) => {
  await openPage(page, '/experiments/docs/queries/');
  const answer = page.locator('pre', { hasText: '"deprecatedProps"' });
  await expect(answer).toContainText('"href": "/experiments/docs/demos/"');
  await expect(answer).toContainText(/"line": \d+/);
  await expect(answer).toContainText(/"words": [1-9]\d{2}/);
  await expect(answer).toContainText('"name": "IconContainerComponent"');
});
