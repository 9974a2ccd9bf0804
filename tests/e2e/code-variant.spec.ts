import { expect, test, type Locator, type Page } from '@playwright/test';
import { AS_SHOWN, demoFrame, openSource, shownCode, toolbarOf } from './support/demos';
import { openPage, scriptsHaveStarted } from './support/open-page';

const PAGE = '/material-ui/react-button/';
/** A demo whose JavaScript differs, and what only its TypeScript has. */
const DEMO = 'ButtonFileUpload';
const TYPES = 'useState<string[]>';

const variantCookie = async (page: Page): Promise<unknown> =>
  (await page.context().cookies()).find(({ name }) => name === 'codeVariant');

const choose = (page: Page, variant: 'JavaScript' | 'TypeScript', demo = DEMO): Promise<void> =>
  toolbarOf(page, demo)
    .getByRole('button', { name: `Show ${variant} source` })
    .click();

test('shows TypeScript by default', async ({ page }) => {
  await openPage(page, PAGE);
  await openSource(page, DEMO);
  await expect(shownCode(page, DEMO)).toContainText(TYPES, AS_SHOWN);
  expect(await variantCookie(page)).toBeUndefined();
});

test('the selected language applies to all demos, and is kept for a year', async ({ page, baseURL }) => {
  await openPage(page, PAGE);
  await openSource(page, DEMO);
  await openSource(page, 'ButtonLoading');
  await expect(shownCode(page, 'ButtonLoading')).toContainText(`useState<'idle'`, AS_SHOWN);
  await choose(page, 'JavaScript');
  await expect(shownCode(page, DEMO)).toContainText('useState([])', AS_SHOWN);
  await expect(shownCode(page, 'ButtonLoading')).toContainText(`useState('idle')`, AS_SHOWN);
  for (const demo of [DEMO, 'ButtonLoading']) {
    const toolbar = toolbarOf(page, demo);
    await expect(toolbar.getByRole('button', { name: 'Show JavaScript source' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(toolbar.getByRole('button', { name: 'Show TypeScript source' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  }
  expect(await variantCookie(page)).toMatchObject({
    value: 'JS',
    path: '/',
    domain: new URL(baseURL ?? '').hostname,
  });
  const { expires } = (await variantCookie(page)) as { expires: number };
  expect(Math.abs(expires - Date.now() / 1000 - 31_536_000)).toBeLessThan(120);
  await openPage(page, '/material-ui/react-table/');
  await openSource(page, 'TableSort');
  await expect(shownCode(page, 'TableSort')).not.toContainText('interface ', AS_SHOWN);
});

test('the selected language is in the first frame, before any other script runs', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(PAGE);
  await demoFrame(page, DEMO)
    .locator('details')
    .evaluate((details) => details.toggleAttribute('open'));
  await expect(page.locator('html'), 'as chosen before').toHaveAttribute('data-code-variant', 'JS');
  await expect(shownCode(page, DEMO)).toContainText('useState([])', AS_SHOWN);
  await page.goto('about:blank');
  await page.goto(`${PAGE}#${DEMO}.tsx`);
  await expect(page.locator('html'), 'as in the URL').toHaveAttribute('data-code-variant', 'TS');
  await expect(shownCode(page, DEMO)).toContainText(TYPES, AS_SHOWN);
  await expect(toolbarOf(page, DEMO), 'the toolbar has its place already').toBeVisible();
});

test('the page stays still when its scripts take over', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(demoFrame(page, 'ButtonCustomization')).toBeVisible();
  const places = (): Promise<number[]> =>
    page
      .locator('.demo-toolbar, .demo-preview')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + window.scrollY));
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  release();
  await scriptsHaveStarted(page);
  expect(await places()).toEqual(before);
});

for (const [hash, text] of [
  ['#ButtonFileUpload.js', 'useState([])'],
  ['#ButtonFileUpload.tsx', TYPES],
] as const) {
  test(`the address ${hash} opens the source, whatever was chosen before`, async ({
    page,
    context,
    baseURL,
  }) => {
    const other = hash.endsWith('.js') ? 'TS' : 'JS';
    await context.addCookies([{ name: 'codeVariant', value: other, url: baseURL ?? '' }]);
    await openPage(page, PAGE + hash);
    await expect(shownCode(page, DEMO)).toContainText(text, AS_SHOWN);
    await expect(shownCode(page, DEMO)).toBeInViewport();
    await expect(toolbarOf(page, DEMO)).toBeInViewport();
    await expect(toolbarOf(page, DEMO).getByRole('button', { name: 'Hide code' })).toBeVisible();
    expect(await variantCookie(page)).toMatchObject({ value: other === 'TS' ? 'JS' : 'TS' });
  });
}

test('a link to the source of a demo inside a callout opens it, also from another page', async ({ page }) => {
  await openPage(page, PAGE);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[rel="next"]');
    if (link) link.href = '/experiments/docs/callouts/#BoardingSteps.js';
  });
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(page).toHaveURL('/experiments/docs/callouts/#BoardingSteps.js');
  await expect(shownCode(page, 'BoardingSteps')).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
});

