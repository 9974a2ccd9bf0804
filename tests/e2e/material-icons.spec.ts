import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations, contrastViolations } from './support/axe';
import { allowClipboard, clipboard } from './support/demos';
import { openPage } from './support/open-page';
import { layoutShifts, recordLayoutShifts, watchForTrouble } from './support/reading';

const ICONS = '/material-ui/material-icons/';
/** As a text page, in compressed bytes. */
const BUDGET = 145_000;

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search icons' });
const grid = (page: Page) => page.getByRole('grid', { name: 'Icons' });
const icon = (page: Page, name: string) => grid(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const result = (page: Page) => page.locator('.icon-result');
const theme = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how many icons there are and how to import one, and shows no search', async ({
    page,
  }) => {
    await page.goto(ICONS);
    const article = page.getByRole('article');
    await expect(article).toContainText('has 10,773 icons');
    await expect(article).toContainText("import DeleteIcon from '@mui/icons-material/Delete';");
    await expect(article.getByRole('link', { name: 'Icons', exact: true }).last()).toHaveAttribute(
      'href',
      '/material-ui/icons/',
    );
    await expect(field(page)).toBeHidden();
  });
});

test('all icons of a theme are there, and only those in view are in the document', async ({ page }) => {
  await openPage(page, ICONS);
  await expect(result(page)).toHaveText('2,189 icons');
  await expect(icon(page, 'Abc').locator('path')).toHaveCount(1);
  expect(await grid(page).getByRole('button').count()).toBeLessThan(150);
  await grid(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(icon(page, 'ZoomOutMap').locator('path')).toHaveCount(1);
});

test('an icon is found by what it shows, and the result is said', async ({ page }) => {
  await openPage(page, ICONS);
  await field(page).fill('trash');
  await expect(icon(page, 'Delete')).toBeVisible();
  await expect(grid(page).getByRole('button').first()).toHaveText('Delete');
  await expect(page.getByRole('region', { name: 'Icon search' }).getByRole('status')).toHaveText(
    /^\d+ icons for “trash”$/,
  );
});

test('a slip of the finger is met with what was probably meant', async ({ page }) => {
  await openPage(page, ICONS);
  await field(page).fill('calender');
  await expect(result(page)).toHaveText('No icons for “calender”');
  await page.getByRole('button', { name: 'calendar', exact: true }).click();
  await expect(icon(page, 'CalendarToday')).toBeVisible();
});

test('a theme shows its own icons under their own names', async ({ page }) => {
  await openPage(page, ICONS);
  await field(page).fill('delete');
  await theme(page, 'Outlined').check();
  await expect(icon(page, 'DeleteOutlined').locator('path')).toHaveCount(1);
  await expect(icon(page, 'Delete')).toHaveCount(0);
});

test('the address keeps search, theme, and icon; Back closes the icon and no more', async ({ page }) => {
  await openPage(page, ICONS);
  await theme(page, 'Sharp').check();
  await field(page).fill('bell');
  await expect(page).toHaveURL(`${ICONS}?query=bell&theme=Sharp`);
  await icon(page, 'NotificationsSharp').click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('NotificationsSharp');
  await expect(page).toHaveURL(`${ICONS}?query=bell&theme=Sharp&selected=NotificationsSharp`);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('bell');
  await expect(theme(page, 'Sharp')).toBeChecked();
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
});

test('a search right before a reload is kept', async ({ page }) => {
  await openPage(page, ICONS);
  await expect(result(page)).toHaveText('2,189 icons');
  await field(page).fill('bell');
  await page.reload();
  await expect(field(page)).toHaveValue('bell');
});

test('a link opens the icon that its sender saw, and closing it stays on the page', async ({ page }) => {
  await openPage(page, `${ICONS}?query=phone&theme=Rounded&selected=PhoneRounded`);
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('PhoneRounded');
  // Synonyms that come later bring another list.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${ICONS}?query=phone&theme=Rounded`);
  await expect(icon(page, 'PhoneRounded')).toBeFocused();
});

test('an address that makes no sense shows what no address shows', async ({ page, baseURL }) => {
  const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
  await openPage(page, `${ICONS}?theme=Neon&selected=Nothing`);
  await expect(result(page)).toHaveText('2,189 icons');
  await expect(theme(page, 'Filled')).toBeChecked();
  await expect(dialog(page)).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('one icon is a stop of Tab; arrows, Home, End and pages lead on, Enter opens, and the focus comes back', async ({
  page,
}) => {
  await openPage(page, ICONS);
  await expect(icon(page, 'Abc')).toBeVisible();
  await theme(page, 'Filled').focus();
  await page.keyboard.press('Tab');
  await expect(icon(page, 'Abc')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(icon(page, 'AcUnit')).toBeFocused();
  const columns = Number(await grid(page).getAttribute('aria-colcount'));
  await page.keyboard.press('ArrowDown');
  await expect(grid(page).locator(`[data-place="${columns + 1}"]`)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(grid(page).locator(`[data-place="${columns}"]`)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(icon(page, 'ZoomOutMap')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(icon(page, 'Abc')).toBeFocused();
  await page.keyboard.press('PageDown');
  // A row that has scrolled out may be gone.
  await expect(page.locator(':focus')).not.toHaveText('Abc');
  const name = (await page.locator(':focus').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(icon(page, name)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await grid(page).locator(':focus').count()).toBe(0);
});

test('name, import, drawing and code are copied, and the copy is said', async ({ page, context }) => {
  await allowClipboard(context);
  await openPage(page, `${ICONS}?selected=LocalParkingTwoTone`);
  const press = async (name: string): Promise<string> => {
    await dialog(page).getByRole('button', { name, exact: true }).click();
    await expect(dialog(page).getByRole('status')).toHaveText(
      `${name.replace(/^Copy (.)/, (_, first: string) => first.toUpperCase())} copied`,
    );
    return clipboard(page);
  };
  expect(await press('Copy name')).toBe('LocalParkingTwoTone');
  expect(await press('Copy Import')).toBe(
    "import LocalParkingTwoToneIcon from '@mui/icons-material/LocalParkingTwoTone';",
  );
  expect(await press('Copy Element')).toBe('<LocalParkingTwoToneIcon />');
  expect(await press('Copy Icon font')).toBe(
    '<Icon baseClassName="material-icons-two-tone">local_parking</Icon>',
  );
  expect(await press('Copy SVG')).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 24 24".+<\/svg>$/,
  );
  expect(await press('Copy Drawing in SvgIcon')).toMatch(/^<SvgIcon>\n {2}<path d=".+"\/>\n<\/SvgIcon>$/);
});

test('an icon is shown in its other themes, which does not lengthen the way back', async ({ page }) => {
  await openPage(page, ICONS);
  await icon(page, 'Abc').click();
  await dialog(page).getByRole('button', { name: 'Rounded' }).click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('AbcRounded');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(ICONS);
});

test('icons that do not come are told, and asked for again', async ({ page }) => {
  await page.route('**/icons/index-*.json', (route) => route.abort());
  await openPage(page, ICONS);
  await expect(result(page)).toContainText('The icons could not be loaded.');
  await page.unroute('**/icons/index-*.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(result(page)).toHaveText('2,189 icons');
});

test('drawings that do not come are told, and asked for with the next letter, not without an end', async ({
  page,
}) => {
  let asked = 0;
  const drawings = /\/icons\/(?!index-)[^/]+\.json$/;
  await page.route(drawings, (route) => {
    asked += 1;
    return route.abort();
  });
  await openPage(page, ICONS);
  await expect(result(page)).toContainText('The icons could not be loaded.');
  await field(page).fill('bel');
  await expect(icon(page, 'Notifications')).toBeVisible();
  expect(asked).toBeLessThan(20);
  await page.unroute(drawings);
  await field(page).fill('bell');
  await expect(icon(page, 'Notifications').locator('path')).not.toHaveCount(0);
  await expect(result(page)).toContainText('for “bell”');
});

test('the page weighs as much as a text page before it is used', async ({ page }) => {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      bodies.push(response.body().then((body) => gzipSync(body).length));
  });
  await openPage(page, ICONS);
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
  expect(total, 'compressed bytes of scripts').toBeLessThanOrEqual(BUDGET);
});

test('other pages load nothing of the icons', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/material-ui/icons/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/icons/'))).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`with an icon open it is accessible in both modes and does not move, at ${width} px`, async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, ICONS);
    await expect(icon(page, 'Abc')).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    await icon(page, 'Abc').click();
    await expect(dialog(page)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await contrastViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
