import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { watchForTrouble } from './support/reading';

const TOOL = '/experiments/docs/breakpoints/';
const LIVE = '/experiments/docs/live-pages/';

const slider = (page: Page) => page.getByRole('slider', { name: 'Window width' });
const answer = (page: Page) => page.getByRole('article').getByRole('status');
const met = (page: Page) => page.getByRole('cell', { name: 'applies' }).locator('[dir=ltr]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a screen shows its data, in its styles, and no control that would do nothing', async ({ page }) => {
    await page.goto(TOOL);
    await expect(page.getByRole('row', { name: 'md 900px' })).toBeVisible();
    await expect(answer(page)).toHaveText('At 1024px the breakpoint is md.');
    await expect(page.locator('section:has([aria-label="Media queries"])').last()).toHaveCSS(
      'display',
      'grid',
    );
    await expect(slider(page)).toBeHidden();
    await expect(page.getByRole('group', { name: 'Typical windows' })).toBeHidden();
  });
});

test('a tool works with the keyboard, and keeps its state in the URL', async ({ page, baseURL }) => {
  const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
  await openPage(page, TOOL);
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(answer(page)).toHaveText('At 2000px the breakpoint is xl.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText('At 820px the breakpoint is sm.');
  await expect(page.getByRole('button', { name: 'Tablet' })).toHaveAttribute('aria-pressed', 'true');
  await expect(met(page)).toHaveText([
    '(min-width:0px)',
    '(min-width:600px)',
    '(min-width:600px)',
    '(min-width:600px) and (max-width:899.95px)',
    '(max-width:899.95px)',
    'not all and (min-width:900px) and (max-width:1199.95px)',
    '(max-width:1199.95px)',
    'not all and (min-width:1200px) and (max-width:1535.95px)',
    '(max-width:1535.95px)',
    '(max-width:1535.95px)',
  ]);
  await expect(page).toHaveURL(`${TOOL}?width=820`);
  await page.reload();
  await expect(slider(page)).toHaveValue('820');
  expect(trouble).toEqual([]);
});

test('invalid URL parameters show the defaults', { tag: '@all' }, async ({ page }) => {
  for (const width of ['wide', '-1', '99999', '']) {
    await openPage(page, `${TOOL}?width=${width}`);
    await expect(answer(page)).toHaveText('At 1024px the breakpoint is md.');
  }
});

test('a screen follows the color mode without a render', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, TOOL);
  const thumb = page.locator('.MuiSlider-thumb');
  const primary = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--docs-palette-primary-main)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  const light = await primary();
  await expect(thumb).toHaveCSS('background-color', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(primary).not.toBe(light);
  await expect(thumb).toHaveCSS('background-color', await primary());
});

test('a screen is mirrored with the page', { tag: '@all' }, async ({ page }) => {
  await openPage(page, `${TOOL}?width=600`);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('radio', { name: 'Right to left' }).check();
  await page.keyboard.press('Escape');
  const first = page.getByRole('button', { name: 'Phone' });
  await expect(first).toHaveCSS('border-top-left-radius', '0px');
  await expect(first).not.toHaveCSS('border-top-right-radius', '0px');
  await expect(slider(page)).toHaveValue('600');
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('610');
});

test('the library of a screen is loaded on its page alone', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const withLibrary = async () => (await Promise.all(scripts)).filter((text) => text.includes('MuiSlider'));
  await openPage(page, LIVE);
  await page.waitForLoadState('networkidle');
  expect(await withLibrary()).toEqual([]);
  await page.getByRole('article').getByRole('link', { name: 'Breakpoint tool' }).first().click();
  await expect(slider(page)).toBeVisible();
  expect(await withLibrary()).toHaveLength(1);
});

test.describe('the theme check', () => {
  const THEMES = '/experiments/docs/theme-options/';
  const screen = (page: Page) => page.getByRole('region', { name: 'Theme check' });

  for (const [example, code] of [
    ['A color without main', 11],
    ["A main color that isn't text", 12],
    ['The private field vars', 20],
    ['A missing color scheme', 21],
  ] as const) {
    test(
      `refuses a theme with a mistake, and the decoder says which: ${example}`,
      { tag: '@all' },
      async ({ page }) => {
        await openPage(page, THEMES);
        const preview = screen(page).getByRole('button', { name: 'Book a table' });
        await expect(preview).toHaveCSS('background-color', 'rgb(0, 105, 95)');
        await screen(page).getByRole('button', { name: example }).click();
        await expect(preview).toHaveCount(0);
        await screen(page).getByRole('link', { name: 'Read the whole message' }).click();
        await expect(page.getByRole('heading', { name: `Error ${code}`, exact: true })).toBeVisible();
      },
    );
  }

  test('marks invalid fields and shows the error', async ({ page }) => {
    await openPage(page, THEMES);
    const options = screen(page).getByRole('textbox', { name: 'Theme options as JSON' });
    await options.fill('{');
    await expect(options).toHaveAttribute('aria-invalid', 'true');
    await expect(options).toHaveAccessibleDescription(/^No theme:/);
    const scheme = screen(page).getByRole('textbox', { name: 'Color scheme of this site' });
    await scheme.fill('sepia');
    await page.keyboard.press('Enter');
    await expect(scheme).toHaveAttribute('aria-invalid', 'true');
    await expect(scheme).toHaveAccessibleDescription(/no scheme “sepia”/);
  });

  test('shows errors of other options and keeps working', { tag: '@all' }, async ({ page, baseURL }) => {
    const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
    await openPage(page, THEMES);
    const field = screen(page).getByRole('textbox', { name: 'Theme options as JSON' });
    for (const json of ['{', 'null', '{"shadows": []}']) {
      await field.fill(json);
      await expect(screen(page).getByRole('status').first()).toContainText(/^(No theme:.+|)$/);
    }
    await field.fill('{"palette": {"primary": {"main": "#ff0000"}}}');
    await expect(screen(page).getByRole('button', { name: 'Book a table' })).toHaveCSS(
      'background-color',
      'rgb(255, 0, 0)',
    );
    expect(trouble).toEqual([]);
  });

  test(
    'warns in the console about an unknown color scheme, and does not change anything',
    { tag: '@all' },
    async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await openPage(page, THEMES);
      const field = screen(page).getByRole('textbox', { name: 'Color scheme of this site' });
      const show = screen(page).getByRole('button', { name: 'Show' });
      await field.fill('sepia');
      await show.click();
      await expect(screen(page).getByText('The theme has no scheme “sepia”.')).toBeVisible();
      expect(logged).toEqual(['`sepia` does not exist in `theme.colorSchemes`.']);
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
      await field.fill('dark');
      await show.click();
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    },
  );
});
