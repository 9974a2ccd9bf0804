import { expect, test, type Page } from '@playwright/test';
import { sample, string } from 'fast-check';
import { openPage, scriptsHaveStarted } from './support/open-page';
import { builtFile } from './support/site';

const START = '/material-ui/react-button/';

/** Marks the document and parts of the shell, so that a test can tell whether they are still the same. */
async function markShell(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of [
      document.documentElement,
      ...document.querySelectorAll('.app-header, #main-navigation'),
    ])
      Object.assign(part, { marked: true });
  });
}

async function markedParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, .app-header, #main-navigation')]
      .filter((part) => 'marked' in part)
      .map((part) => part.tagName.toLowerCase()),
  );
}

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test('a link changes the article without a page load; header and menu stay', async ({ page }) => {
  await openPage(page, START);
  await expect(h1(page, 'Button')).toBeVisible();
  await markShell(page);
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(page).toHaveURL('/material-ui/react-button-group/');
  await expect(h1(page, 'Button Group')).toBeVisible();
  expect(await markedParts(page), 'parts that stayed').toEqual(['html', 'header', 'nav']);
});

test('a new page is painted from its top, and whole right after', async ({ page }) => {
  await openPage(page, START);
  // The rendered content and its height when the new heading appears.
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('h1')?.textContent !== 'Table') return;
      observer.disconnect();
      const { bottom } = document.querySelector('article')?.getBoundingClientRect() ?? { bottom: 0 };
      const demos = document.querySelectorAll('article .demo').length;
      Object.assign(window, { firstPaint: { demos, fillsViewport: bottom > window.innerHeight } });
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(h1(page, 'Table')).toBeVisible();
  const demos = builtFile('material-ui/react-table/index.html').match(
    /<section id="[^"]+" class="demo/g,
  )?.length;
  await expect(page.locator('article .demo')).toHaveCount(demos ?? 0);
  const first = await page.evaluate(
    () => (window as unknown as { firstPaint: { demos: number; fillsViewport: boolean } }).firstPaint,
  );
  expect(first.fillsViewport, 'whether the reader sees a gap').toBe(true);
  expect(first.demos, 'demos that were waited for').toBeLessThan(demos ?? 0);
});

test('links in prose are routed like links in the shell', async ({ page }) => {
  await openPage(page, '/experiments/docs/markdown/');
  await markShell(page);
  await page.locator('.prose').getByRole('link', { name: 'Checkbox' }).click();
  await expect(h1(page, 'Checkbox')).toBeVisible();
  expect(await markedParts(page), 'parts that stayed').toContain('html');
});

test('a click with Ctrl opens a new tab and leaves this one', async ({ page, context }) => {
  await openPage(page, START);
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Next page/ }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL('/material-ui/react-button-group/');
  await expect(page).toHaveURL(START);
});

test('after a navigation the focus is on the article and the title is announced, politely', async ({
  page,
}) => {
  await openPage(page, START);
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('Button Group - Material UI');
  await expect(page.getByRole('status').filter({ hasText: 'Navigated to Button Group' })).toBeAttached();
  expect(await scrollTop(page)).toBe(0);
});

