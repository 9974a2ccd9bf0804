import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { allowClipboard, clipboard } from './support/demos';
import { openPage } from './support/open-page';
import { watchForTrouble } from './support/reading';

const COLOR = '/material-ui/customization/color/';
const DENSITY = '/material-ui/customization/density/';
const BREAKPOINTS = '/material-ui/customization/breakpoints/';

/** As a page with components, in compressed bytes. */
const BUDGET = 180_000;

const tool = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const code = (page: Page) => page.getByRole('group', { name: 'src/theme.ts' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, name, text, control] of [
    [COLOR, 'Color tool', 'white text on #00796b has 5.3:1. AA text.', 'Primary, light mode'],
    [DENSITY, 'Density playground', 'Tool library', 'Button, size'],
    [BREAKPOINTS, 'Window width', 'the breakpoint is md', 'Breakpoints'],
  ] as const) {
    test(
      `${path} shows what it is about, and no control that would do nothing`,
      { tag: '@all' },
      async ({ page }) => {
        await page.goto(path);
        await expect(tool(page, name)).toContainText(text);
        await expect(tool(page, name)).toContainText('export const theme = createTheme(');
        await expect(page.getByLabel(control, { exact: true }).first()).toBeHidden();
      },
    );
  }
});

test.describe('the color tool', () => {
  test('selecting a swatch with the keyboard changes numbers, previews, code, and URL', async ({
    page,
    baseURL,
  }) => {
    const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
    await openPage(page, COLOR);
    const screen = tool(page, 'Color tool');
    await screen.getByRole('radio', { name: '700', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(screen.getByRole('status')).toHaveText(
      'Primary, light mode: white text on #009688 has 3.6:1. AA large text only.',
    );
    await screen.getByLabel('contrastThreshold').selectOption('4.5');
    await expect(screen.getByRole('status')).toContainText('black text on #009688 has');
    await expect(tool(page, 'Light mode').getByRole('button', { name: 'Buy ticket' })).toHaveCSS(
      'background-color',
      'rgb(0, 150, 136)',
    );
    // The suggestion for dark mode, which is a pale shade of the hue.
    await expect(tool(page, 'Dark mode').getByRole('button', { name: 'Buy ticket' })).toHaveCSS(
      'background-color',
      'rgb(128, 203, 196)',
    );
    await expect(code(page)).toContainText('primary: { main: teal[500] },');
    await expect(page).toHaveURL(`${COLOR}?primary=009688&contrastThreshold=4.5`);
    await page.reload();
    await expect(screen.getByRole('radio', { name: '500', exact: true })).toBeChecked();
    expect(trouble).toEqual([]);
  });

  test(
    'a typed color counts when it is one, and the suggestion can be taken back',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, COLOR);
      const screen = tool(page, 'Color tool');
      await screen.getByRole('button', { name: 'Primary, dark mode' }).click();
      const field = screen.getByRole('textbox', { name: 'Primary, dark mode', exact: true });
      await field.fill('#12');
      await expect(screen.getByText('Six hex digits, such as #00796b')).toBeVisible();
      await field.fill('123456');
      await expect(screen.getByRole('status')).toContainText('white text on #123456');
      await screen.getByRole('button', { name: 'Use the suggestion' }).click();
      await expect(field).toHaveValue('#80cbc4');
    },
  );

  test('invalid URL parameters show the defaults', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${COLOR}?primary=red&tonalOffset=9&contrastThreshold=1`);
    await expect(tool(page, 'Color tool').getByRole('status')).toContainText('white text on #00796b');
    await expect(code(page)).not.toContainText('tonalOffset');
  });
});

test('the density playground sets default props, and copies the theme that does', async ({
  page,
  context,
  baseURL,
}) => {
  const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
  await allowClipboard(context);
  await openPage(page, DENSITY);
  const screen = tool(page, 'Density playground');
  const heightOf = async (name: string) =>
    (await tool(page, 'Preview').getByRole('row', { name }).boundingBox())?.height ?? 0;
  const roomy = await heightOf('Jigsaw');
  await screen.getByLabel('Table, size').selectOption('small');
  await expect.poll(() => heightOf('Jigsaw')).toBeLessThan(roomy - 10);
  await screen.getByLabel('Fields, margin').selectOption('dense');
  await expect(page).toHaveURL(`${DENSITY}?margin=dense&table=small`);
  await screen.getByRole('button', { name: 'Copy the code' }).click();
  await expect
    .poll(() => clipboard(page))
    .toContain("    MuiFormControl: { defaultProps: { margin: 'dense' } },\n    MuiTable:");
  await screen.getByRole('button', { name: 'Default', exact: true }).click();
  await expect(code(page)).toContainText('createTheme();');
  await expect(page).toHaveURL(DENSITY);
  expect(trouble).toEqual([]);
});

test(
  'a change right before a reload is kept, and Back restores the previous value',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, DENSITY);
    const size = tool(page, 'Density playground').getByLabel('Table, size');
    await size.selectOption('small');
    await page.reload();
    await expect(size).toHaveValue('small');
    await page.evaluate(() => window.history.pushState({}, '', '#know-the-sizes'));
    await size.selectOption('medium');
    await page.goBack();
    await expect(size).toHaveValue('small');
  },
);

test('the breakpoint playground accepts names and units, and shows the matching queries', async ({
  page,
}) => {
  await openPage(page, BREAKPOINTS);
  const screen = tool(page, 'Window width');
  await screen.getByRole('button', { name: 'Custom names in em' }).click();
  await expect(screen.getByRole('status')).toHaveText('At 1024px the breakpoint is desktop.');
  await expect(screen.getByText('It does not match.')).toBeVisible();
  await screen.getByRole('button', { name: 'Tablet' }).click();
  await expect(screen.getByRole('status')).toHaveText('At 820px the breakpoint is tablet.');
  const field = screen.getByRole('textbox', { name: 'Breakpoints' });
  await field.fill('phone:0,tablet');
  await expect(screen.getByText('Each name and each width once')).toBeVisible();
  await expect(screen.getByRole('row', { name: /^tablet 40em/ })).toBeVisible();
  await field.fill('phone:0,tablet:60');
  await expect(screen.getByRole('status')).toHaveText('At 820px the breakpoint is phone.');
  await expect(code(page)).toContainText("unit: 'em'");
  await expect(code(page)).toContainText('tablet: true;');
  await expect(page).toHaveURL(/tablet%3A60.*unit=em/);
  await page.reload();
  await expect(field).toHaveValue('phone:0,tablet:60');
});

for (const path of [COLOR, DENSITY, BREAKPOINTS]) {
  test(`${path} asks for at most 180 KB of JavaScript`, { tag: '@all' }, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(BUDGET / 2);
    expect(total).toBeLessThanOrEqual(BUDGET);
  });
}