test(
  'going back to a link to source code restores the last scroll position',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, `${PAGE}#${DEMO}.js`);
    await expect(shownCode(page, DEMO)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page.getByRole('link', { name: 'Table', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Table');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  },
);

test('a hash change while the page is open also opens the source', async ({ page }) => {
  await openPage(page, PAGE);
  await page.evaluate(() => {
    window.location.hash = '#ButtonFileUpload.js';
  });
  await expect(shownCode(page, DEMO)).toContainText('useState([])', AS_SHOWN);
  await expect(shownCode(page, DEMO)).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = '#ButtonLoading.tsx';
  });
  await expect(shownCode(page, 'ButtonLoading')).toContainText(`useState<'idle'`, AS_SHOWN);
  await expect(shownCode(page, 'ButtonLoading')).toBeInViewport();
});

test('switching the language keeps the visible part in place', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/material-ui/react-table/');
  await openSource(page, 'TableSort');
  await openSource(page, 'TableExpandRows');
  await page.addStyleTag({ content: '.demo pre { max-height: none !important }' });
  const toolbar = toolbarOf(page, 'TableExpandRows');
  await toolbar.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 300));
  const top = (): Promise<number> => toolbar.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await choose(page, 'JavaScript', 'TableExpandRows');
  await expect(shownCode(page, 'TableExpandRows')).not.toContainText('interface', AS_SHOWN);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(height);
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});

test('other tabs follow, and stay where they are', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, '/material-ui/react-table/');
  await openSource(other, 'TableSort');
  await other.addStyleTag({ content: '.demo pre { max-height: none !important }' });
  const next = demoFrame(other, 'TableStickyHeader');
  await next.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 200));
  const top = (): Promise<number> => next.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await openPage(page, PAGE);
  await openSource(page, DEMO);
  await choose(page, 'JavaScript');
  await expect(other.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await expect(shownCode(other, 'TableSort')).not.toContainText('interface ', AS_SHOWN);
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});

test('switching does not render any demo again', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/experiments/docs/demos/');
  const demo = demoFrame(page, 'TicketCounter');
  await demo.getByRole('button', { name: 'One ticket more' }).click();
  await openSource(page, 'QuickReplies');
  await choose(page, 'JavaScript', 'QuickReplies');
  await expect(demo.locator('output')).toHaveText('3 tickets');
});

test('with blocked cookies, the selection applies to the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
      set: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await openPage(page, PAGE);
  await openSource(page, DEMO);
  await choose(page, 'JavaScript');
  await expect(shownCode(page, DEMO)).toContainText('useState([])', AS_SHOWN);
});

