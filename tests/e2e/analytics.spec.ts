import { expect, type Page } from '@playwright/test';
import type { Services } from '../../src/shared/site-data';
import { accessibilityViolations } from './support/axe';
import { drawAlways, test } from './support/configured-site';
import { openPage } from './support/open-page';
import type { PartnerServer } from './support/partner-server';
import { layoutShifts, recordLayoutShifts } from './support/reading';
import { searchFor, typeSearch } from './support/search';

const PAGE = '/material-ui/react-button/';
const PAGE_VIEW = {
  name: 'page_view',
  params: {
    page_title: 'Button - Material UI',
    page_location: PAGE,
    productId: 'material-ui',
    productCategoryId: 'core',
  },
};

const withAnalytics = ({ url }: PartnerServer): Services => ({
  analytics: { id: 'G-TEST1', url: `${url}/collect` },
});
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const named = (partners: PartnerServer, name: string) =>
  partners.events().filter((event) => event.name === name);

/** A user who allowed analytics on an earlier visit. */
async function allowBefore(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('docs-cookie-consent', 'analytics'));
}

async function goToCheckbox(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Checkbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkbox' })).toBeVisible();
}

test.describe('consent', () => {
  test('asks for consent in a dialog that does not block the page, and sends nothing before', async ({
    page,
    partners,
    serveWith,
  }) => {
    await recordLayoutShifts(page);
    await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await page.locator('#ButtonVariants').getByRole('button', { name: 'Book the repair' }).click();
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    await page.keyboard.press('Escape');
    await goToCheckbox(page);
    await expect(dialog(page)).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    expect(partners.received).toEqual([]);
    expect(await page.evaluate(() => 'gtag' in window)).toBe(false);
  });

  test('after consent, counts the page and does not ask again', async ({ page, partners, serveWith }) => {
    const url = await serveWith(withAnalytics(partners));
    await openPage(page, url + PAGE);
    await dialog(page).getByRole('button', { name: 'Allow analytics' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => named(partners, 'page_view')).toEqual([PAGE_VIEW]);
    await page.reload();
    await expect.poll(() => named(partners, 'page_view')).toEqual([PAGE_VIEW, PAGE_VIEW]);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('after refusal, sends nothing and does not ask again', async ({ page, partners, serveWith }) => {
    await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
    await dialog(page).getByRole('button', { name: 'Essential only' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    await expect(page.getByRole('radio', { name: 'Essential only' })).toBeChecked();
    await expect(dialog(page)).toHaveCount(0);
    expect(partners.received).toEqual([]);
  });

  test(
    'can be changed in the settings, for all tabs',
    { tag: '@all' },
    async ({ page, context, partners, serveWith }) => {
      const url = await serveWith(withAnalytics(partners));
      await openPage(page, url + PAGE);
      await dialog(page).getByRole('button', { name: 'Allow analytics' }).click();
      await expect.poll(() => named(partners, 'page_view')).toHaveLength(1);
      const other = await context.newPage();
      await openPage(other, `${url}/versions/`);
      await expect.poll(() => named(partners, 'page_view')).toHaveLength(2);
      await page.bringToFront();
      await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
      await page.getByRole('radio', { name: 'Essential only' }).check();
      await page.keyboard.press('Escape');
      await goToCheckbox(page);
      await other.bringToFront();
      await other.getByRole('link', { name: 'Component docs, home' }).click();
      await expect(other).toHaveURL(`${url}/`);
      await page.bringToFront();
      await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
      await page.getByRole('radio', { name: 'Allow analytics' }).check();
      // The next thing that is sent is what happened after the new choice.
      await expect.poll(() => named(partners, 'page_view').length).toBeGreaterThan(2);
      const location = named(partners, 'page_view')[2]?.params['page_location'];
      expect(['/', '/material-ui/react-checkbox/']).toContain(location);
      expect(named(partners, 'settings').map(({ params }) => params['eventAction'])).not.toContain(
        'essential',
      );
    },
  );

  for (const [signal, property, value] of [
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ] as const) {
    test(
      `is refused by ${signal}, whatever was chosen before`,
      { tag: '@all' },
      async ({ page, partners, serveWith }) => {
        await allowBefore(page);
        await page.addInitScript(([name, set]) => Object.defineProperty(navigator, name, { value: set }), [
          property,
          value,
        ] as const);
        await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
        await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
        await expect(page.getByText('Your browser asks sites not to track you')).toBeVisible();
        await page.keyboard.press('Escape');
        await goToCheckbox(page);
        await expect(dialog(page)).toHaveCount(0);
        expect(partners.received).toEqual([]);
      },
    );
  }

  test(
    'the consent dialog gets focus first and is accessible on all screens and in both directions',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(dialog(page).getByRole('button', { name: 'Essential only' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog(page).getByRole('button', { name: 'Allow analytics' })).toBeFocused();
      expect(await accessibilityViolations(page), 'axe, light mode').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
      expect(await accessibilityViolations(page), 'axe, dark mode').toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.evaluate(() => {
        document.body.dir = 'rtl';
      });
      expect((await dialog(page).boundingBox())?.x).toBe(16);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
    },
  );

  test('does not ask for consent without analytics', { tag: '@all' }, async ({ page, baseURL }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).origin));
    await openPage(page, PAGE);
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Cookie preferences')).toHaveCount(0);
    expect([...new Set(requests)]).toEqual([new URL(baseURL ?? '').origin]);
  });
});

test.describe('what is sent', () => {
  test.beforeEach(({ page }) => allowBefore(page));

  test('a report has measurement id, visit, user properties and events, and carries no cookie', async ({
    page,
    context,
    partners,
    serveWith,
  }) => {
    const url = await serveWith(withAnalytics(partners));
    await context.addCookies([
      { name: 'codeVariant', value: 'JS', url },
      { name: 'visitor', value: '7', url: partners.url },
    ]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, url + PAGE);
    await expect.poll(() => partners.to('/collect')).toHaveLength(1);
    const [report] = partners.to('/collect');
    expect(report?.method).toBe('POST');
    expect(report?.url).toBe('/collect?measurement_id=G-TEST1');
    expect(report?.headers.cookie).toBeUndefined();
    expect(JSON.parse(report?.body ?? '')).toEqual({
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user_properties: {
        codeVariant: { value: 'JS' },
        userLanguage: { value: 'en' },
        devicePixelRatio: { value: 1 },
        colorSchemeOS: { value: 'dark' },
        colorScheme: { value: 'dark' },
      },
      events: [PAGE_VIEW],
    });
    const commands = await page.evaluate(() =>
      ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((command) => {
        const isCommand = Object.prototype.toString.call(command) === '[object Arguments]';
        return isCommand ? [...(command as Iterable<unknown>)].slice(0, 2) : command;
      }),
    );
    expect(commands).toEqual([
      ['js', expect.anything()],
      ['consent', 'default'],
      ['consent', 'update'],
      ['config', 'G-TEST1'],
      ['set', 'user_properties'],
      ['event', 'page_view'],
    ]);
  });

  test('sends a page view for every page, with its title and without hash and query', async ({
    page,
    partners,
    serveWith,
  }) => {
    await openPage(page, `${await serveWith(withAnalytics(partners))}${PAGE}?from=secret#loading`);
    await expect.poll(() => named(partners, 'page_view')).toEqual([PAGE_VIEW]);
    await goToCheckbox(page);
    await expect.poll(() => named(partners, 'page_view')).toHaveLength(2);
    await page.getByRole('navigation', { name: 'Page table of contents' }).getByRole('link').first().click();
    await page.locator('#mui-product-selector').click();
    await page.locator('#product-menu').getByRole('link', { name: 'Joy UI' }).click();
    await expect.poll(() => named(partners, 'page_view')).toHaveLength(3);
    expect(
      named(partners, 'page_view').map(({ params }) => [
        params['page_title'],
        params['page_location'],
        params['productId'],
      ]),
    ).toEqual([
      ['Button - Material UI', PAGE, 'material-ui'],
      ['Checkbox - Material UI', '/material-ui/react-checkbox/', 'material-ui'],
      [expect.stringMatching(/ - Joy UI$/), '/joy-ui/getting-started/', 'joy-ui'],
    ]);
  });

  test('a click event has the data of its element', async ({ page, partners, serveWith }) => {
    await drawAlways(page, 0.05);
    await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    const clicks = () => partners.events().filter(({ name }) => name === 'header' || name === 'settings');
    await expect.poll(clicks).toEqual([
      { name: 'header', params: { eventAction: 'settings', eventLabel: '' } },
      { name: 'settings', params: { eventAction: 'dark', eventLabel: '' } },
    ]);
  });

  test(
    'counts clicks on demos, code, menus, and the end of the page by control',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await drawAlways(page, 0.5);
      await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
      const demo = page.locator('#ButtonVariants');
      await demo.getByRole('button', { name: /^(Show|Expand) code$/ }).click();
      await demo.getByRole('button', { name: 'Copy the source' }).click();
      await demo.getByRole('button', { name: 'See more' }).click();
      await page.getByRole('menuitem', { name: 'Copy link to JavaScript source' }).click();
      await demo.getByRole('button', { name: /^(Hide|Collapse) code$/ }).click();
      const block = page.locator('.prose .MuiCode-root').first();
      await block.hover();
      await block.locator('.MuiCode-copy').click();
      await page.keyboard.press('Control+c');
      await page.locator('#mui-version-selector').click();
      await page.locator('#version-menu').getByRole('link', { name: 'v7.1.0' }).click();
      await page.locator('#mui-product-selector').click();
      await page.locator('#product-menu').getByRole('link', { name: 'Joy UI' }).click();
      await expect(page).toHaveURL(/\/joy-ui\//);
      await page.locator('.vote-yes').click();
      await page.locator('.article-footer [rel="next"]').click();
      const clicks = () =>
        partners
          .events()
          .filter(({ name }) => !['page_view', 'ad'].includes(name))
          .map(({ name, params }) => `${name} ${params['eventAction']} ${params['eventLabel']}`.trim());
      await expect
        .poll(clicks)
        .toEqual([
          'demo expand ButtonVariants',
          'demo copySource ButtonVariants',
          'demo seeMore ButtonVariants',
          'demo copySourceLinkJS ButtonVariants',
          'demo collapse ButtonVariants',
          'code copy-click',
          'code copy-keyboard',
          'header version v7.1.0',
          'header product joy-ui',
          'footer helpful yes',
          'footer next',
        ]);
    },
  );

  test('a styling that is chosen is counted', { tag: '@all' }, async ({ page, partners, serveWith }) => {
    await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
    await page.locator('#ButtonCustomization select').selectOption('Tailwind');
    await expect
      .poll(() => named(partners, 'demo'))
      .toEqual([{ name: 'demo', params: { eventAction: 'styling-tailwind', eventLabel: '' } }]);
  });

  test(
    'a click on the ad of a network is counted',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await drawAlways(page, 0.5);
      const services = { ...withAnalytics(partners), adScriptUrl: `${partners.url}/script/normal` };
      await openPage(page, (await serveWith(services)) + PAGE);
      await page.getByRole('link', { name: 'Acme by script' }).click({ modifiers: ['Control'] });
      await expect
        .poll(() => named(partners, 'ad'))
        .toEqual([{ name: 'ad', params: { eventAction: 'click', eventLabel: 'carbon' } }]);
    },
  );

  for (const [draw, events] of [
    [0.05, 1],
    [0.5, 0],
  ] as const) {
    test(
      `of clicks on chips one in ten is counted: drawn ${draw}, ${events}`,
      { tag: '@all' },
      async ({ page, partners, serveWith }) => {
        await drawAlways(page, draw);
        await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
        await page.route('https://github.com/**', (route) => route.fulfill({ status: 204 }));
        await page
          .getByRole('list', { name: 'Links about this component' })
          .getByRole('link')
          .first()
          .click();
        await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
        await expect.poll(() => named(partners, 'header')).toHaveLength(1);
        expect(named(partners, 'ComponentLinkHeader')).toHaveLength(events);
      },
    );
  }

  test(
    'sends events that happen while the page unloads',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await drawAlways(page, 0.05);
      await openPage(
        page,
        (await serveWith({ ...withAnalytics(partners), sponsorAdUrl: `${partners.url}/ads/normal` })) + PAGE,
      );
      await expect.poll(() => named(partners, 'page_view')).toHaveLength(1);
      await page.evaluate((url) => {
        const link = document.querySelector('.chips a');
        link?.setAttribute('href', url);
      }, `${partners.url}/elsewhere`);
      await page.getByRole('list', { name: 'Links about this component' }).getByRole('link').first().click();
      await expect(page).toHaveURL(`${partners.url}/elsewhere`);
      await expect.poll(() => named(partners, 'ComponentLinkHeader')).toHaveLength(1);
    },
  );

  test(
    'queues events until analytics is loaded, such as a selected search result',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      const search = { name: 'search', params: { query_length: 6, kind: 'api', rank: 1 } };
      await page.addInitScript((detail) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('onInitialClientRender').length > 0)
            window.dispatchEvent(new CustomEvent('docs:analytics', { detail }));
        }).observe({ type: 'mark' });
      }, search);
      await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
      await expect.poll(() => partners.events()).toEqual([PAGE_VIEW, search]);
    },
  );

  test(
    'reports the selected search result and its position',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
      await searchFor(page, 'sticky header');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/react-table\/#sticky-header$/);
      await expect
        .poll(() => named(partners, 'search'))
        .toEqual([{ name: 'search', params: { query_length: 13, kind: 'section', rank: 1 } }]);
      expect(named(partners, 'search_no_result')).toEqual([]);
    },
  );

  test(
    'reports an empty search once, when the user stops typing',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
      const { dialog: search, field } = await typeSearch(page, 'zzxyqqq');
      await expect(search.getByText('Nothing found for “zzxyqqq”').first()).toBeVisible();
      await expect.poll(() => named(partners, 'search_no_result')).toHaveLength(1);
      await field.fill('');
      await field.fill('zzxyqqq');
      await field.pressSequentially('xx');
      await expect
        .poll(() => named(partners, 'search_no_result'))
        .toEqual([
          { name: 'search_no_result', params: { query_length: 7 } },
          { name: 'search_no_result', params: { query_length: 9 } },
        ]);
    },
  );

  test(
    'only sends search queries if the site allows it',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      const { analytics } = withAnalytics(partners);
      const services = { ...(analytics && { analytics: { ...analytics, searchText: true as const } }) };
      await openPage(page, (await serveWith(services)) + PAGE);
      const { field } = await typeSearch(page, 'zzxyqqq');
      await expect
        .poll(() => named(partners, 'search_no_result'))
        .toEqual([{ name: 'search_no_result', params: { query_length: 7, query: 'zzxyqqq' } }]);
      await field.fill('sticky header');
      await page.locator('.search-dialog').getByRole('option').first().click();
      await expect
        .poll(() => named(partners, 'search'))
        .toMatchObject([{ params: { query: 'sticky header' } }]);
    },
  );

  test('sends offline events when the connection is back', async ({ page, context, partners, serveWith }) => {
    await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
    await expect.poll(() => named(partners, 'page_view')).toHaveLength(1);
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    const dark = page.getByRole('radio', { name: 'Dark' });
    await expect(dark).toBeVisible();
    await context.setOffline(true);
    await dark.check();
    await context.setOffline(false);
    await expect.poll(() => named(partners, 'settings')).toHaveLength(1);
  });

  test('a collector that fails is not noticed', { tag: '@all' }, async ({ page, partners, serveWith }) => {
    partners.postStatus = 500;
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(error.message));
    await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
    await expect.poll(() => partners.to('/collect').length).toBeGreaterThan(0);
    await goToCheckbox(page);
    expect(trouble).toEqual([]);
  });

  test(
    'ads: shown for 2.5 s, drawn into the sample, and clicked',
    { tag: '@all' },
    async ({ page, context, partners, serveWith }) => {
      await drawAlways(page, 0.05);
      const services = { ...withAnalytics(partners), sponsorAdUrl: `${partners.url}/ads/normal` };
      await openPage(page, (await serveWith(services)) + PAGE);
      const ad = page.getByRole('complementary', { name: 'Sponsor' });
      await expect(ad).toContainText('Acme Clouds');
      const shownAt = await page.evaluate(() => performance.now());
      const displays = () =>
        named(partners, 'ad').map(({ params }) => `${params['eventAction']} ${params['eventLabel']}`);
      await expect
        .poll(() => displays().sort())
        .toEqual(['display carbon', 'display carbon-body-top-inline']);
      expect((await page.evaluate(() => performance.now())) - shownAt).toBeGreaterThan(2000);
      const opened = context.waitForEvent('page');
      await ad.getByRole('link', { name: /Get started/ }).click();
      await (await opened).close();
      await expect.poll(() => displays().at(-1)).toBe('click carbon');
    },
  );

  test(
    'ads that are not drawn into the sample are not reported',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await drawAlways(page, 0.5);
      const services = { ...withAnalytics(partners), sponsorAdUrl: `${partners.url}/ads/normal` };
      await openPage(page, (await serveWith(services)) + PAGE);
      await expect(page.getByRole('complementary', { name: 'Sponsor' })).toContainText('Acme Clouds');
      const loadedAt = await page.evaluate(() => performance.now());
      // Longer than any display waits for its report.
      await page.waitForFunction((then) => performance.now() > then + 4000, loadedAt);
      expect(named(partners, 'ad')).toEqual([]);
    },
  );

  test('web vitals of a visit in the sample', async ({ page, partners, serveWith }) => {
    await openPage(page, (await serveWith({ ...withAnalytics(partners), webVitalsRatio: 1 })) + PAGE);
    await expect.poll(() => named(partners, 'page_view')).toHaveLength(1);
    await expect.poll(() => named(partners, 'TTFB')).toHaveLength(1);
    await page.getByRole('heading', { level: 1 }).click();
    await page.goto('about:blank');
    await expect
      .poll(() => [...new Set(partners.events().map(({ name }) => name))].sort())
      .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    const [vital] = named(partners, 'LCP');
    expect(vital?.params).toEqual({
      value: expect.any(Number),
      metric_label: 'Web Vital',
      metric_value: expect.any(Number),
      metric_delta: expect.any(Number),
      metric_id: expect.stringMatching(/^v\d+-/),
    });
  });

  test(
    'web vitals are not even loaded in other visits',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await drawAlways(page, 0.0002);
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.text());
      });
      await openPage(page, (await serveWith(withAnalytics(partners))) + PAGE);
      await expect.poll(() => named(partners, 'page_view')).toHaveLength(1);
      await page.waitForLoadState('networkidle');
      const texts = await Promise.all(scripts);
      expect(texts.filter((text) => text.includes('largest-contentful-paint'))).toEqual([]);
    },
  );
});
