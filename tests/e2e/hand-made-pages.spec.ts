import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from './support/axe';
import { pageDataUrl } from '../../src/shared/request-kind';
import { builtFile, readablePaths } from './support/site';
import { layoutShifts, readThrough, recordLayoutShifts, watchForTrouble } from './support/reading';

const MISSPELLED = '/material-ui/react-buton/';
const main = (page: Page) => page.locator('main');

test.describe('the home page', () => {
  test('shows each product with its version, a description and three pages', async ({ page }) => {
    await page.goto('/');
    const cards = page.locator('.product-card');
    await expect(cards.locator('h3')).toHaveText([
      'Material UI',
      'Joy UI',
      'MUI System',
      'MUI X',
      'Docs-infra',
    ]);
    await expect(cards.first()).toContainText('v7.1.0');
    await expect(cards.nth(1)).toContainText('5.0.0-beta.49');
    for (const card of await cards.all()) {
      await expect(card.locator('p')).not.toBeEmpty();
      await expect(card.getByRole('listitem')).toHaveCount(3);
    }
  });

  test('a click anywhere on a card opens the product', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await page
      .locator('.product-card')
      .nth(1)
      .click({ position: { x: 100, y: 90 } });
    await expect(page).toHaveURL('/joy-ui/getting-started/');
  });

  test('the home page hydrates its demos', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await readThrough(page);
    const table = page.getByRole('figure', { name: 'Arrivals today' });
    await table.getByRole('checkbox', { name: 'Select Jonas Weber' }).check();
    await expect(table.getByRole('status')).toHaveText('2 of 4 guests selected');
    const form = page.getByRole('figure', { name: 'Check in a guest' });
    await form.getByRole('textbox', { name: 'Guest' }).fill('Ada');
    await form.getByRole('button', { name: 'Check in' }).click();
    await expect(form.getByRole('status')).toHaveText('Welcome, Ada!');
    await page.getByRole('tab', { name: 'Climate' }).click();
    await expect(page.getByRole('slider', { name: 'Heating' })).toBeVisible();
  });

  test('the home page lists news with links, newest first', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    const days = await page
      .locator('.news-item time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(days).toHaveLength(4);
    expect(days).toEqual([...days].sort().reverse());
    await page.getByRole('link', { name: 'Grid2 is now Grid' }).click();
    await expect(page.getByRole('heading', { name: 'Migrating from GridLegacy' })).toBeInViewport();
  });
});

