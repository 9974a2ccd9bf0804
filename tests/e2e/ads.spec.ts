import { expect, type Page } from '@playwright/test';
import type { Services } from '../../src/shared/site-data';
import { accessibilityViolations } from './support/axe';
import { drawAlways, test } from './support/configured-site';
import { openPage } from './support/open-page';
import type { PartnerServer } from './support/partner-server';
import { layoutShifts, recordLayoutShifts } from './support/reading';

const PAGE = '/material-ui/react-button/';
const IN_HOUSE = /Templates|Themes|Enterprise support|Design kit/;
/** Selects the image shape, and no message about blocked ads. */
const IMAGE = 0.5;
/** A draw for the inline shape, and for the message. */
const INLINE = 0.1;

const slot = (page: Page) => page.getByRole('complementary', { name: 'Sponsor' }).first();
const json = ({ url }: PartnerServer, kind: string): Services => ({ sponsorAdUrl: `${url}/ads/${kind}` });
const script = ({ url }: PartnerServer, kind: string): Services => ({ adScriptUrl: `${url}/script/${kind}` });

/** Responses of the JSON service, and what users see. */
const JSON_OUTCOMES: readonly [kind: string, requests: number, seen: RegExp][] = [
  ['normal', 1, /Acme Clouds/],
  ['redirect', 2, /Acme Clouds/],
  ['sold-out', 11, IN_HOUSE],
  ['empty', 11, IN_HOUSE],
  ['backers', 1, IN_HOUSE],
  ['no-object', 11, IN_HOUSE],
  ['malformed', 1, IN_HOUSE],
  ['error', 1, IN_HOUSE],
  ['huge', 1, IN_HOUSE],
  ['wrong-types', 1, /127\.0\.0\.1/],
];

for (const [kind, requests, seen] of JSON_OUTCOMES) {
  test(
    `a service that answers "${kind}" moves nothing, and the place shows ${seen.source}`,
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await drawAlways(page, IMAGE);
      await recordLayoutShifts(page);
      await openPage(page, (await serveWith(json(partners, kind))) + PAGE);
      await expect(slot(page)).toContainText(seen);
      expect(partners.to('/ads/')).toHaveLength(requests);
      expect(await layoutShifts(page)).toEqual([]);
    },
  );
}

test(
  'an API page reserves space for an ad, so nothing moves',
  { tag: '@all' },
  async ({ page, partners, serveWith }) => {
    await drawAlways(page, IMAGE);
    await recordLayoutShifts(page);
    await openPage(page, `${await serveWith(json(partners, 'normal'))}/material-ui/api/button/`);
    await expect(slot(page)).toContainText('Acme Clouds');
    expect(await layoutShifts(page)).toEqual([]);
  },
);

test('a service that turns in circles has no ad', { tag: '@all' }, async ({ page, partners, serveWith }) => {
  await drawAlways(page, IMAGE);
  await openPage(page, (await serveWith(json(partners, 'redirect-loop'))) + PAGE);
  await expect(slot(page)).toContainText(IN_HOUSE);
});

test(
  'a slow ad counts as blocked at first, and replaces the in-house ad when it arrives',
  { tag: '@all' },
  async ({ page, partners, serveWith }) => {
    await drawAlways(page, IMAGE);
    await recordLayoutShifts(page);
    await openPage(page, (await serveWith(json(partners, 'slow'))) + PAGE);
    await expect(slot(page)).toContainText(IN_HOUSE);
    await expect(slot(page)).toContainText('Acme Clouds');
    expect(await layoutShifts(page)).toEqual([]);
  },
);

