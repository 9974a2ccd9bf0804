import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from './support/axe';
import { openPage } from './support/open-page';

const BUTTON = '/material-ui/api/button/';
const AUTOCOMPLETE = '/material-ui/api/autocomplete/';

const section = (page: Page, name: string) => page.locator(`[data-section="${name}"]`);
const row = (page: Page, prop: string) => page.locator(`#button-prop-${prop}`);
const view = (page: Page, part: string, name: string) => section(page, part).getByRole('radio', { name });

test('an API page shows its parts in order', async ({ page }) => {
  await openPage(page, BUTTON);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button API');
  await expect(page.locator('.article :is(h2, h3)')).toHaveText([
    'Demos',
    'Import',
    'Props',
    'Inheritance',
    'Theme default props',
    'CSS classes',
    'Source code',
  ]);
  await expect(page.locator('pre').first()).toContainText("import { Button } from '@mui/material';");
  await expect(section(page, 'props').getByRole('columnheader')).toHaveText([
    'Name',
    'Type',
    'Default',
    'Description',
  ]);
  await expect(row(page, 'color')).toContainText("'primary' | 'secondary'");
});

test('a short default stays on one line, also on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page, '/material-ui/api/text-field/');
  const quoted = section(page, 'props').locator('td:nth-child(3) > code', { hasText: /^'outlined'$/ });
  expect(await quoted.evaluate((code) => code.getClientRects().length)).toBe(1);
});

test('an API page and the guides of its component link to each other', async ({ page }) => {
  await openPage(page, BUTTON);
  await page.locator('#main-content').getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page).toHaveURL('/material-ui/react-button/');
  const contents = page.getByRole('navigation', { name: 'Page table of contents' });
  await contents.getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('/material-ui/react-button/#api');
  await page.getByRole('link', { name: '<IconButton />' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IconButton API');
});

test('the menu lists every component under its name, and marks what is deprecated', async ({ page }) => {
  await openPage(page, BUTTON);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link', { name: 'Button', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.getByRole('link', { name: /^GridLegacy\s*\(\s*Deprecated\s*\)$/ })).toBeVisible();
  expect(await menu.locator('a[href^="/material-ui/api/"]').count()).toBeGreaterThan(140);
});

test('the page of a component that moved redirects to the new one', async ({ page }) => {
  await page.goto('/material-ui/api/loading-button/');
  await expect(page).toHaveURL(BUTTON);
});

test.describe('anchors', () => {
  for (const [path, id, tag] of [
    [BUTTON, 'button-prop-color', []],
    [BUTTON, 'button-classes-root', ['@all']],
    [AUTOCOMPLETE, 'Autocomplete-css-MuiAutocomplete-listbox', []],
  ] as const) {
    test(`${path}#${id} is in view and highlighted`, { tag: [...tag] }, async ({ page }) => {
      await openPage(page, `${path}#${id}`);
      const target = page.locator(`[id="${id}"]`);
      await expect(target).toBeInViewport();
      const plain = page.locator('tbody tr:not([data-target])').first();
      const colorOf = (element: Element): string => getComputedStyle(element).backgroundColor;
      expect(await target.evaluate(colorOf)).not.toBe(await plain.evaluate(colorOf));
    });
  }

  test(
    'only one row at a time is highlighted, after all kinds of navigation',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, `${BUTTON}#button-prop-color`);
      await row(page, 'size').getByRole('link', { name: 'size' }).click();
      await expect(page).toHaveURL(`${BUTTON}#button-prop-size`);
      await expect(page.locator('[data-target]')).toHaveAttribute('id', 'button-prop-size');
      await page.goBack();
      await expect(page.locator('[data-target]')).toHaveAttribute('id', 'button-prop-color');
    },
  );

  test('a link to an inherited prop shows the inherited props', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${BUTTON}#button-prop-centerRipple`);
    await expect(page.getByRole('switch')).toBeChecked();
    await expect(row(page, 'centerRipple')).toBeInViewport();
  });
});

test.describe('the link of a row', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a click copies the link and announces it', async ({ page }) => {
    await openPage(page, BUTTON);
    await row(page, 'color').getByRole('link', { name: 'color', exact: true }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(page.url()).toContain('#button-prop-color');
  });
});