test('back and forward restore the scroll position', async ({ page }) => {
  await openPage(page, START);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Dialog' })
    .click();
  await expect(h1(page, 'Dialog')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goBack();
  await expect(h1(page, 'Button')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.goForward();
  await expect(h1(page, 'Dialog')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test(
  'going back to a page with an anchor restores the last scroll position',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, START);
    await page.getByRole('navigation', { name: 'Page table of contents' }).getByRole('link').nth(1).click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    const there = (await scrollTop(page)) + 260;
    await page.evaluate((top) => window.scrollTo(0, top), there);
    await expect.poll(() => scrollTop(page)).toBe(there);
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Dialog' })
      .click();
    await expect(h1(page, 'Dialog')).toBeVisible();
    await page.goBack();
    await expect(h1(page, 'Button')).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(there);
  },
);

test('an anchor lands below the header, from outside and from another page', async ({ page }) => {
  const belowHeader = async (id: string): Promise<number> => {
    const header = await page.locator('.app-header').boundingBox();
    const heading = await page.locator(`[id="${id}"]`).boundingBox();
    return (heading?.y ?? NaN) - (header?.height ?? NaN);
  };
  const between =
    (low: number, high: number) =>
    (value: number): boolean =>
      value >= low && value <= high;
  await openPage(page, '/experiments/docs/headers/#the-same-text-twice');
  await expect.poll(() => belowHeader('the-same-text-twice').then(between(0, 64))).toBe(true);
  await openPage(page, '/experiments/docs/markdown/');
  await page.getByRole('link', { name: 'repeated headings' }).click();
  await expect(page).toHaveURL('/experiments/docs/headers/#the-same-text-twice');
  await expect.poll(() => belowHeader('the-same-text-twice').then(between(0, 64))).toBe(true);
});

test('a click on a heading updates the URL', async ({ page }) => {
  await openPage(page, '/experiments/docs/markdown/');
  await page.getByRole('heading', { name: 'Tables' }).getByRole('link').click();
  await expect(page).toHaveURL('/experiments/docs/markdown/#tables');
});

test('a thin bar shows that a page is slow, and only then', async ({ page }) => {
  const bar = page.locator('[role="progressbar"]');
  let release = (): void => {};
  const answer = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/page-data/material-ui/react-button-group/**', async (route) => {
    await answer;
    await route.continue();
  });
  await openPage(page, START);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: /^Next page/ }).click();
  await page.clock.runFor(190);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar).toBeVisible();
  release();
  await page.clock.resume();
  await expect(h1(page, 'Button Group')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a link works before the page is hydrated', { tag: '@all' }, async ({ page }) => {
  // React waits for the page data, so this is the static HTML.
  await page.route('**/getting-started/installation/page-data.json', () => undefined);
  await page.goto('/material-ui/getting-started/installation/');
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Usage' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
});

/** Hashes from users, chat apps, and attackers, which cannot be decoded, or look like code. */
const HOSTILE = [
  '#%',
  '#%E0%A4%A',
  '#%%%25',
  '#"><img src=x onerror=alert(1)>',
  '#[id="a"]',
  '#javascript:alert(1)',
  '#:~:text=nothing',
  '#.tsx',
  '#%00.js',
  ...sample(string({ minLength: 1, maxLength: 12, unit: 'binary' }), { seed: 7, numRuns: 30 }).map(
    (text) => `#${text}`,
  ),
];

for (const address of ['#%', '#%E0%A4%A', '?%', '?q%=%&%#%', '?a?b#c#d', '#x%.tsx']) {
  test(`a page that is opened at ${address} can be read and used`, { tag: '@all' }, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openPage(page, START + address);
    await expect(h1(page, 'Button')).toBeVisible();
    await page.getByRole('link', { name: /^Next page/ }).click();
    await expect(h1(page, 'Button Group')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('whatever hash an open page is given, it stays, and its links lead on', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openPage(page, START);
  for (const hash of HOSTILE) {
    // As typed into the address bar, and as a link of the page.
    await page.evaluate((text) => {
      window.location.hash = text;
      const link = document.createElement('a');
      link.href = `${text}x`;
      document.querySelector('article')?.append(link);
      link.click();
      link.remove();
    }, hash);
  }
  await expect(h1(page, 'Button')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(h1(page, 'Button Group')).toBeVisible();
  expect(errors).toEqual([]);
});

test(
  'a link to a section scrolls there and moves focus each time, but adds one history entry',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, START);
    const link = page.getByRole('navigation', { name: 'Page table of contents' }).getByRole('link').nth(2);
    await link.click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    const there = await scrollTop(page);
    const steps = await page.evaluate(() => window.history.length);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => scrollTop(page)).toBe(0);
    await link.click();
    await expect.poll(() => scrollTop(page)).toBe(there);
    expect(await page.evaluate(() => window.history.length)).toBe(steps);
    expect(await page.evaluate(() => `#${document.activeElement?.id}`)).toBe(new URL(page.url()).hash);
  },
);

test('after a link to a section of another page, keyboard navigation continues from the section', async ({
  page,
}) => {
  await openPage(page, '/experiments/docs/markdown/');
  await page.getByRole('link', { name: 'repeated headings' }).click();
  await expect(page).toHaveURL('/experiments/docs/headers/#the-same-text-twice');
  await expect(page.locator('#the-same-text-twice')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Navigated to' })).toBeAttached();
});

test('a link to a missing section goes to the top of its page', { tag: '@all' }, async ({ page }) => {
  await openPage(page, START);
  await page.evaluate(() => {
    window.scrollTo(0, 900);
    const link = document.querySelector<HTMLAnchorElement>('a[rel="next"]');
    if (link) link.href += '#gone';
  });
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(h1(page, 'Button Group')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a link opens the closed disclosure that contains its section', async ({ page }) => {
  await openPage(page, START);
  await page.evaluate(() => {
    const details = document.createElement('details');
    details.innerHTML = '<summary>More</summary><h3 id="hidden-part">Hidden</h3>';
    document.querySelector('footer.article-footer')?.before(details);
    const link = document.createElement('a');
    link.href = '#hidden-part';
    link.textContent = 'To the hidden part';
    document.querySelector('h1')?.after(link);
  });
  await page.getByRole('link', { name: 'To the hidden part' }).click();
  await expect(page.getByRole('heading', { name: 'Hidden' })).toBeInViewport();
  await expect(page.locator('#hidden-part')).toBeFocused();
});

test('Back takes a link back that is still loading: its page does not open any more', async ({ page }) => {
  let release = (): void => {};
  const answer = new Promise<void>((resolve) => (release = resolve));
  await openPage(page, '/material-ui/react-table/');
  await page.getByRole('link', { name: 'Button', exact: true }).first().click();
  await expect(h1(page, 'Button')).toBeVisible();
  await page.route('**/page-data/material-ui/react-button-group/**', async (route) => {
    await answer;
    await route.continue();
  });
  const loaded = page.waitForResponse('**/page-data/material-ui/react-button-group/**');
  await page.getByRole('link', { name: /^Next page/ }).click();
  await page.goBack();
  await expect(h1(page, 'Table')).toBeVisible();
  release();
  await (await loaded).finished();
  await page.waitForLoadState('networkidle');
  await expect(h1(page, 'Table')).toBeVisible();
  await expect(page).toHaveURL('/material-ui/react-table/');
  await expect(page.locator('[role="progressbar"]')).toHaveCount(0);
});

test(
  'a way back to a page that cannot be loaded for want of a network leaves the one that is being read',
  { tag: '@all' },
  async ({ page, context }) => {
    await openPage(page, START);
    await page.getByRole('link', { name: /^Next page/ }).click();
    await expect(h1(page, 'Button Group')).toBeVisible();
    // From here on only the server has the page before.
    await page.reload();
    await scriptsHaveStarted(page);
    await context.setOffline(true);
    await page.evaluate(() => window.history.back());
    await expect(page.getByText('This needs a connection.')).toBeVisible();
    await expect(h1(page, 'Button Group')).toBeVisible();
    await context.setOffline(false);
    await page.evaluate(() => window.history.forward());
    await expect(page).toHaveURL('/material-ui/react-button-group/');
    await page.evaluate(() => window.history.back());
    await expect(h1(page, 'Button')).toBeVisible();
  },
);

test('stays on the current page if a page cannot be loaded offline', async ({ page, context }) => {
  await openPage(page, START);
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(page.getByText('This needs a connection.')).toBeVisible();
  await expect(h1(page, 'Button')).toBeVisible();
  await expect(page).toHaveURL(START);
  await expect(page.locator('[role="progressbar"]')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(h1(page, 'Button Group')).toBeVisible();
});

test('a reload keeps the scroll position, also after the section in the URL', async ({ page }) => {
  await openPage(page, '/experiments/docs/markdown/#tables');
  await expect(page.locator('#tables')).toBeInViewport();
  const last = page.locator('.prose h2').last();
  await last.scrollIntoViewIfNeeded();
  const top = (): Promise<number> => last.evaluate((heading) => heading.getBoundingClientRect().top);
  await expect(page.locator('#tables')).not.toBeInViewport();
  const before = await top();
  await page.reload();
  await scriptsHaveStarted(page);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40);
});