test('a sponsored ad has an image, sanitized text, marked links, and tracking pixels', async ({
  page,
  partners,
  serveWith,
}) => {
  await drawAlways(page, IMAGE);
  await openPage(page, (await serveWith(json(partners, 'normal'))) + PAGE);
  await expect(slot(page)).toContainText('Acme Clouds Deploy in a minute, or read how.ad by Carbon');
  const picture = slot(page).getByRole('img', { name: 'Acme Clouds' });
  await expect(picture).toHaveAttribute('src', `${partners.url}/picture.gif`);
  expect(await picture.boundingBox()).toMatchObject({ width: 130, height: 100 });
  const link = slot(page).getByRole('link', { name: 'Acme Clouds' });
  await expect(link).toHaveAttribute('href', `${partners.url}/click`);
  for (const name of ['Acme Clouds', 'read how'])
    await expect(slot(page).getByRole('link', { name })).toHaveAttribute('rel', 'noopener sponsored');
  // They load in parallel, so their order is random.
  const pixels = ['/pixel-a.gif?t=1719997200', '/pixel-b.gif', '/pixel-impression.gif'];
  const asked = (): string[] => partners.to('/pixel').map(({ url }) => url);
  await expect.poll(() => asked().sort()).toEqual(pixels);
  // The whole card links to the sponsor, except for links in its text.
  const card = await slot(page).locator('.partner-card').boundingBox();
  await page.mouse.move((card?.x ?? 0) + (card?.width ?? 0) - 5, (card?.y ?? 0) + 5);
  await expect(link).toHaveCSS('cursor', 'pointer');
  expect(
    await page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('a')?.className,
      [(card?.x ?? 0) + (card?.width ?? 0) - 5, (card?.y ?? 0) + 5],
    ),
  ).toBe('partner-link');
});

