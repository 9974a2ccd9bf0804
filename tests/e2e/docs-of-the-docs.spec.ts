import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';
import { searchFor } from './support/search';

const DOCS = '/experiments/docs';

test('the coverage page lists Material UI and Joy UI pages that exist', async ({ page, request }) => {
  await page.goto(`${DOCS}/coverage/`);
  for (const product of ['material-ui', 'joy-ui']) {
    const links = page.locator(`main table a[href^="/${product}/"]`);
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length, product).toBeGreaterThanOrEqual(40);
    const first = paths[0] ?? '';
    expect((await request.get(first)).status(), first).toBe(200);
  }
});

test('the coverage page counts the props of all components of a page', async ({ page }) => {
  await page.goto(`${DOCS}/coverage/`);
  const row = page.getByRole('row').filter({ has: page.locator('a[href="/joy-ui/react-menu/"]') });
  const ownProps = await row.getByRole('cell').nth(3).textContent();
  // Menu alone has 18. The others are props of Dropdown, MenuButton, MenuItem, and MenuList.
  expect(Number(ownProps)).toBeGreaterThan(25);
});

test('every heading of the gallery has an example and its source', async ({ page }) => {
  await openPage(page, `${DOCS}/gallery/`);
  const headings = await page
    .locator('main h3')
    .evaluateAll((found) => found.map(({ id, textContent }) => ({ id, textContent })));
  expect(headings.length).toBeGreaterThanOrEqual(25);
  const sources = await page.locator('main').evaluate(
    (main, ids) => {
      // A section ends at the next heading. Its parts can be inside of blocks.
      const starts = ids.map((id) => main.querySelector(`#${CSS.escape(id)}`));
      const codes = [...main.querySelectorAll('pre')];
      return starts.map((start, position) => {
        const next = starts[position + 1];
        return codes.filter(
          (code) =>
            start &&
            start.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING &&
            !(next && next.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING),
        ).length;
      });
    },
    headings.map(({ id }) => id),
  );
  const withoutSource = headings.filter((_, position) => sources[position] === 0);
  expect(withoutSource).toEqual([]);
});

test('the playground page changes the example and its code', async ({ page }) => {
  await openPage(page, `${DOCS}/playgrounds/`);
  const playground = page.locator('.playground').first();
  await playground.scrollIntoViewIfNeeded();
  await playground.getByRole('radio', { name: 'outlined' }).check();
  await expect(playground.locator('.MuiChip-outlined')).toHaveCount(1);
  await expect(playground.locator('code').last()).toContainText('variant="outlined"');
});

test('the drawings of the folders follow the color mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, `${DOCS}/how-this-site-works/`);
  const sources = () =>
    page
      .locator('main img:visible')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  const dark = await sources();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
  const light = await sources();
  expect(dark).toHaveLength(2);
  expect(light).toHaveLength(2);
  expect(light).not.toEqual(dark);
});

test('the redirect on the page about moved pages leads to the new path', async ({ page }) => {
  await page.goto(`${DOCS}/moved-pages/`);
  const code = await page.locator('main pre').first().textContent();
  const [, from = '', to = ''] = /from: (\S+)\s+to: (\S+)/.exec(code ?? '') ?? [];
  await page.goto(from);
  await expect(page).toHaveURL(to);
});

test('each badge on the page about navigation links to a page that has it', async ({ page }) => {
  await page.goto(`${DOCS}/navigation/`);
  const badges = await page
    .locator(`main table a[href^="${DOCS}/tree/"]`)
    .evaluateAll((links) =>
      links.map((link) => ({ href: link.getAttribute('href') ?? '', name: link.textContent })),
    );
  expect(badges.length).toBeGreaterThanOrEqual(6);
  for (const { href, name } of badges) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 }), href).toHaveAccessibleName(
      new RegExp(`${name}( plan)?\\W*$`),
    );
  }
});

test('the examples on the page about search find what the page says', async ({ page }) => {
  await openPage(page, `${DOCS}/search/`);
  const tiers = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Tier' }) });
  const examples = [
    ['sx', 'The sx prop'],
    ['tables', 'Table'],
    ['toast', 'Snackbar'],
    ['sticky header', 'Sticky header'],
    ['overview', 'Joy UI overview'],
    ['dial', 'Dialog'],
  ] as const;
  for (const [query, title] of examples) {
    await expect(tiers).toContainText(query);
    const { options, field } = await searchFor(page, query);
    await expect(options.filter({ hasText: title }).first(), query).toBeVisible();
    await field.press('Escape');
  }
});