test.describe('a demo with several stylings', () => {
  const STYLED = 'ButtonCustomization';
  const select = (page: Page): Locator => toolbarOf(page, STYLED).getByRole('combobox', { name: 'Styling' });

  test('shows the chosen one, and its source, on all pages', async ({ page }) => {
    await openPage(page, PAGE);
    await openSource(page, STYLED);
    await expect(select(page)).toHaveValue('MUI System');
    await expect(select(page).getByRole('option')).toHaveText(['MUI System', 'Tailwind', 'CSS']);
    await select(page).selectOption('Tailwind');
    await expect(shownCode(page, STYLED)).toHaveCount(1);
    await expect(shownCode(page, STYLED)).toContainText('rounded-full', AS_SHOWN);
    await expect(demoFrame(page, STYLED).locator('button.rounded-full').first()).toHaveCSS(
      'text-transform',
      'none',
    );
    expect((await page.context().cookies()).find(({ name }) => name === 'codeStyling')).toMatchObject({
      value: 'Tailwind',
      path: '/',
    });
    await openSource(page, DEMO);
    await expect(shownCode(page, DEMO), 'a demo with one styling').toContainText(TYPES, AS_SHOWN);
    await openPage(page, '/material-ui/react-table/');
    await openSource(page, 'TableCustomization');
    await expect(shownCode(page, 'TableCustomization')).toContainText('className="', AS_SHOWN);
  });

  test('a hash opens the source in a styling', async ({ page }) => {
    await openPage(page, `${PAGE}#tailwind-${STYLED}.js`);
    await expect(shownCode(page, STYLED)).toContainText('rounded-full', AS_SHOWN);
    await expect(shownCode(page, STYLED)).toBeInViewport();
    await expect(select(page)).toHaveValue('Tailwind');
    await page.evaluate(() => {
      window.location.hash = '#css-ButtonCustomization.tsx';
    });
    await expect(shownCode(page, STYLED)).toContainText(`import './`, AS_SHOWN);
    await expect(select(page)).toHaveValue('CSS');
    await page.evaluate(() => {
      window.location.hash = '#system-ButtonCustomization.tsx';
    });
    await expect(select(page)).toHaveValue('MUI System');
  });

  test(
    'a demo has the selected styling in the first frame',
    { tag: '@all' },
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'codeStyling', value: 'Tailwind', url: baseURL ?? '' }]);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${PAGE}#${STYLED}.tsx`);
      await expect(shownCode(page, STYLED)).toHaveCount(1);
      await expect(shownCode(page, STYLED)).toContainText('rounded-full', AS_SHOWN);
    },
  );

  test('changes in other tabs, too', { tag: '@all' }, async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, PAGE);
    await openPage(page, PAGE);
    await select(page).selectOption('CSS');
    await expect(select(other)).toHaveValue('CSS');
    await expect(other.locator('html')).toHaveAttribute('data-code-styling', 'css');
  });

  test('keeps its styling control in the arrows of the toolbar', { tag: '@all' }, async ({ page }) => {
    await openPage(page, PAGE);
    await toolbarOf(page, STYLED).getByRole('button', { name: /code$/ }).focus();
    // Past the switch of languages.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(select(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(select(page)).not.toBeFocused();
    await expect(select(page), 'arrows along the toolbar choose nothing').toHaveValue('MUI System');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the source opens, and links open either variant', async ({ page }) => {
    await page.goto(PAGE);
    const demo = demoFrame(page, DEMO);
    await expect(demo.getByRole('toolbar')).toBeHidden();
    await expect(demo.locator('summary')).toHaveText('Show code');
    await demo.locator('summary').click();
    await expect(shownCode(page, DEMO)).toContainText(TYPES, AS_SHOWN);
    await page.goto(`${PAGE}#${DEMO}.js`);
    await expect(shownCode(page, DEMO)).toContainText('useState([])', AS_SHOWN);
    await expect(shownCode(page, DEMO)).toBeInViewport();
  });
});
