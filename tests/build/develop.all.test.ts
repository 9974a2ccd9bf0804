import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevelop, type DevelopServer } from './develop-server';
import { createGatsbySite, type GatsbySite } from './gatsby-site';
import { editSite, page, SITE_FILES, svg, writeSlowly, type Edit } from './site-files';

const MINUTES = 60_000;
const SHOWN = 'content/base-ui/shown/index.mdx';

let site: GatsbySite;
let server: DevelopServer;

beforeAll(async () => {
  site = await createGatsbySite({});
  editSite(site, SITE_FILES);
  server = await startDevelop(site.folder);
  await server.pageShows('/base-ui/shown/', 'first helper');
}, 5 * MINUTES);

afterAll(async () => {
  await server.stop();
  await site.remove();
});

describe(
  'in develop, an edit is shown without a restart and without another edit:',
  { timeout: 5 * MINUTES },
  () => {
    it.each<[what: string, path: string, text: string, edit: Edit]>([
      ['of a page', '/base-ui/', 'Other words', { 'content/base-ui/index.mdx': replace('First', 'Other') }],
      ['of a part', '/base-ui/', 'Other part', { 'content/base-ui/_part.mdx': 'Other part.\n' }],
      ['of an image', '/base-ui/', 'width=\\"11\\"', { 'content/base-ui/picture.svg': svg(11) }],
      ['of a static file', '/base-ui/', 'width=\\"21\\"', { 'static/logo.svg': svg(21) }],
      [
        'of a helper of a demo',
        '/base-ui/shown/',
        'second helper',
        { 'content/base-ui/shown/word.ts': "export const word = 'second helper';\n" },
      ],
      [
        'of a stylesheet of a demo',
        '/base-ui/shown/',
        'color: blue',
        { 'content/base-ui/shown/card.css': '.card { color: blue }\n' },
      ],
      [
        'of a query',
        '/base-ui/shown/',
        'address',
        { 'content/base-ui/shown/titles.graphql': '{ allDocPage { nodes { address: path } } }\n' },
      ],
      [
        'of a data file',
        '/experiments/docs/',
        'Renamed',
        { 'content/_data/products.yaml': replace('Infra', 'Renamed') },
      ],
      [
        'of several files at once',
        '/base-ui/shown/',
        'third word, fourth word',
        {
          'content/base-ui/shown/word.ts':
            "import { more } from './more';\n\nexport const word = `third word, ${more}`;\n",
          'content/base-ui/shown/more.ts': "export const more = 'fourth word';\n",
          'content/base-ui/shown/card.css': '.card { color: green }\n',
          'content/base-ui/index.mdx': page(
            'Base',
            'Words of a burst ![A picture](./picture.svg)\n\n<Include src="./_part.mdx" />',
          ),
        },
      ],
    ])('%s', async (_what, path, text, edit) => {
      editSite(site, edit);
      await server.pageShows(path, text);
    });
  },
);

describe('in develop, a live page', { timeout: 5 * MINUTES }, () => {
  it('is compiled when a browser opens it', async () => {
    const { CHROME_PATH } = process.env;
    editSite(site, {
      'content/base-ui/computed/index.mdx': page(
        'Computed',
        "import { price } from './price';\n\nThe price is {price * 2}.",
      ).replace('description', 'hidden: true\ndescription'),
      'content/base-ui/computed/price.ts': 'export const price = 21;\n',
    });
    await server.pageShows('/base-ui/computed/', 'Computed');
    const browser = await chromium.launch(CHROME_PATH ? { executablePath: CHROME_PATH } : {});
    try {
      const tab = await browser.newPage();
      await tab.goto(`${server.origin}/base-ui/computed/`);
      await tab.getByText('The price is 42.').waitFor({ timeout: 2 * MINUTES });
      editSite(site, { 'content/base-ui/computed/price.ts': 'export const price = 22;\n' });
      await tab.getByText('The price is 44.').waitFor({ timeout: 2 * MINUTES });
    } finally {
      await browser.close();
    }
  });
});

