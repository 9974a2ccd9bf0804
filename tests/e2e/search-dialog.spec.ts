import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './support/axe';
import { openPage } from './support/open-page';
import { searchDialog, searchFor, typeSearch } from './support/search';

const PAGE = '/material-ui/getting-started/support/';

test('nothing of the search is loaded before it is opened', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  const before = new Set(requests);
  await searchFor(page, 'button');
  const loaded = requests.filter((path) => !before.has(path));
  expect(
    loaded.filter((path) => path.startsWith('/search-index/')).length,
    'files of the index',
  ).toBeGreaterThan(1);
  expect([...before].filter((path) => path.startsWith('/search-index/'))).toEqual([]);
  expect(loaded.filter((path) => path.endsWith('.js')).length, 'scripts of panel and worker').toBeGreaterThan(
    1,
  );
});

test('the button names its shortcut and opens the dialog', async ({ page }) => {
  await openPage(page, PAGE);
  const button = page.getByRole('button', { name: 'Search…' });
  await expect(button).toContainText('Ctrl K');
  await button.click();
  const { dialog, field } = searchDialog(page);
  await expect(dialog).toBeVisible();
  await expect(field).toBeFocused();
});

test('a Mac shows its own key', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await openPage(page, PAGE);
  await expect(page.locator('.app-header .search-button')).toContainText('⌘K');
  await page.keyboard.press('Meta+k');
  await expect(searchDialog(page).dialog).toBeVisible();
});

test('on a Mac, Ctrl+K deletes to the end of the line and opens nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await openPage(page, PAGE);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).dialog).toBeHidden();
});

test('keys of an input method stay in the field', async ({ page }) => {
  await openPage(page, PAGE);
  await page.keyboard.press('Control+k');
  const { field } = searchDialog(page);
  await expect(page.locator('.search-start a').first()).toBeVisible();
  const press = (isComposing: boolean) =>
    field.dispatchEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true, isComposing });
  await press(true);
  await expect(field).toBeFocused();
  await press(false);
  await expect(field).not.toBeFocused();
});

test('"/" opens it, but not while somebody writes', async ({ page }) => {
  await openPage(page, '/material-ui/react-text-field/');
  const { dialog, field } = searchDialog(page);
  const demo = page.locator('[data-demo-root] input').first();
  await demo.scrollIntoViewIfNeeded();
  await demo.click();
  await expect(demo).toBeFocused();
  await page.keyboard.press('/');
  await expect(dialog).toBeHidden();
  await demo.blur();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

test('a letter typed on the button opens it with that letter, and the next ones follow', async ({ page }) => {
  await openPage(page, PAGE);
  await page.locator('.app-header .search-button').focus();
  await page.keyboard.type('grid');
  const { field, options } = searchDialog(page);
  await expect(field).toHaveValue('grid');
  await expect(options.first()).toContainText('Grid');
});

test('?q= opens it, and closing removes the query from the URL', async ({ page }) => {
  await openPage(page, `${PAGE}?q=sticky%20header`);
  const { field, options, dialog } = searchDialog(page);
  await expect(field).toHaveValue('sticky header');
  await expect(options.first()).toContainText('Sticky header');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(PAGE);
});

test('arrows, Home and End move; Enter opens; the focus stays in the field', async ({ page }) => {
  await openPage(page, PAGE);
  const { field, options, active, dialog } = await searchFor(page, 'select');
  // The list grows while the index loads.
  await expect(options).toHaveCount(24);
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(active).toHaveCount(1);
  await expect(field).toBeFocused();
  const href = (await options.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(dialog).toBeHidden();
});

test('Shift with Home selects the text of the field', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  const { field } = await searchFor(page, 'select');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('dialog');
  await expect(field).toHaveValue('dialog');
});

test('Enter waits for the results of the current query and ignores earlier results', async ({ page }) => {
  await openPage(page, PAGE);
  await searchFor(page, 'select');
  // Both in one turn, sooner than any worker answers.
  await searchDialog(page).field.evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'sticky header');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL('/material-ui/react-table/#sticky-header');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Table');
});

test('Enter waits until the names of all pages are loaded, unless an arrow key has chosen a result', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/search-index\/joy-ui-\w+\.json$/, async (route) => {
    await released;
    await route.continue();
  });
  await openPage(page, PAGE);
  const { options } = await searchFor(page, 'aspect ratio');
  await page.keyboard.press('ArrowDown');
  const chosen = (await options.nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(chosen);
  const { field } = await searchFor(page, 'aspect ratio');
  await page.keyboard.press('Enter');
  await expect(field).toBeVisible();
  release();
  await expect(page).toHaveURL('/joy-ui/react-aspect-ratio/');
});