test.describe('a URL that does not exist', () => {
  test('an unknown URL shows similar pages', async ({ page }) => {
    await page.goto(MISSPELLED);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(main(page)).toContainText(`You asked for ${MISSPELLED}`);
    await main(page).getByRole('link', { name: '/material-ui/react-button/' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Button');
  });

  for (const [address, first] of [
    ['/material-ui/api/buton/', '/material-ui/api/button/'],
    ['/joy-ui/api/snackbr/', '/joy-ui/api/snackbar/'],
  ] as const) {
    test(`${address} may have meant ${first}, also an API page`, { tag: '@all' }, async ({ page }) => {
      await page.goto(address);
      await expect(main(page).locator('.suggestions a').first()).toHaveAttribute('href', first);
    });
  }

  test('offers a search with its words', { tag: '@all' }, async ({ page }) => {
    await page.goto('/joy-ui/react-accordion-summary/');
    await main(page).getByRole('link', { name: 'Search for “accordion summary”' }).click();
    await expect(page).toHaveURL(/\/search\/\?q=accordion/);
    await expect(main(page).locator('input')).toHaveValue('accordion summary');
  });

  test('an unknown URL has status 404 and is not indexed', { tag: '@all' }, async ({ page }) => {
    expect((await page.goto(MISSPELLED))?.status()).toBe(404);
    // While Gatsby takes over the head it is there twice.
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });

  test('the not found page escapes the URL', { tag: '@all' }, async ({ page }) => {
    await page.goto('/%3Cimg src=x onerror=alert(1)%3E/');
    await expect(main(page).locator('code').first()).toHaveText('/<img src=x onerror=alert(1)>/');
    await expect(main(page).locator('img')).toHaveCount(0);
  });

  test('redirects a former translation to the English page', { tag: '@all' }, async ({ page }) => {
    await page.goto('/zh/material-ui/react-button/?a=1#loading');
    await expect(page).toHaveURL('/material-ui/react-button/?a=1#loading');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Button');
  });

  test('a former translation of a redirected page is redirected', { tag: '@all' }, async ({ page }) => {
    await page.goto('/pt/joy-ui/');
    await expect(page).toHaveURL('/joy-ui/getting-started/');
  });
});

test.describe('the versions page', () => {
  test('lists the installed version of each product, and the older ones', async ({ page }) => {
    await page.goto('/versions/');
    const rows = (product: string) => page.getByRole('region', { name: product }).getByRole('rowheader');
    await expect(rows('Material UI')).toHaveText(['v7.1.0 current', 'v6', 'v5', 'v4']);
    await expect(rows('Joy UI')).toHaveText(['5.0.0-beta.49 current']);
    await expect(rows('MUI System')).toHaveText(['v7.1.0 current', 'v6', 'v5', 'v4']);
    await expect(main(page).getByRole('link', { name: 'v6.mui.com' }).first()).toHaveAttribute(
      'href',
      'https://v6.mui.com/material-ui/getting-started/',
    );
  });

  test(
    'the versions page is in the menu of pages without a product, and links to the template store',
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/versions/');
      const menu = page.getByRole('navigation', { name: 'Main navigation' });
      await expect(menu.getByRole('link', { name: 'All versions' })).toHaveAttribute('aria-current', 'page');
      const link = menu.getByRole('link', { name: 'Templates' });
      await expect(link).toHaveAttribute('href', 'https://mui.com/store/');
      await expect(link).toHaveAttribute('data-ga-event-label', 'templates');
      expect((await link.locator('svg path').boundingBox())?.width, 'its icon is drawn').toBeGreaterThan(10);
    },
  );

  test('the versions page only lists libraries, and not shared pages', { tag: '@all' }, async ({ page }) => {
    await page.goto('/versions/');
    const libraries = ['Material UI', 'Joy UI', 'MUI System', 'MUI X'];
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(libraries);
  });
});

test('every page knows its language, and some have their own translations', { tag: '@all' }, () => {
  const pageData = (path: string) =>
    JSON.parse(builtFile(pageDataUrl(path).slice(1))) as {
      result: { pageContext: object; data?: { translations?: { en: object } } };
    };
  const paths = [...readablePaths(), '/search/', '/_app/', '/404/'];
  for (const path of paths)
    expect(pageData(path).result.pageContext, path).toMatchObject({ userLanguage: 'en' });
  expect(pageData('/versions/').result.data?.translations?.en).toMatchObject({
    versionsPage: { title: 'All versions' },
  });
});

test.describe('the error decoder', () => {
  const decode = async (page: Page, search: string) => {
    await page.goto(`/production-error/?${search}`);
    return page.locator('.decoded-error');
  };

  test('turns a code and its arguments back into the message', async ({ page }) => {
    const error = await decode(page, 'code=11&args[]=%20(primary)&args[]=500');
    await expect(error.getByRole('heading')).toHaveText('Error 11');
    await expect(error).toContainText('MUI: The color (primary) provided to augmentColor(color) is invalid.');
    await expect(error).toContainText('have a `main` property or a `500` property.');
  });

  test('shows arguments as text, never as HTML or links', { tag: '@all' }, async ({ page }) => {
    const error = await decode(page, 'code=9&args[]=%3Cimg%20src=x%3E%20https://evil.example/');
    await expect(error.locator('mark')).toHaveText('<img src=x> https://evil.example/');
    await expect(error.locator('img, a')).toHaveCount(0);
  });

  test('links URLs in messages to pages of this site', { tag: '@all' }, async ({ page }) => {
    const error = await decode(page, 'code=14');
    await error.getByRole('link').click();
    await expect(page).toHaveURL(/\/material-ui\/migration\/v5-style-changes\/#makestyles/);
  });

  test('shows a message for an unknown code', { tag: '@all' }, async ({ page }) => {
    const error = await decode(page, 'code=%3Cb%3E99');
    await expect(error.getByRole('heading')).toHaveText('There is no error “<b>99”');
  });

  test('lists all codes, and opens nothing, without a code', async ({ page }) => {
    await expect(await decode(page, '')).toHaveCount(0);
    await expect(page.locator('[data-hydrated]')).toBeVisible();
    expect(await page.getByRole('table').getByRole('rowheader').count()).toBeGreaterThan(10);
    await expect(page.locator('#error-7')).toContainText('capitalize(string)');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the home page shows products, demos, and news', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.product-card').first()).toBeVisible();
    await expect(page.getByText('Priya Nair')).toBeVisible();
    await expect(page.locator('.news-item').first()).toBeVisible();
  });

  test('a URL that does not exist links to the products', { tag: '@all' }, async ({ page }) => {
    await page.goto(MISSPELLED);
    await expect(main(page).getByRole('link', { name: 'Joy UI' })).toBeVisible();
  });

  test('the error decoder lists all codes', async ({ page }) => {
    await page.goto('/production-error/?code=7');
    await expect(page.locator('#error-7')).toBeVisible();
  });
});

const STATES = [
  MISSPELLED,
  '/wp-login/',
  '/production-error/?code=12&args[]=a&args[]=b',
  '/production-error/?code=99',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`at ${width} px in ${colorScheme} mode`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      for (const path of STATES) {
        test(`${path} is accessible, quiet and does not move`, { tag: '@all' }, async ({ page, baseURL }) => {
          const trouble = watchForTrouble(page, baseURL ?? '');
          await recordLayoutShifts(page);
          await page.goto(path, { waitUntil: 'networkidle' });
          await expect(page.locator('[data-hydrated]')).toBeVisible();
          expect(await accessibilityViolations(page)).toEqual([]);
          expect(await layoutShifts(page)).toEqual([]);
          // The page itself is answered with 404, and so is its data.
          expect(trouble.filter((line) => !/404/.test(line))).toEqual([]);
        });
      }
    });
  }
}