test.describe('views', () => {
  test('the selected view is saved for each section', async ({ page }) => {
    await openPage(page, AUTOCOMPLETE);
    await view(page, 'props', 'Expanded').check();
    await view(page, 'classes', 'Collapsed').check();
    await openPage(page, BUTTON);
    await expect(section(page, 'props')).toHaveAttribute('data-view', 'expanded');
    await expect(view(page, 'props', 'Expanded')).toBeChecked();
    await expect(section(page, 'classes')).toHaveAttribute('data-view', 'collapsed');
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored).toMatchObject({ apiPage_props: 'expanded', apiPage_classes: 'collapsed' });
    await view(page, 'props', 'Table').check();
    await page.reload();
    await expect(section(page, 'props')).not.toHaveAttribute('data-view');
  });

  test('falls back to the table if the stored view is unknown', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('apiPage_props', 'grid'));
    await openPage(page, BUTTON);
    await expect(view(page, 'props', 'Table')).toBeChecked();
    await expect(section(page, 'props')).not.toHaveAttribute('data-view');
  });

  test('switching views keeps the position of the linked row', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${BUTTON}#button-prop-variant`);
    await expect(row(page, 'variant')).toBeInViewport();
    await view(page, 'props', 'Expanded').evaluate((radio: HTMLInputElement) => radio.click());
    await expect(row(page, 'variant')).toBeInViewport();
  });

  test('a link opens its row in list views', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('apiPage_props', 'collapsed'));
    await openPage(page, `${AUTOCOMPLETE}#autocomplete-prop-renderOption`);
    const target = page.locator('#autocomplete-prop-renderOption');
    await expect(target).toBeInViewport();
    await expect(target.getByText('Render the option')).toBeVisible();
    await expect(page.locator('#autocomplete-prop-size').getByText('The size of the component')).toBeHidden();
  });

  test('entries of the collapsed view expand with their button', async ({ page }) => {
    await openPage(page, BUTTON);
    await view(page, 'props', 'Collapsed').check();
    const description = row(page, 'color').getByText('The color of the component');
    await expect(description).toBeHidden();
    await row(page, 'color').getByRole('button', { name: 'Expand color' }).click();
    await expect(description).toBeVisible();
    await row(page, 'color').getByRole('button', { name: 'Collapse color' }).click();
    await expect(description).toBeHidden();
  });
});

test.describe('the filter', () => {
  test('leaves rows by name, type and mark, and counts them', async ({ page }) => {
    await openPage(page, AUTOCOMPLETE);
    const rows = section(page, 'props').locator('tbody tr:visible');
    const filter = page.getByRole('searchbox', { name: 'Filter props' });
    const all = await rows.count();
    await filter.fill('required');
    await expect(rows.locator('.api-link')).toHaveText(['options', 'renderInput']);
    await expect(page.locator('.api-count')).toHaveText(/^2 of \d+$/);
    await filter.fill('deprecated');
    await expect(rows.locator('.api-link').first()).toHaveText('ChipProps');
    await filter.fill('getOption =>');
    await expect(rows.locator('.api-link')).toHaveText([
      'getOptionDisabled',
      'getOptionKey',
      'getOptionLabel',
    ]);
    await filter.fill('no such prop');
    await expect(rows).toHaveCount(0);
    await filter.fill('');
    await expect(rows).toHaveCount(all);
  });

  test('is cleared by a link to a row that it hides', async ({ page }) => {
    await openPage(page, AUTOCOMPLETE);
    const filter = page.getByRole('searchbox', { name: 'Filter props' });
    const hidden = page.locator('#autocomplete-prop-value');
    await filter.fill('options');
    await expect(hidden).toBeHidden();
    await page.evaluate(() => (window.location.hash = 'autocomplete-prop-value'));
    await expect(hidden).toBeInViewport();
    await expect(filter).toHaveValue('');
  });
});

test('a switch shows inherited props with their source', async ({ page }) => {
  await openPage(page, BUTTON);
  await expect(row(page, 'centerRipple')).toBeHidden();
  await page.getByRole('switch', { name: 'With inherited props' }).check();
  await expect(row(page, 'centerRipple')).toContainText('Inherited from ButtonBase');
});

test('at 390 px, rows are stacked and do not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, AUTOCOMPLETE);
  const { page: width, cells } = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    cells: [...document.querySelectorAll('.api-table td')].filter(
      (cell) => cell.scrollWidth > cell.clientWidth + 1,
    ).length,
  }));
  expect(width).toBe(390);
  expect(cells, 'cells that are cut').toBe(0);
  const [name, type] = await page
    .locator('#autocomplete-prop-options :is(th, td)')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect()));
  expect(type?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
});

