import { expect, test, type Page } from '@playwright/test';
import { openPage, scriptsHaveStarted } from './support/open-page';
import { watchForTrouble } from './support/reading';

const PAGE = '/experiments/docs/demos/';
const THEME_COLORS = { light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' };

/** Checks the color scheme of the attribute, the body class, the canvas, and both metas. */
async function expectScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', scheme);
  await expect(page.locator('body')).toHaveClass(`mode-${scheme}`);
  await expect(page.locator('body')).toHaveCSS('background-color', canvasOf(scheme));
  const metas = page.locator('meta[name="theme-color"]');
  await expect(metas).toHaveCount(2);
  for (const meta of await metas.all()) await expect(meta).toHaveAttribute('content', THEME_COLORS[scheme]);
}

function canvasOf(scheme: 'light' | 'dark'): string {
  return scheme === 'dark' ? 'rgb(15, 18, 20)' : 'rgb(255, 255, 255)';
}

const stored = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() => ({
    mode: localStorage.getItem('mui-mode'),
    scheme: localStorage.getItem('mui-color-scheme'),
    light: localStorage.getItem('mui-color-scheme-light'),
    dark: localStorage.getItem('mui-color-scheme-dark'),
  }));

async function choose(page: Page, mode: 'Light' | 'Dark' | 'System'): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  if (await drawer.isHidden()) await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await drawer.getByRole('radio', { name: mode, exact: true }).check();
}

test('the HTML alone carries the stored mode, before any script file has arrived', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await page.goto(PAGE);
  await expectScheme(page, 'dark');
});

test('the settings drawer switches the mode and remembers it', async ({ page }) => {
  await openPage(page, PAGE);
  await expectScheme(page, 'light');
  await choose(page, 'Dark');
  await expectScheme(page, 'dark');
  expect(await stored(page)).toEqual({ mode: 'dark', scheme: 'dark', light: null, dark: 'dark' });
  await page.reload();
  await scriptsHaveStarted(page);
  await expectScheme(page, 'dark');
  await choose(page, 'Light');
  await expectScheme(page, 'light');
  expect(await stored(page)).toEqual({ mode: 'light', scheme: 'light', light: 'light', dark: 'dark' });
});

test(
  'a stored scheme that the theme does not have is logged, and the page painted without it',
  { tag: '@all' },
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.addInitScript(() => localStorage.setItem('mui-color-scheme-dark', 'sepia'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, PAGE);
    await expectScheme(page, 'dark');
    expect(logged).toEqual(['`sepia` does not exist in `theme.colorSchemes`.']);
  },
);

test('the scheme that MUI’s own script would paint is painted, before any script file has arrived', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('mui-color-scheme', 'dark'));
  await page.goto(PAGE);
  await expectScheme(page, 'dark');
});

test('the drawer shows the mode in force after a reload', async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await choose(page, 'Dark');
  await page.reload();
  await scriptsHaveStarted(page);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('system mode follows the operating system while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, PAGE);
  await expectScheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, 'light');
  await choose(page, 'Light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, 'light');
  await choose(page, 'System');
  await expectScheme(page, 'dark');
});

test('other tabs of the site follow', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, '/material-ui/getting-started/');
  await openPage(page, PAGE);
  await choose(page, 'Dark');
  await expectScheme(other, 'dark');
  await choose(page, 'System');
  await expectScheme(other, 'light');
});

for (const failure of ['disabled', 'full'] as const) {
  test(
    `storage that is ${failure} costs the memory, not the page`,
    { tag: '@all' },
    async ({ page, baseURL }) => {
      const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
      await page.addInitScript((kind) => {
        if (kind === 'disabled') {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('Access is denied', 'SecurityError');
            },
          });
        } else {
          Storage.prototype.setItem = () => {
            throw new DOMException('Quota exceeded', 'QuotaExceededError');
          };
        }
      }, failure);
      await openPage(page, PAGE);
      await choose(page, 'Dark');
      await expectScheme(page, 'dark');
      expect(trouble).toEqual([]);
    },
  );
}

test('switching the mode changes nothing inside the page: demos keep their state', async ({ page }) => {
  await openPage(page, PAGE);
  const tickets = page.locator('#TicketCounter output');
  await page.getByRole('button', { name: 'One ticket more' }).click();
  await expect(tickets).toHaveText('3 tickets');
  await expect(page.locator('.MuiTouchRipple-root > *'), 'waves of the click').toHaveCount(0);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) =>
      changes.push(
        ...records
          // The drawer keeps the keyboard while it is open.
          .filter(({ attributeName }) => attributeName !== 'inert')
          .map(({ type, target }) => `${type} of ${target.nodeName}`),
      ),
    ).observe(document.querySelector('.app-frame') ?? document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await choose(page, 'Dark');
  await expectScheme(page, 'dark');
  const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
  expect(changes, 'elements that the switch touched').toEqual([]);
  await expect(tickets).toHaveText('3 tickets');
});