test('a hostile ad brings no script, no style, no frame and no link but marked ones', async ({
  page,
  partners,
  serveWith,
}) => {
  await drawAlways(page, IMAGE);
  await openPage(page, (await serveWith(json(partners, 'hostile'))) + PAGE);
  await expect(slot(page)).toContainText('Bold');
  // The link of the card lies above its text.
  await slot(page).getByText('Bold').dispatchEvent('mouseover');
  const found = await slot(page).evaluate((element) =>
    [...element.querySelectorAll('*')].map((node) => ({
      tag: node.localName,
      attributes: node.getAttributeNames().filter((name) => /^on|style|^id$|srcdoc/.test(name)),
      href: node.getAttribute('href') ?? node.getAttribute('src'),
    })),
  );
  expect([...new Set(found.map(({ tag }) => tag))].sort()).toEqual(['a', 'div', 'p', 'span', 'strong']);
  expect(found.flatMap(({ attributes }) => attributes)).toEqual([]);
  for (const { href } of found) expect(href ?? 'https://').toMatch(/^https?:\/\//);
  await expect(slot(page).getByRole('link', { name: 'Fine' })).toHaveAttribute('target', '_blank');
  await expect(slot(page).getByRole('link', { name: 'Win', exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('removes a crashed ad, reports it once, and does not affect the page', async ({
  page,
  partners,
  serveWith,
}) => {
  await drawAlways(page, IMAGE);
  await page.addInitScript(() => {
    localStorage.setItem('docs-cookie-consent', 'analytics');
    // Without a parser an ad with HTML cannot be shown.
    Reflect.deleteProperty(window, 'DOMParser');
  });
  const analytics = { id: 'G-TEST1', url: `${partners.url}/collect` };
  await openPage(page, (await serveWith({ ...json(partners, 'normal'), analytics })) + PAGE);
  const crashes = () => partners.events().filter(({ params }) => params['eventAction'] === 'crash');
  await expect
    .poll(crashes)
    .toEqual([{ name: 'ad', params: { eventAction: 'crash', eventLabel: 'body-top-image' } }]);
  await expect(slot(page)).toBeEmpty();
  await page.locator('#ButtonVariants').getByRole('button', { name: 'Book the repair' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('the script of a network', () => {
  test("the network's script is added once, fills the reserved space, and is removed with the page", async ({
    page,
    partners,
    serveWith,
  }) => {
    await drawAlways(page, IMAGE);
    await recordLayoutShifts(page);
    await openPage(page, (await serveWith(script(partners, 'normal'))) + PAGE);
    await expect(slot(page).getByRole('link', { name: 'Acme by script' })).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('#_carbonads_js').length)).toBe(1);
    expect(await page.evaluate(() => (window as { placedAds?: number }).placedAds)).toBe(1);
    expect(await layoutShifts(page)).toEqual([]);
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await menu.getByRole('link', { name: 'Checkbox' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkbox' })).toBeVisible();
    await expect.poll(() => partners.to('/script/')).toHaveLength(2);
    await expect(slot(page).getByRole('link', { name: 'Acme by script' })).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('#_carbonads_js').length)).toBe(1);
    expect(await page.evaluate(() => document.querySelectorAll('#carbonads').length)).toBe(1);
  });

  test(
    'a link to the backers is replaced by an in-house ad',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await drawAlways(page, IMAGE);
      await openPage(page, (await serveWith(script(partners, 'backers'))) + PAGE);
      await expect(slot(page)).toContainText(IN_HOUSE);
      await expect(slot(page).getByText('Acme by script')).toBeHidden();
    },
  );

  for (const [draw, seen] of [
    [IMAGE, IN_HOUSE],
    [INLINE, /consider an exception for this site/],
  ] as const) {
    test(
      `that is blocked: ${seen.source}, and nothing moves`,
      { tag: '@all' },
      async ({ page, partners, serveWith }) => {
        await drawAlways(page, draw);
        await recordLayoutShifts(page);
        await openPage(page, (await serveWith(script(partners, 'blocked'))) + PAGE);
        await expect(slot(page)).toContainText(seen);
        expect(await accessibilityViolations(page)).toEqual([]);
        expect(await layoutShifts(page)).toEqual([]);
      },
    );
  }

  test(
    'an ad that arrives late replaces the message about blocked ads',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await drawAlways(page, IMAGE);
      await recordLayoutShifts(page);
      await openPage(page, (await serveWith(script(partners, 'late'))) + PAGE);
      await expect(slot(page)).toContainText(IN_HOUSE);
      await expect(slot(page).getByRole('link', { name: 'Acme by script' })).toBeVisible();
      await expect(slot(page)).not.toContainText(IN_HOUSE);
      expect(await layoutShifts(page)).toEqual([]);
    },
  );
});

for (const [name, draw, viewport] of [
  ['image, wide', IMAGE, { width: 1440, height: 900 }],
  ['image, narrow', IMAGE, { width: 390, height: 844 }],
  ['inline, wide', INLINE, { width: 1440, height: 900 }],
  ['inline, narrow', INLINE, { width: 390, height: 844 }],
] as const) {
  test(
    `an ad fits into its room and is accessible: ${name}`,
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await page.setViewportSize(viewport);
      await drawAlways(page, draw);
      await recordLayoutShifts(page);
      await openPage(page, (await serveWith(json(partners, 'normal'))) + PAGE);
      await expect(slot(page)).toContainText('Acme Clouds');
      expect((await slot(page).boundingBox())?.height).toBe(viewport.width < 600 ? 142 : 126);
      await expect(slot(page)).toHaveCSS('margin-top', '24px');
      await expect(slot(page)).toHaveCSS('margin-bottom', '24px');
      expect(await accessibilityViolations(page), 'axe, light mode').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
      expect(await accessibilityViolations(page), 'axe, dark mode').toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
    },
  );
}

test('the shape is drawn once per visit', { tag: '@all' }, async ({ page, partners, serveWith }) => {
  await drawAlways(page, INLINE);
  await openPage(page, (await serveWith(json(partners, 'normal'))) + PAGE);
  await expect(slot(page).getByText('Ad', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    Math.random = () => 0.9;
  });
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Checkbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkbox' })).toBeVisible();
  await expect(slot(page).getByText('Ad', { exact: true })).toBeVisible();
});

test('ads load after the article is interactive, and are not in the HTML', async ({
  page,
  partners,
  serveWith,
}) => {
  const url = await serveWith({ ...json(partners, 'normal'), ...script(partners, 'normal') });
  await drawAlways(page, IMAGE);
  await openPage(page, url + PAGE);
  await expect(slot(page)).toContainText('Acme');
  const { interactive, firstAd } = await page.evaluate((host) => {
    const [mark] = performance.getEntriesByName('onInitialClientRender');
    const requests = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(host));
    return { interactive: mark?.startTime ?? Infinity, firstAd: requests[0]?.startTime ?? 0 };
  }, partners.url);
  expect(firstAd).toBeGreaterThan(interactive);
  const html = await (await page.request.get(url + PAGE)).text();
  expect(html).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)="http:\/\/127\.0\.0\.1/);
});

test.describe('shows no ad, reserves no space, and sends no request', () => {
  async function expectNoAd(page: Page, partners: PartnerServer): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.partner-slot:visible')).toHaveCount(0);
    // After the network is idle, nothing else loads.
    await page.waitForLoadState('networkidle');
    expect(partners.received).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  }

  test('if the front matter disables ads', async ({ page, partners, serveWith }) => {
    await recordLayoutShifts(page);
    await openPage(page, `${await serveWith(json(partners, 'normal'))}/experiments/docs/services/`);
    await expectNoAd(page, partners);
  });

  test('with the Save-Data preference', { tag: '@all' }, async ({ page, partners, serveWith }) => {
    await recordLayoutShifts(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openPage(page, (await serveWith(json(partners, 'normal'))) + PAGE);
    await expectNoAd(page, partners);
  });

  test('on paper', { tag: '@all' }, async ({ page, partners, serveWith }) => {
    await openPage(page, (await serveWith(json(partners, 'normal'))) + PAGE);
    await expect(slot(page)).toContainText('Acme Clouds');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.partner-slot')).toBeHidden();
  });

  test('offline', { tag: '@all' }, async ({ page, context, partners, serveWith }) => {
    await openPage(page, (await serveWith({})) + PAGE);
    const checkbox = page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Checkbox' });
    const loaded = page.waitForResponse(/react-checkbox\/page-data\.json/);
    await checkbox.hover();
    await (await loaded).finished();
    await context.setOffline(true);
    await checkbox.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkbox' })).toBeVisible();
    await expect(page.locator('.partner-slot')).toBeHidden();
    expect(partners.received).toEqual([]);
  });

  test.describe('for bots', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    test('of search engines', { tag: '@all' }, async ({ page, partners, serveWith }) => {
      await recordLayoutShifts(page);
      await openPage(page, (await serveWith(json(partners, 'normal'))) + PAGE);
      await expectNoAd(page, partners);
    });
  });
});

test('without configuration, the site shows an in-house ad and sends no request', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await drawAlways(page, IMAGE);
  await openPage(page, PAGE);
  await expect(slot(page)).toContainText(IN_HOUSE);
  await expect(slot(page)).toContainText('ad by MUI');
  await expect(slot(page).getByRole('img')).toHaveJSProperty('complete', true);
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
});

test('ads are in the Tab order of the page', { tag: '@all' }, async ({ page, partners, serveWith }) => {
  await drawAlways(page, IMAGE);
  await openPage(page, (await serveWith(json(partners, 'normal'))) + PAGE);
  await expect(slot(page)).toContainText('read how');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(slot(page).getByRole('link', { name: 'Acme Clouds' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slot(page).getByRole('link', { name: 'read how' })).toBeFocused();
});

test.describe('under demos', () => {
  const open = (page: Page, demo: string) =>
    page
      .locator(demo)
      .getByRole('button', { name: /^(Show|Expand) code$/ })
      .click();
  const demoAds = (page: Page) => page.locator('.partner-demo');

  test('only the first demo with opened code gets an inline ad', async ({ page, partners, serveWith }) => {
    await drawAlways(page, IMAGE);
    await openPage(page, (await serveWith(json(partners, 'normal'))) + PAGE);
    await expect(slot(page)).toContainText('Acme Clouds');
    await open(page, '#ButtonColors');
    await expect(page.locator('#ButtonColors .partner-demo')).toContainText('Acme Clouds');
    await expect(demoAds(page).getByText('Ad', { exact: true })).toBeVisible();
    await open(page, '#ButtonVariants');
    await expect(page.locator('#ButtonVariants details')).toHaveAttribute('open');
    await expect(demoAds(page)).toHaveCount(1);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('a demo can disable ads', { tag: '@all' }, async ({ page, partners, serveWith }) => {
    await openPage(page, `${await serveWith(json(partners, 'normal'))}/experiments/docs/sponsors/`);
    await expect(slot(page)).toContainText('Acme Clouds');
    await open(page, '#QuietCar');
    await expect(page.locator('#QuietCar details')).toHaveAttribute('open');
    await open(page, '#SeatPicker');
    await expect(page.locator('#SeatPicker .partner-demo')).toContainText('Acme Clouds');
    await expect(demoAds(page)).toHaveCount(1);
  });

  test(
    'code that is open by default does not add an inline ad',
    { tag: '@all' },
    async ({ page, partners, serveWith }) => {
      await openPage(page, `${await serveWith(json(partners, 'normal'))}/experiments/docs/demos/`);
      await expect(slot(page)).toContainText('Acme Clouds');
      await expect(page.locator('#ReminderForm details')).toHaveAttribute('open');
      await open(page, '#TicketCounter');
      await expect(page.locator('#TicketCounter .partner-demo')).toContainText('Acme Clouds');
      await expect(demoAds(page)).toHaveCount(1);
    },
  );
});