test('components in descriptions link to their API pages', async ({ page }) => {
  await openPage(page, AUTOCOMPLETE);
  const popper = page.locator('[id="Autocomplete-css-popper"], #Autocomplete-css-MuiAutocomplete-popper');
  await popper.getByRole('link', { name: 'Popper', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popper API');
});

test.describe('a type', () => {
  test('a type links to its explanation, and hover shows its shape', async ({ page }) => {
    await openPage(page, '/material-ui/api/select/');
    const type = (name: string) =>
      page.locator('td[data-label="Type"]').getByRole('link', { name, exact: true });
    await expect(type('SelectChangeEvent')).toHaveAttribute('href', '/material-ui/react-select/');
    await expect(type('SxProps').first()).toHaveAttribute('href', '/system/getting-started/the-sx-prop/');
    await type('MenuProps').hover();
    await expect(page.getByRole('tooltip')).toContainText('open: boolean');
    await type('MenuProps').click();
    await expect(page).toHaveURL('/material-ui/api/menu/#props');
  });

  test('and the name of a prop break between words', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await openPage(page, '/material-ui/api/button/');
    await page.getByRole('switch', { name: /With inherited props/ }).check();
    const broken = await page.locator('.api-table :is(th, td[data-label]) code').evaluateAll((all) =>
      all.flatMap((code) => {
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          for (const { 0: word, index } of text.data.matchAll(/[a-z\d]{2,}/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              found.push(text.data);
          }
        }
        return found;
      }),
    );
    expect(broken, 'names that are broken within a word').toEqual([]);
  });
});

test('the contents mark the prop to which a link has led', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  await openPage(page, '/material-ui/api/button/#button-prop-loading');
  const marked = page.getByRole('navigation', { name: 'Page table of contents' }).locator('[aria-current]');
  await expect(marked).toHaveText(['loading']);
});

test.describe('in prose', () => {
  test('an API table shows the selected props and links to the API page', async ({ page }) => {
    await openPage(page, '/experiments/docs/markdown/');
    const names = page.locator('.api-section .api-link');
    await expect(names).toHaveText(['variant', 'color', 'size']);
    await names.nth(1).click();
    await expect(page).toHaveURL(`${BUTTON}#button-prop-color`);
    await expect(page.locator('[data-target]')).toBeInViewport();
  });

  test('inline code links to its component', async ({ page }) => {
    await openPage(page, '/material-ui/react-button/');
    await page.locator('p').getByRole('link', { name: 'IconButton', exact: true }).first().click();
    await expect(page).toHaveURL('/material-ui/api/icon-button/');
  });

  test('component names link to the guide, and the link card to the reference', async ({ page }) => {
    await openPage(page, '/material-ui/getting-started/usage/');
    const word = page.locator('li').getByRole('link', { name: 'Button', exact: true }).first();
    await expect(word).toHaveAttribute('href', '/material-ui/react-button/');
    const reference = page.getByRole('link', { name: 'Button API', exact: true });
    await word.hover();
    await expect(reference).toBeVisible();
    await reference.hover();
    await page.mouse.move(0, 0);
    await expect(reference).toBeHidden();
    await page.keyboard.press('Tab');
    await word.focus();
    await expect(reference).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(reference).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(reference).toBeHidden();
    await expect(word).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(reference).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/material-ui/api/button/');
  });

  test(
    'a prop shows its type and default while the pointer or the focus is on it',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/material-ui/react-button/');
      const word = page.locator('p').getByRole('link', { name: 'Button.fullWidth', exact: true }).first();
      const card = page.getByRole('tooltip');
      await word.hover();
      await expect(card).toContainText('Button.fullWidth');
      await expect(card).toContainText('Defaultfalse');
      await expect(word).toHaveAttribute('aria-describedby', 'prop-card');
      await card.hover();
      await page.waitForTimeout(400);
      await expect(card, 'stays while the pointer is on it').toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await page.mouse.move(0, 0);
      await page.keyboard.press('Tab');
      await word.focus();
      await expect(card).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(card).toBeHidden();
    },
  );
});

test('without JavaScript everything is shown in tables, without controls', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(BUTTON);
  await expect(row(page, 'color')).toBeVisible();
  await expect(row(page, 'centerRipple')).toBeVisible();
  await expect(page.locator('#button-classes-root')).toBeVisible();
  await expect(page.locator('.api-toolbar').first()).toBeHidden();
  await context.close();
});

test('in every view an API page is accessible, in both modes', { tag: '@all' }, async ({ page }) => {
  await openPage(page, BUTTON);
  for (const name of ['Expanded', 'Collapsed']) {
    for (const part of ['props', 'classes']) await view(page, part, name).check();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', colorScheme);
      expect(await accessibilityViolations(page), `${name}, ${colorScheme}`).toEqual([]);
    }
  }
});
