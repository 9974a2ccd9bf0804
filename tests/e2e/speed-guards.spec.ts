import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { builtFile, htmlSize, INLINE_STYLESHEET, pagePaths } from './support/site';
import { openPage } from './support/open-page';

const TEXT_PAGE = '/material-ui/getting-started/installation/';
const COMPONENT_PAGE = '/material-ui/react-button/';
/** Those with most code in their first demos. */
const LARGE_COMPONENT_PAGES = ['/material-ui/react-select/', '/material-ui/react-text-field/'];
/** Budgets in KB of 1,000 bytes, compressed with gzip as servers do. */
const KB = 1000;

/**
 * Opens a page and returns what it has loaded of one kind, by URL, in compressed bytes.
 * @param awaited URL of a file that the page loads after its first render
 */
async function transferred(
  page: Page,
  path: string,
  type: string,
  awaited?: RegExp,
): Promise<Map<string, number>> {
  const bodies: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== type || !response.ok()) return;
    const size = response.body().then((body) => gzipSync(body).length);
    bodies.push(size.then((bytes) => [new URL(response.url()).pathname, bytes]));
  });
  const last =
    awaited === undefined ? null : page.waitForResponse((response) => awaited.test(response.url()));
  await openPage(page, path);
  await last;
  await page.waitForLoadState('networkidle');
  return new Map(await Promise.all(bodies));
}

function expectWithin(files: Map<string, number>, budget: number, what: string): void {
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  const list = [...files].map(([file, bytes]) => `\n  ${(bytes / KB).toFixed(1)} KB  ${file}`);
  expect(files.size, `files of ${what}`).toBeGreaterThan(0);
  expect(
    total,
    `${what}: ${(total / KB).toFixed(1)} KB of ${budget / KB} KB${list.join('')}`,
  ).toBeLessThanOrEqual(budget);
}

/** HTML of the demos of a page, with toolbars and sources. No demo contains another section. */
function demosIn(html: string): string[] {
  return html.match(/<section id="\w+" class="demo [^]*?<\/section>/g) ?? [];
}

test('a text page asks for at most 145 KB of JavaScript before anything is touched', async ({ page }) => {
  expectWithin(await transferred(page, TEXT_PAGE, 'script'), 145 * KB, `JavaScript of ${TEXT_PAGE}`);
});

for (const path of [COMPONENT_PAGE, ...LARGE_COMPONENT_PAGES]) {
  test(`${path} with its first demos in view asks for at most 180 KB of JavaScript`, async ({ page }) => {
    const files = await transferred(page, path, 'script', /\/demos\/.+\.js$/);
    expectWithin(files, 180 * KB, `JavaScript of ${path}`);
  });
}

test('all styles of a component page together have at most 20 KB', async ({ page }) => {
  const files = await transferred(page, COMPONENT_PAGE, 'stylesheet');
  const [, name = '', css = ''] = INLINE_STYLESHEET.exec(builtFile(`${COMPONENT_PAGE}index.html`)) ?? [];
  expectWithin(files.set(name, gzipSync(css).length), 20 * KB, `CSS of ${COMPONENT_PAGE}`);
});

/** An event of Chromium's timeline. Times are in microseconds. */
interface TraceEvent {
  name: string;
  ts: number;
  args: {
    data?: { isMainFrame?: boolean };
    beginData?: { dirtyObjects: number; totalObjects: number };
  };
}

test('demos start without a new layout of the whole page', async ({ browser, page }) => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await openPage(page, COMPONENT_PAGE);
  const theme = page.locator('head > link[rel="stylesheet"][href*="/demos/material-"]');
  await expect(theme).toBeAttached();
  await page.waitForLoadState('networkidle');
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents;
  const loaded = events.filter(({ name, args }) => name === 'MarkLoad' && args.data?.isMainFrame).at(-1);
  const layouts = events.flatMap(({ name, ts, args }) =>
    name === 'Layout' && args.beginData && ts > (loaded?.ts ?? Infinity) ? args.beginData : [],
  );
  expect(layouts.length, 'layouts after the load event').toBeGreaterThan(0);
  const isWhole = (layout: { dirtyObjects: number; totalObjects: number }): boolean =>
    layout.totalObjects > 1000 && layout.dirtyObjects > layout.totalObjects / 2;
  expect(layouts.filter(isWhole)).toEqual([]);
});

test('no stylesheet in the head delays the first paint', () => {
  const [head = ''] = builtFile(`${COMPONENT_PAGE}index.html`).split('</head>');
  expect(head).toMatch(INLINE_STYLESHEET);
  expect(head).not.toContain('rel="stylesheet"');
});

test('beside its styles, the HTML of a page with ten demos or an API has at most 25 KB, and 1 KB more for each further demo', () => {
  const paths = pagePaths().filter((path) => /\/(react-[^/]+(\/[^/]+)?|api\/[^/]+)\/$/.test(path));
  expect(paths.length, 'pages that were weighed').toBeGreaterThan(230);
  const demos = demosIn(builtFile(`${COMPONENT_PAGE}index.html`));
  expect(demos.length, 'demos of the page that has many').toBeGreaterThanOrEqual(10);
  for (const path of paths) {
    const furtherDemos = Math.max(0, demosIn(builtFile(`${path}index.html`)).length - 10);
    expectWithin(new Map([[path, htmlSize(path)]]), (25 + furtherDemos) * KB, 'HTML');
  }
});

test('scripts do not know the pages: they stay the same when pages are added', async ({ page, request }) => {
  const files = await transferred(page, TEXT_PAGE, 'script');
  const known = new Set<string>();
  for (const file of files.keys()) {
    const text = await (await request.get(file)).text();
    for (const path of pagePaths()) if (path !== '/' && text.includes(path)) known.add(path);
  }
  // Products have their entry and a few highlights on the home page, which do not grow with the pages.
  const products = builtFile('../content/_data/products.yaml');
  const unexpected = [...known].filter(
    (path) => !products.includes(path) && !/^\/(versions|production-error)\/$/.test(path),
  );
  expect(unexpected, 'pages that scripts mention').toEqual([]);
});

test('styles of the theme and of demos stay in place during navigation, so pages are not restyled', async ({
  page,
}) => {
  await openPage(page, COMPONENT_PAGE);
  const kept = page.locator('head > link[rel="stylesheet"][href^="/demos/material-"]');
  await expect(kept).toHaveCount(1);
  await expect(page.locator('article [data-demo-styling]').first()).toBeAttached();
  await expect(page.locator('article style[data-demo-styles]')).toHaveCount(1);
  const theme = await kept.elementHandle();
  const font = await page.locator('head > style[data-href*="-font-"]').elementHandle();
  await page.getByRole('link', { name: 'Checkbox', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkbox');
  expect(await theme?.evaluate((link) => link.isConnected)).toBe(true);
  expect(await font?.evaluate((style) => style.isConnected)).toBe(true);
  await expect(page.locator('article link[rel="stylesheet"]')).toHaveCount(0);
  await expect(page.locator('article style[data-demo-styles]')).toHaveCount(1);
});