describe('in develop, the report is fresh in either direction after', { timeout: 5 * MINUTES }, () => {
  it.each<[what: string, rule: string, edit: Edit, mend: Edit]>([
    [
      'a mistake in a page',
      'dead-link',
      { [SHOWN]: append('[dead](/nowhere/)') },
      { [SHOWN]: cut('[dead](/nowhere/)') },
    ],
    [
      'a mistyped demo',
      'missing-demo',
      { [SHOWN]: replace('"Card"', '"Crd"') },
      { [SHOWN]: replace('"Crd"', '"Card"') },
    ],
    [
      'a demo that cannot be read',
      'demo-syntax',
      { 'content/base-ui/shown/Card.tsx': replace('<p className', '<<p className') },
      { 'content/base-ui/shown/Card.tsx': replace('<<p className', '<p className') },
    ],
    [
      'a demo that never ends',
      'demo-crash',
      { 'content/base-ui/shown/word.ts': 'for (;;);\nexport const word = 1;\n' },
      { 'content/base-ui/shown/word.ts': "export { more as word } from './more';\n" },
    ],
    [
      'a page with a list in a list in a list, and so on',
      'mdx-syntax',
      { [SHOWN]: append(`${'- '.repeat(2000)}deep`) },
      { [SHOWN]: cut(`${'- '.repeat(2000)}deep`) },
    ],
    [
      'a helper that is deleted',
      'demo-import',
      { 'content/base-ui/shown/more.ts': null },
      { 'content/base-ui/shown/more.ts': "export const more = 'fifth word';\n" },
    ],
    [
      'a live page that imports a name which does not exist',
      'missing-export',
      {
        'content/base-ui/live/index.mdx': page('Live', "import { prize } from './price';\n\n{prize}").replace(
          'description',
          'hidden: true\ndescription',
        ),
        'content/base-ui/live/price.ts': 'export const price = 12;\n',
      },
      { 'content/base-ui/live/price.ts': 'export const prize = 12;\n' },
    ],
    [
      'a query that does not work',
      'query',
      { 'content/base-ui/shown/titles.graphql': '{ allDocPage { nodes { titel } } }\n' },
      { 'content/base-ui/shown/titles.graphql': '{ allDocPage { nodes { title } } }\n' },
    ],
    [
      'an image that is deleted',
      'missing-image',
      { 'content/base-ui/picture.svg': null },
      { 'content/base-ui/picture.svg': svg(12) },
    ],
    [
      'a data file that cannot be read',
      'yaml',
      { 'content/_data/redirects.yaml': '- from: /old/\n  to: [\n' },
      { 'content/_data/redirects.yaml': '- from: /old/\n  to: /base-ui/\n' },
    ],
    [
      'a page that is deleted',
      'navigation-target',
      { 'content/base-ui/gone/index.mdx': null },
      { 'content/base-ui/gone/index.mdx': page('Gone', 'It is back ![Its picture](./own.svg)') },
    ],
  ])('%s', async (_what, rule, edit, mend) => {
    await server.report((problems) => problems.length === 0);
    editSite(site, edit);
    const problems = await server.report((now) => now.length > 0);
    expect(problems.map((problem) => problem.rule)).toContain(rule);
    editSite(site, mend);
    await server.report((now) => now.length === 0);
  });

  it('twenty edits in a row, of which the last one is shown', async () => {
    for (let count = 1; count <= 20; count += 1) {
      editSite(site, { 'content/base-ui/shown/more.ts': `export const more = 'edit ${count}';\n` });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await server.pageShows('/base-ui/shown/', 'edit 20');
    expect(await server.report(() => true)).toEqual([]);
  });

  it.each(['once', 'twice'])('shows a file that was met half-written, %s', async (count) => {
    await writeSlowly(site, 'content/base-ui/shown/word.ts', `export const word = 'slow ${count}';\n`);
    await server.pageShows('/base-ui/shown/', `slow ${count}`);
  });

  it('shows an edit while a browser asks for a page for the first time', async () => {
    editSite(site, { [SHOWN]: append('Saved while another page is opened.') });
    await server.pageShows('/base-ui/unopened/', 'Nobody has opened this page');
    await server.pageShows('/base-ui/shown/', 'Saved while another page is opened.');
  });

  it('shows a demo whose file is written before the page names it', async () => {
    editSite(site, {
      'content/base-ui/shown/Later.tsx':
        'export default function Later() {\n  return <p>later demo</p>;\n}\n',
    });
    editSite(site, { [SHOWN]: append('<Demo src="Later" />') });
    await server.pageShows('/base-ui/shown/', 'later demo');
    expect(await server.report(() => true)).toEqual([]);
  });
});

function replace(from: string, to: string): (text: string) => string {
  return (text) => text.replace(from, to);
}

function append(line: string): (text: string) => string {
  return (text) => `${text}\n${line}\n`;
}

function cut(line: string): (text: string) => string {
  return (text) => text.replace(`\n${line}\n`, '');
}