test('a result in a section opens the section without a page load', async ({ page }) => {
  await openPage(page, PAGE);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await searchFor(page, 'select placeholder');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/material-ui/react-select/#placeholder');
  await expect(page.locator('#placeholder')).toBeInViewport();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test(
  'Ctrl+Enter opens a result in a new tab and leaves the dialog open',
  { tag: '@all' },
  async ({ page, context }) => {
    await openPage(page, PAGE);
    const { dialog } = await searchFor(page, 'sticky header');
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL('/material-ui/react-table/#sticky-header');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(PAGE);
  },
);

test(
  'a result is a link: a click opens it, and with Ctrl a new tab',
  { tag: '@all' },
  async ({ page, context }) => {
    await openPage(page, PAGE);
    const { options, dialog } = await searchFor(page, 'sticky header');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      options.first().click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL('/material-ui/react-table/#sticky-header');
    await options.first().click();
    await expect(page).toHaveURL('/material-ui/react-table/#sticky-header');
    await expect(dialog).toBeHidden();
  },
);

test('Escape closes it and gives the focus back; a click outside closes it', async ({ page }) => {
  await openPage(page, PAGE);
  const button = page.locator('.app-header .search-button');
  const { dialog } = searchDialog(page);
  await button.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(5, 500);
  await expect(dialog).toBeHidden();
});

test('each result shows its kind, breadcrumb, and snippet, with the match highlighted', async ({ page }) => {
  await openPage(page, PAGE);
  const { dialog } = await searchFor(page, 'sticky header');
  const section = dialog.getByRole('option', { name: /Section/ }).first();
  await expect(section.locator('.search-result-title mark')).toHaveText(['Sticky', 'header']);
  await expect(section.locator('.search-result-place')).toHaveText('Table');
  await expect(section.locator('.search-result-kind')).toHaveText('Section');
  await expect(section.locator('.search-result-context mark').first()).toBeVisible();
});

for (const [text, kind, href] of [
  ['ButtonProps', 'Component', '/material-ui/api/button/'],
  ['disableElevation', 'Prop', '/material-ui/api/button/#button-prop-disableElevation'],
  ['MuiButton-root', 'CSS class', '/material-ui/api/button/#button-classes-root'],
] as const) {
  test(`"${text}" finds what stands on an API page`, { tag: '@all' }, async ({ page }) => {
    await openPage(page, PAGE);
    const { options } = await searchFor(page, text);
    await expect(options.first()).toHaveAttribute('href', href);
    await expect(options.first().locator('.search-result-kind')).toHaveText(kind);
  });
}

test('lists the current product first, and others after it under their names', async ({ page }) => {
  await openPage(page, '/joy-ui/react-button/');
  const { dialog } = await searchFor(page, 'button loading');
  const groups = dialog.locator('[role="listbox"] [role="group"]');
  await expect(groups.nth(0)).toHaveAccessibleName('Joy UI');
  await expect(groups.nth(1)).toHaveAccessibleName('Material UI');
  await expect(groups.nth(0).getByRole('option').first()).toHaveAttribute('href', /^\/joy-ui\//);
});

test('chips narrow the results by product and by kind, and say how many there are', async ({ page }) => {
  await openPage(page, PAGE);
  // Few enough demos of Joy UI for all of them to be in the list.
  const { dialog, options, field } = await searchFor(page, 'snackbar');
  const hrefs = (): Promise<(string | null)[]> =>
    options.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await dialog.getByRole('button', { name: /^Joy UI \d+$/ }).click();
  await expect(field).toBeFocused();
  await expect.poll(async () => (await hrefs()).every((href) => href?.startsWith('/joy-ui/'))).toBe(true);
  const demos = dialog.getByRole('button', { name: /^Demo \d+$/ });
  await demos.click();
  await expect(demos).toHaveAttribute('aria-pressed', 'true');
  // The number of results grows while text loads.
  await expect
    .poll(async () => Number(/\d+/.exec((await demos.textContent()) ?? '')?.[0]) - (await options.count()))
    .toBe(0);
  expect(new Set(await dialog.locator('.search-result-kind').allTextContents())).toEqual(new Set(['Demo']));
  await demos.click();
  await dialog.getByRole('button', { name: /^Joy UI \d+$/ }).click();
  await expect.poll(async () => (await hrefs()).some((href) => href?.startsWith('/material-ui/'))).toBe(true);
});

test('the number of results is announced', async ({ page }) => {
  await openPage(page, PAGE);
  const { dialog, field } = await searchFor(page, 'sticky header');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/);
  await field.fill('zzxyqqq');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found for “zzxyqqq”');
});

test('a selection that ends outside does not close it', async ({ page }) => {
  await openPage(page, '/material-ui/react-button/');
  const { dialog, field } = await searchFor(page, 'select');
  const box = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(4, y, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test('the keyboard works after a recent search', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-recent-searches', '["sticky header"]'));
  await openPage(page, '/material-ui/react-button/');
  const { dialog, field, active } = await typeSearch(page, '');
  await dialog.getByRole('button', { name: 'sticky header', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(active).toContainText('Sticky header');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/material-ui/react-table/#sticky-header');
});

test('shows suggested links and removable recent searches before the user types', async ({ page }) => {
  await openPage(page, PAGE);
  await searchFor(page, 'sticky header');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/material-ui/react-table/#sticky-header');
  const { dialog, field, options } = searchDialog(page);
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
  await expect(dialog.getByRole('link', { name: 'The sx prop' })).toBeVisible();
  const recent = dialog.getByRole('region', { name: 'Recent searches' });
  await page.keyboard.press('ArrowDown');
  await expect(recent.getByRole('button', { name: 'sticky header', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('sticky header');
  await expect(options.first()).toContainText('Sticky header');
  await field.fill('');
  await recent.getByRole('button', { name: 'Remove “sticky header”' }).click();
  await expect(recent).toHaveCount(0);
  await openPage(page, PAGE);
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('link', { name: 'The sx prop' })).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test(
  'arrows lead from the field through the links and back; a letter goes on in the field',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, PAGE);
    await page.keyboard.press('Control+k');
    const { dialog, field } = searchDialog(page);
    const links = dialog.locator('.search-start a');
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    await page.keyboard.type('t');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('t');
  },
);

test('suggests the closest page and spelling if there is no result', async ({ page }) => {
  await openPage(page, PAGE);
  const { dialog, field, options } = await searchFor(page, 'button');
  await field.fill('chxxkbxx');
  await expect(dialog.getByText('Nothing found for “chxxkbxx”').first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Checkbox' })).toHaveAttribute(
    'href',
    '/material-ui/react-checkbox/',
  );
  await dialog.getByRole('button', { name: 'Checkbox' }).click();
  await expect(field).toHaveValue('Checkbox');
  await expect(options.first()).toContainText('Checkbox');
});

test('corrects a typo and shows the correction', async ({ page }) => {
  await openPage(page, PAGE);
  const { dialog, options } = await searchFor(page, 'textfeild');
  await expect(dialog.getByText('Showing results for')).toContainText('textfield');
  await expect(options.first()).toHaveAttribute('href', '/material-ui/react-text-field/');
});

test('filters that hide everything say so and can be dropped', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  const { dialog, field, options } = await searchFor(page, 'button');
  await dialog.getByRole('button', { name: /^Joy UI \d+$/ }).click();
  await field.fill('masonry');
  await expect(dialog.getByText('The filters hide all results.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show all' }).click();
  await expect(options.first()).toContainText('Masonry');
});

const UNUSUAL = [
  'x'.repeat(10_000),
  '.*+?^${}()|[]\\',
  '🚀 👩‍👩‍👧‍👦',
  'مرحبا بالعالم',
  '<img src=x onerror="document.title=1"><b>button</b>',
  '   ',
  'constructor __proto__ toString',
];

test('unusual text is searched like any other', { tag: '@all' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openPage(page, PAGE);
  const title = await page.title();
  const { dialog, field, options } = await searchFor(page, 'button');
  for (const text of UNUSUAL) {
    await field.fill(text);
    await expect(field).toHaveValue(text);
    await field.fill(`${text} `);
    await field.fill('grid');
    await expect(options.first()).toContainText('Grid');
    await field.fill(text);
    await expect(dialog.getByRole('status')).not.toHaveText(/^\d+ results for grid/);
    expect(await dialog.locator('img, b').count()).toBe(0);
    expect(await page.title()).toBe(title);
    expect(errors).toEqual([]);
  }
});

test(
  'opening a result sends one event: length, kind and rank, and not the text',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, PAGE);
    await page.evaluate(() => {
      const events: unknown[] = [];
      Object.assign(window, { events });
      window.addEventListener('docs:analytics', (event) => events.push((event as CustomEvent).detail));
    });
    await searchFor(page, 'sticky header');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/material-ui/react-table/#sticky-header');
    const events = await page.evaluate(() => (window as unknown as { events: unknown[] }).events);
    expect(events).toEqual([{ name: 'search', params: { query_length: 13, kind: 'section', rank: 1 } }]);
  },
);

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    const tag = scheme === 'dark' && width === 390 ? [] : ['@all'];
    test(`the dialog is accessible in ${scheme} mode at ${width} px`, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, PAGE);
      await page.keyboard.press('Control+k');
      const { dialog, field } = searchDialog(page);
      await expect(dialog.getByRole('link', { name: 'The sx prop' })).toBeVisible();
      expect(await accessibilityViolations(page, ['.search-dialog']), 'start').toEqual([]);
      await searchFor(page, 'button');
      expect(await accessibilityViolations(page, ['.search-dialog']), 'results').toEqual([]);
      await field.fill('zzxyqqq');
      await expect(dialog.getByText('Nothing found')).not.toHaveCount(0);
      expect(await accessibilityViolations(page, ['.search-dialog']), 'no result').toEqual([]);
    });
  }
}

test('on a phone it fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, PAGE);
  await page.getByRole('button', { name: 'Search…' }).click();
  await expect
    .poll(() => searchDialog(page).dialog.boundingBox())
    .toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(searchDialog(page).dialog).toBeHidden();
});

test('in RTL it is mirrored', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  const { field, options } = await searchFor(page, 'button');
  const icon = await options.first().locator('.search-result-icon').boundingBox();
  const kind = await options.first().locator('.search-result-kind').boundingBox();
  expect(icon?.x ?? 0).toBeGreaterThan(kind?.x ?? Infinity);
  await expect(field).toHaveCSS('direction', 'rtl');
});

for (const [width, height] of [
  [740, 360],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} px at least two results are in view`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, PAGE);
    const { dialog } = await searchFor(page, 'button');
    const options = dialog.getByRole('option');
    await expect(options.nth(1)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('End');
    await expect(dialog.locator('[aria-selected=true]')).toBeInViewport({ ratio: 1 });
  });
}
