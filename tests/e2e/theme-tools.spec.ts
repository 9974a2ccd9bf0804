import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations, contrastViolations } from './support/axe';
import { allowClipboard, clipboard } from './support/demos';
import { openPage } from './support/open-page';
import { layoutShifts, recordLayoutShifts, watchForTrouble } from './support/reading';
import { htmlSize } from './support/site';

const VIEWER = '/material-ui/customization/default-theme/';
const BUILDER = '/material-ui/customization/theme-builder/';
const JOY_BUILDER = '/joy-ui/customization/theme-builder/';
/** As a page with components, in compressed bytes. */
const SCRIPTS = 180_000;
const HTML = 25_000;

const line = (page: Page, name: RegExp) => page.getByRole('treeitem', { name }).first();
const details = (page: Page) => page.getByRole('group', { name: 'Selected value' });
const result = (page: Page) =>
  page
    .getByRole('region', { name: 'Theme viewer' })
    .getByRole('status')
    .filter({ hasText: /result|values/ });
const board = (page: Page, mode: 'Light' | 'Dark') => page.getByRole('group', { name: `${mode} mode` });
const joinButton = (page: Page, mode: 'Light' | 'Dark') =>
  board(page, mode).getByRole('button', { name: 'Join', exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Options of createTheme' });
/** Takes the place of all that is in the editor. */
async function paste(page: Page, options: string): Promise<void> {
  await editor(page).press('Control+a');
  await page.keyboard.insertText(options);
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages have the plain data, and no controls that would do nothing', async ({ page }) => {
    await page.goto(VIEWER);
    await expect(page.getByRole('row', { name: 'palette.primary.main #1976d2 #90caf9' })).toBeVisible();
    await expect(page.getByRole('tree', { includeHidden: true })).toBeHidden();
    // Search by text ignores such an element.
    await expect(
      page.locator('noscript p', { hasText: 'The tree of all values needs JavaScript.' }),
    ).toBeVisible();
    await page.goto(BUILDER);
    await expect(page.getByRole('row', { name: /^shape.borderRadius 4 \(default\)/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Colors' })).toBeHidden();
    // Search by text ignores such an element.
    await expect(page.locator('noscript p', { hasText: 'The builder needs JavaScript.' })).toBeVisible();
  });
});

for (const path of [VIEWER, BUILDER])
  test(`${path} keeps to its weight before it is used, and loads no editor`, async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all(bodies);
    const total = scripts.reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(total, 'compressed bytes of scripts').toBeLessThanOrEqual(SCRIPTS);
    expect(scripts.filter((body) => body.includes('cm-content'))).toEqual([]);
    expect(htmlSize(path), 'HTML').toBeLessThanOrEqual(HTML);
  });

test.describe('the default theme viewer', () => {
  test('moves through the tree with the keyboard, and keeps the line in the URL', async ({ page }) => {
    await openPage(page, VIEWER);
    await line(page, /^breakpoints/).focus();
    await page.keyboard.press('p');
    await expect(line(page, /^palette/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('p');
    await expect(line(page, /^primary/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(line(page, /^main #1976d2/)).toBeFocused();
    await expect(details(page)).toContainText('--mui-palette-primary-main');
    await expect(page).toHaveURL(`${VIEWER}?path=palette.primary.main`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(line(page, /^primary/)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens the line of a link, and copies its path', { tag: '@all' }, async ({ page, context }) => {
    await allowClipboard(context);
    await openPage(page, `${VIEWER}?path=zIndex.drawer&modes=both`);
    await expect(line(page, /^drawer 1200/)).toHaveAttribute('aria-selected', 'true');
    await expect(line(page, /^drawer 1200/)).toBeInViewport();
    await page.getByRole('button', { name: 'Copy path' }).click();
    await expect.poll(() => clipboard(page)).toBe('zIndex.drawer');
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(line(page, /^main #1976d2 dark: #90caf9/)).toBeAttached();
  });

  test(
    'the default theme viewer keeps the selection after a reload and after going back',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, VIEWER);
      await line(page, /^palette/).click();
      await page.reload();
      await expect(line(page, /^palette/)).toHaveAttribute('aria-selected', 'true');
      await line(page, /^shape/).click();
      await page.goto('about:blank');
      await page.goBack();
      await expect(line(page, /^shape/)).toHaveAttribute('aria-selected', 'true');
    },
  );

  test('breaks long names between their words on a phone', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, `${VIEWER}?path=palette.action.disabledBackground&modes=both`);
    await expect(line(page, /^disabledBackground/)).toBeVisible();
    // Words of names, with their lines.
    const broken = await page.locator('[role=treeitem] .name > span[dir]').evaluateAll((names) =>
      names.flatMap((name) =>
        [...name.childNodes].flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getClientRects().length > 1 ? [part.textContent] : [];
        }),
      ),
    );
    expect(broken).toEqual([]);
  });

  test(
    'marks no line before one is chosen, and writes the chosen one as code',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, VIEWER);
      await expect(line(page, /^breakpoints/)).toHaveAttribute('aria-selected', 'false');
      await openPage(page, `${VIEWER}?path=shadows.1`);
      await expect(details(page)).toContainText('theme.shadows[1]');
    },
  );

  test('the default theme viewer can clear a search without results', { tag: '@all' }, async ({ page }) => {
    await openPage(page, VIEWER);
    const search = page.getByRole('searchbox', { name: 'Search the theme' });
    await search.fill('marquetry');
    await expect(page.getByText('No matching path or value.')).toBeVisible();
    await expect(page.getByRole('tree')).toHaveCount(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await expect(line(page, /^breakpoints/)).toBeVisible();
  });

  test('finds values and paths', { tag: '@all' }, async ({ page }) => {
    await openPage(page, VIEWER);
    await page.getByRole('searchbox', { name: 'Search the theme' }).fill('#1976d2');
    await expect(line(page, /^main #1976d2/)).toBeVisible();
    await expect(page.getByRole('treeitem')).toHaveCount(3);
    await expect(result(page)).toHaveText('1 result for “#1976d2”');
  });

  test('the default theme viewer shows changes and errors of pasted options', async ({ page, baseURL }) => {
    const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
    await openPage(page, VIEWER);
    await page.getByRole('button', { name: 'Compare with your theme' }).click();
    await paste(page, '{ spacing: 4,\n palette: { error: { light: "#f00" } } }');
    await expect(page.getByText('Line 2:')).toBeVisible();
    await expect(page.locator('.wrong-line-message')).toContainText('has no main value');
    await paste(page, 'createTheme({ spacing: 4 })');
    await expect(page.getByText('Compared with the default theme: 2 changed.')).toBeVisible();
    await page.getByRole('button', { name: 'Only changes' }).click();
    await expect(page.getByRole('treeitem')).toHaveCount(2);
    await expect(line(page, /^spacing/)).toContainText('spacing(1, 2) → 4px 8px');
    await expect(page).toHaveURL(/only=changes&?.*options=|options=.*only=changes/);
    await page.reload();
    await expect(page.getByRole('treeitem')).toHaveCount(2);
    expect(trouble).toEqual([]);
  });
});

test.describe('the theme builder', () => {
  test('shows a color in its mode, writes it, and takes it back', async ({ page, baseURL }) => {
    const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
    await openPage(page, BUILDER);
    await field(page, 'primary').fill('#00695f');
    await expect(joinButton(page, 'Light')).toHaveCSS('background-color', 'rgb(0, 105, 95)');
    await expect(joinButton(page, 'Dark')).toHaveCSS('background-color', 'rgb(144, 202, 249)');
    await tab(page, 'Code').click();
    await expect(page.getByRole('group', { name: 'Code' })).toContainText("primary: { main: '#00695f' }");
    await expect(page).toHaveURL(/\?theme=/);
    await page.reload();
    await expect(joinButton(page, 'Light')).toHaveCSS('background-color', 'rgb(0, 105, 95)');
    await field(page, 'primary').fill('#bada');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, 'primary')).toHaveValue('#00695f');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(joinButton(page, 'Light')).toHaveCSS('background-color', 'rgb(25, 118, 210)');
    await expect(page).toHaveURL(BUILDER);
    expect(trouble).toEqual([]);
  });

  test(
    'the theme builder keeps a color that is entered right before a reload',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, BUILDER);
      await field(page, 'primary').fill('#00695f');
      await page.reload();
      await expect(field(page, 'primary')).toHaveValue('#00695f');
    },
  );

  test(
    'the theme builder keeps an incomplete color and explains what is missing',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, BUILDER);
      await field(page, 'primary').fill('#00695');
      await field(page, 'primary').press('Tab');
      await expect(field(page, 'primary')).toHaveValue('#00695');
      await expect(field(page, 'primary')).toHaveAccessibleDescription(/Write #rgb/);
    },
  );

  test('warns of colors that are hard to read, and repairs them', { tag: '@all' }, async ({ page }) => {
    await openPage(page, BUILDER);
    const warnings = page.getByRole('region', { name: 'Contrast' });
    await expect(warnings.getByRole('listitem')).toHaveCount(3);
    await field(page, 'primary').fill('#ffe082');
    await expect(warnings.getByRole('listitem').first()).toContainText('Too little even for large text');
    await warnings.getByRole('button', { name: /^Use #\w+ for primary in light mode/ }).click();
    await expect(warnings.getByRole('listitem')).toHaveCount(3);
    await expect(field(page, 'primary')).not.toHaveValue('#ffe082');
  });

  test('shows the contrast where the color is chosen', { tag: '@all' }, async ({ page }) => {
    await openPage(page, BUILDER);
    await expect(field(page, 'success')).not.toHaveAccessibleDescription(/Contrast/);
    await field(page, 'success').fill('#b9f6ca');
    await expect(field(page, 'success')).toHaveAccessibleDescription('Contrast 1.2:1');
  });

  test('the theme builder shows an error for a link without a theme', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${BUILDER}?theme=N4Ig`);
    const alert = page.getByRole('alert').filter({ hasText: 'The link holds no theme that can be read.' });
    await expect(alert).toBeVisible();
    await field(page, 'primary').fill('#00695f');
    await expect(alert).toHaveCount(0);
    await openPage(page, BUILDER);
    await expect(alert).toHaveCount(0);
  });

  test('changes shape and components by keyboard', { tag: '@all' }, async ({ page }) => {
    await openPage(page, BUILDER);
    await tab(page, 'Colors').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Shape and components')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('slider', { name: 'Corner radius' }).press('End');
    await expect(joinButton(page, 'Dark')).toHaveCSS('border-top-left-radius', '24px');
    await page.getByRole('checkbox', { name: 'No uppercase in buttons' }).press('Space');
    await expect(joinButton(page, 'Light')).toHaveCSS('text-transform', 'none');
    await page.getByRole('combobox', { name: 'Button variant' }).selectOption('contained');
    await expect(board(page, 'Light').getByRole('button', { name: 'Directions' })).toHaveCSS(
      'background-color',
      'rgb(25, 118, 210)',
    );
  });

  test('the theme builder imports options and shows errors of invalid ones', async ({ page }) => {
    await openPage(page, BUILDER);
    await tab(page, 'Import').click();
    const use = page.getByRole('button', { name: 'Use these options' });
    for (const [options, message] of [
      ['{ palette: {\n primary: { light: "#fff" } } }', 'Line 2: The color “primary” has no main value'],
      ['{ palette: {\n primary: {\n main: "teal" } } }', 'Line 3: The library cannot calculate with “teal”'],
      ['{ vars: {\n a: 1 } }', 'Line 1: `vars` is a private field'],
      ['{\n\n defaultColorScheme: "sepia" }', 'Line 3: The color scheme “sepia” does not exist'],
    ] as const) {
      await paste(page, options);
      await expect(page.locator('.options-problem')).toContainText(message);
      await expect(use).toBeDisabled();
    }
    await paste(page, '{ palette: { mode: "dark", primary: { main: "#f06292" } } }');
    await use.click();
    await expect(joinButton(page, 'Dark')).toHaveCSS('background-color', 'rgb(240, 98, 146)');
    await expect(joinButton(page, 'Light')).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  });

  test('the theme builder keeps working if options crash a component', { tag: '@all' }, async ({ page }) => {
    await openPage(page, BUILDER);
    await tab(page, 'Import').click();
    await paste(page, '{ shadows: null }');
    await page.getByRole('button', { name: 'Use these options' }).click();
    await expect(page.getByRole('alert').first()).toContainText(
      'A component cannot work with these options.',
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(joinButton(page, 'Light')).toBeVisible();
  });

  test('loads a panel again after it could not be loaded', { tag: '@all' }, async ({ page }) => {
    await openPage(page, BUILDER);
    await page.route('**/*.js', (route) => route.abort());
    await tab(page, 'Code').click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('alert')).toContainText('Try again when you are online.');
    await page.unroute('**/*.js');
    await tab(page, 'Colors').click();
    await tab(page, 'Code').click();
    await expect(panel).toContainText('createTheme');
  });

  test('shows one mode on a phone', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, BUILDER);
    const choice = page.getByRole('group', { name: 'Components in' });
    await choice.getByRole('button', { name: 'Dark' }).click();
    await expect(board(page, 'Dark')).toBeVisible();
    await expect(board(page, 'Light')).toBeHidden();
    await expect(page).toHaveURL(`${BUILDER}?mode=dark`);
  });
});

test.describe('the theme builder of Joy UI', () => {
  const reserve = (page: Page) => page.getByRole('button', { name: 'Reserve', exact: true });
  const code = (page: Page) => page.getByRole('group', { name: 'Code' });
  const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

  test('changes the default props of components, writes them, and undoes a step', async ({
    page,
    baseURL,
  }) => {
    const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
    await openPage(page, JOY_BUILDER);
    await tab(page, 'Components').click();
    await choice(page, 'Variant').selectOption('outlined');
    await choice(page, 'Component').selectOption('Chip');
    await choice(page, 'Size').selectOption('lg');
    await expect(reserve(page)).toHaveCSS('border-top-width', '1px');
    await expect(code(page)).toContainText("defaultProps: { variant: 'outlined' }");
    await expect(code(page)).toContainText("defaultProps: { size: 'lg' }");
    await page.reload();
    await expect(reserve(page)).toHaveCSS('border-top-width', '1px');
    await expect(code(page)).toContainText('JoyChip');
    await tab(page, 'Components').click();
    await choice(page, 'Color').selectOption('danger');
    await expect(code(page)).toContainText("{ variant: 'outlined', color: 'danger' }");
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(code(page)).not.toContainText('danger');
    await page.getByRole('button', { name: 'Reset components' }).click();
    await expect(page).toHaveURL(JOY_BUILDER);
    expect(trouble).toEqual([]);
  });

  test(
    'sets a shade in one color scheme, and keeps it next to component defaults',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, JOY_BUILDER);
      await tab(page, 'Components').click();
      await choice(page, 'Size').selectOption('lg');
      await tab(page, 'Colors').click();
      await field(page, 'primary 500').fill('#00695f');
      await expect(reserve(page)).toHaveCSS('background-color', 'rgb(0, 105, 95)');
      await expect(code(page)).toContainText("primary: { 500: '#00695f' }");
      await expect(code(page)).toContainText("defaultProps: { size: 'lg' }");
      await page.getByRole('group', { name: 'Color scheme' }).getByRole('button', { name: 'Dark' }).click();
      await expect(reserve(page)).not.toHaveCSS('background-color', 'rgb(0, 105, 95)');
      await page.getByRole('button', { name: 'Reset palette' }).click();
      await expect(code(page)).not.toContainText('colorSchemes');
      await expect(code(page)).toContainText("defaultProps: { size: 'lg' }");
    },
  );

  for (const width of [390, 1440])
    test(`is accessible and does not shift in use, at ${width} px`, { tag: '@all' }, async ({ page }) => {
      await recordLayoutShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, JOY_BUILDER);
      await page.mouse.move(200, 200);
      await expect(reserve(page)).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
      for (const name of ['Components', 'Colors']) {
        await tab(page, name).click();
        // Axe measures links that are under the fixed header as if it covered them.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await accessibilityViolations(page), name).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
});

test('both tools are mirrored in RTL', { tag: '@all' }, async ({ page, baseURL }) => {
  const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await openPage(page, VIEWER);
  // The tool renders again when its mirrored styles are loaded.
  await page.waitForLoadState('networkidle');
  await line(page, /^palette/).click();
  await page.keyboard.press('ArrowRight');
  await expect(line(page, /^palette/)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(line(page, /^palette/)).toHaveAttribute('aria-expanded', 'true');
  await openPage(page, BUILDER);
  await page.waitForLoadState('networkidle');
  await tab(page, 'Colors').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Typography')).toBeFocused();
  await expect(board(page, 'Light')).toBeVisible();
  expect(trouble).toEqual([]);
});

for (const width of [390, 1440])
  test(
    `in use, the tools are accessible and do not move by themselves, at ${width} px`,
    { tag: '@all' },
    async ({ page }) => {
      await recordLayoutShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, `${VIEWER}?path=palette.primary.main&modes=both`);
      await expect(details(page)).toBeVisible();
      await page.getByRole('button', { name: 'Compare with your theme' }).click();
      await paste(page, '{ palette: { error: 5 }');
      await expect(page.locator('.wrong-line-message')).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      await openPage(page, BUILDER);
      await page.mouse.move(200, 200);
      await expect(joinButton(page, 'Light')).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
      for (const name of ['Typography', 'Shape and components', 'Import', 'Code', 'Colors']) {
        await tab(page, name).click();
        await expect(page.getByRole('tabpanel', { name })).not.toContainText('Loading');
        expect(await accessibilityViolations(page), name).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await contrastViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
