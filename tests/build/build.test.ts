import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevelop, type DevelopServer } from './develop-server';
import { createGatsbySite, runGatsby, type GatsbySite } from './gatsby-site';
import { editSite, page, SITE_FILES, svg, type Edit } from './site-files';

const MINUTES = 60_000;
/** All that a page can have, and a callout, whose code is edited. */
const FULL = page(
  'Full',
  '![A picture](./own.svg)\n\n<Include src="./_own.mdx" />\n\n<Demo src="Own" />\n\n<Query src="own.graphql" />\n\n:::info\n\nA callout.\n\n:::',
);
const BARE = page('Bare', 'There is nothing here.\n\n:::info\n\nA callout.\n\n:::');
const OWN = {
  'own.svg': svg(40),
  '_own.mdx': 'A part of its own.\n',
  'Own.tsx': 'export default function Own() {\n  return <p>A demo of its own</p>;\n}\n',
  'own.graphql': '{ allDocPage(sort: { title: ASC }) { nodes { title } } }\n',
};
const ownFiles = (folder: string, files: Readonly<Record<string, string | null>>): Edit =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
const none = Object.fromEntries(Object.keys(OWN).map((name) => [name, null]));

/** A page that the edit takes everything from, and one that it gives everything. */
const LOSING_AND_GAINING: Edit = {
  'content/_data/navigation/base-ui.yaml': (text) =>
    `${text}- pathname: /base-ui/losing/\n- pathname: /base-ui/gaining/\n`,
  'content/base-ui/losing/index.mdx': FULL,
  ...ownFiles('content/base-ui/losing', OWN),
  'content/base-ui/gaining/index.mdx': BARE,
};

/** A page with an import, which is compiled with the site. */
const LIVE: Edit = {
  'content/_data/navigation/base-ui.yaml': (text) => `${text}- pathname: /base-ui/live/\n`,
  'content/base-ui/live/index.mdx': page(
    'Live',
    "import { price } from './price';\n\n| Seat |\n| - |\n| {price} seats |\n\n![A plan](./plan.svg)",
  ),
  'content/base-ui/live/price.ts': 'export const price: number = 40 + 2;\n',
  'content/base-ui/live/plan.svg': svg(50),
};

/** Edits pages, partials, images, demos, queries, and data files. */
const CONTENT_EDIT: Edit = {
  'content/base-ui/index.mdx': (text) => text.replace('First', 'Other'),
  'content/base-ui/_part.mdx': 'Second part.\n',
  'content/base-ui/picture.svg': svg(11),
  'content/base-ui/shown/word.ts': "export const word = 'second helper';\n",
  'content/base-ui/shown/card.css': '.card { color: blue }\n',
  'content/base-ui/shown/titles.graphql': '{ allDocPage(sort: { path: ASC }) { nodes { title path } } }\n',
  'content/base-ui/gone/index.mdx': null,
  'content/base-ui/gone/own.svg': null,
  'content/base-ui/losing/index.mdx': BARE,
  ...ownFiles('content/base-ui/losing', none),
  'content/base-ui/gaining/index.mdx': FULL,
  ...ownFiles('content/base-ui/gaining', OWN),
  'content/base-ui/added/index.mdx': page('Added', 'This page comes ![Its picture](./own.svg)'),
  'content/base-ui/added/own.svg': svg(60),
  'content/_data/navigation/base-ui.yaml': (text) => text.replace('/base-ui/gone/', '/base-ui/added/'),
  'content/_data/redirects.yaml': '- from: /old/\n  to: /base-ui/shown/\n- from: /new/\n  to: /base-ui/\n',
};

/** Edits files that the bundles are made of, which are those of live pages, images, and products. */
const BUNDLED_EDIT: Edit = {
  'static/logo.svg': svg(21),
  'content/_data/products.yaml': (text) => text.replace('name: Base', 'name: Renamed'),
  'content/base-ui/live/price.ts': 'export const price: number = 40 + 3;\n',
  'content/base-ui/live/plan.svg': svg(51),
};

/** Edits the code, which parses and renders all pages again. */
const CODE_EDIT: Edit = {
  'src/client/article/prose.css': (text) => `${text}\n.added-later { color: red }\n`,
  'src/node/markdown/callouts.ts': (text) => text.replace("role: 'note'", "role: 'note', dataLater: 'yes'"),
};

/** Leaves the code alone in `npm test`, because the edit makes both builds twice as long. */
const EDIT = process.env['TEST_ALL'] ? { ...CONTENT_EDIT, ...CODE_EDIT } : CONTENT_EDIT;

/** File of a page, and a text that it contains after the edit. */
const EDITED: (readonly [file: string, text: string])[] = [
  ['base-ui/index.html', 'Other words'],
  ['base-ui/index.html', 'Second part.'],
  ['base-ui/index.html', 'width="11"'],
  ['page-data/base-ui/page-data.json', '2001-01-02'],
  ['base-ui/shown/index.html', 'second helper'],
  ['base-ui/shown/index.html', 'color: blue'],
  ['base-ui/shown/index.html', '/experiments/docs/'],
  ['base-ui/losing/index.html', 'There is nothing here.'],
  ['base-ui/gaining/index.html', 'A demo of its own'],
  ['base-ui/gaining/index.html', 'A part of its own.'],
  ['base-ui/added/index.html', 'width="60"'],
  ['old/index.html', '/base-ui/shown/'],
  ['new/index.html', '/base-ui/'],
];
if (EDIT !== CONTENT_EDIT) EDITED.push(['base-ui/losing/index.html', 'data-later="yes"']);

/** File of a page, and a text that it contains after the edit of files that the bundles are made of. */
const BUNDLED = [
  ['base-ui/index.html', 'width="21"'],
  ['base-ui/live/index.html', '<td>43<!-- --> seats</td>'],
  ['base-ui/live/index.html', 'width="51"'],
  ['experiments/docs/index.html', 'Renamed'],
] as const;

/** File of a page, and a text that it contains after the edit is reverted. */
const TAKEN_BACK = [
  ['base-ui/index.html', 'First words'],
  ['base-ui/shown/index.html', 'first helper'],
  ['base-ui/gone/index.html', 'This page goes away'],
  ['base-ui/losing/index.html', 'A demo of its own'],
  ['base-ui/gaining/index.html', 'There is nothing here.'],
  ['base-ui/live/index.html', '<td>42<!-- --> seats</td>'],
  ['older/index.html', '/base-ui/'],
] as const;

let site: GatsbySite;
/** Output of the first build, which has no cache. */
let report: string;
/** Digests of the files of the first build. */
let first: Map<string, string>;
/** Reverts the edit. */
let back: Edit;
/** When webpack last made the bundles. */
let bundled: number[];

beforeAll(async () => {
  site = await createGatsbySite({});
  editSite(site, SITE_FILES);
  editSite(site, LOSING_AND_GAINING);
  editSite(site, LIVE);
  const edited = Object.keys({ ...EDIT, ...BUNDLED_EDIT });
  back = Object.fromEntries(edited.map((path) => [path, textOf(path)]));
  git('2001-01-01', 'init');
  commit('2001-01-01');
  report = await build();
  first = readPublic();
  bundled = bundleTimes();
}, 10 * MINUTES);

afterAll(() => site.remove());

describe('a build without a cache', () => {
  it('writes the home page, the error page, and the service worker', () => {
    expect(textOf('public/index.html')).toContain('<html');
    expect(textOf('public/404.html')).toContain('<html');
    expect(textOf('public/sw.js')).toContain('precacheAndRoute');
  });

  it('compiles a page with imports, and names it in the report', () => {
    expect(report).toContain('1 live page: /base-ui/live/');
  });

  it('makes no script for a single page, unless the page has imports', () => {
    const { namedChunkGroups } = JSON.parse(textOf('public/webpack.stats.json') ?? '') as {
      namedChunkGroups: Record<string, unknown>;
    };
    const scripts = Object.keys(namedChunkGroups).filter((name) => name.startsWith('component---'));
    expect(scripts.filter((name) => name.includes('content'))).toEqual([
      expect.stringContaining('live-page-tsx-content-file-path-content-base-ui-live-index-mdx'),
    ]);
  });
});

describe('a build over the cache of an earlier one, after an edit of each kind of content', () => {
  beforeAll(async () => {
    editSite(site, EDIT);
    commit('2001-01-02');
    await build();
  }, 5 * MINUTES);

  it.each(EDITED)('shows the edit in %s: %s', expectText);

  it('removes the files of a deleted page', () => {
    const files = [...readPublic().keys()].filter((file) => file.includes('gone'));
    expect(files).toEqual([]);
  });

  it('reuses the bundles unless the code has changed', () => {
    const isReused = bundleTimes().every((time, index) => time === bundled[index]);
    expect(isReused).toBe(EDIT === CONTENT_EDIT);
  });
});

describe('a build over the cache of an earlier one, after an edit of files that the bundles are made of', () => {
  beforeAll(async () => {
    editSite(site, BUNDLED_EDIT);
    await build();
  }, 5 * MINUTES);

  it.each(BUNDLED)('shows the edit in %s: %s', expectText);

  it('makes new bundles', () => {
    expect(bundleTimes()).not.toEqual(bundled);
  });
});

describe('a build over the cache of an earlier one, after the edit was reverted', () => {
  beforeAll(async () => {
    editSite(site, back);
    git('2001-01-02', 'reset', 'HEAD~1');
    await build();
  }, 5 * MINUTES);

  it.each(TAKEN_BACK)('shows the old text in %s: %s', expectText);

  it('writes the same files as a build without a cache', () => {
    expect(differences(readPublic(), first)).toEqual([]);
  });
});

describe('the develop server', () => {
  let server: DevelopServer;
  beforeAll(async () => {
    server = await startDevelop(site.folder);
  }, 5 * MINUTES);
  afterAll(() => server.stop());

  it('shows an edit of a page and of a module that a demo imports', async () => {
    await server.pageShows('/base-ui/shown/', 'first helper');
    editSite(site, {
      'content/base-ui/index.mdx': (text) => text.replace('First', 'Later'),
      'content/base-ui/shown/word.ts': "export const word = 'later helper';\n",
    });
    await server.pageShows('/base-ui/', 'Later words');
    await server.pageShows('/base-ui/shown/', 'later helper');
  });

  it('reports a dead link until it is fixed', async () => {
    editSite(site, { 'content/base-ui/_part.mdx': '[dead](/nowhere/)\n' });
    const problems = await server.report((now) => now.length > 0);
    expect(problems.map(({ rule }) => rule)).toEqual(['dead-link']);
    editSite(site, { 'content/base-ui/_part.mdx': 'First part.\n' });
    await server.report((now) => now.length === 0);
  });
});

/** Text of a file of the site, or null. */
function textOf(path: string): string | null {
  const file = join(site.folder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function bundleTimes(): number[] {
  const names = ['build-javascript.json', 'build-html.json'];
  return names.map((name) => statSync(join(site.folder, '.cache/bundles', name)).mtimeMs);
}

function expectText(file: string, text: string): void {
  expect(readFileSync(join(site.folder, 'public', file), 'utf8')).toContain(text);
}

function commit(day: string): void {
  git(day, 'add', 'content');
  git(day, 'commit', '-m', 'Edit');
}

function git(day: string, ...args: string[]): void {
  const time = `${day}T12:00:00Z`;
  const identity = ['-c', 'user.name=Author', '-c', 'user.email=author@example.org'];
  execFileSync('git', [...identity, ...args], {
    cwd: site.folder,
    env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
    stdio: 'ignore',
  });
}

/** Builds the site, and returns what that has said. */
async function build(): Promise<string> {
  const { code, output } = await runGatsby(site, 'build', { GATSBY_DOCS_HOST: 'docs.example.org' });
  expect(code, output).toBe(0);
  return output;
}

/** Files that one of two builds does not have, or has with other content. */
function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => one.get(file) !== other.get(file)).sort();
}

/**
 * The compilation hash depends on webpack's cache, and every page contains it, so digests and sizes in the offline
 * lists differ.
 */
function withoutCompilation(text: string, file: string, compilation: string): string {
  const named = text.replaceAll(compilation, 'COMPILATION');
  return /^\/(offline-files\/|sw\.js)/.test(file)
    ? named.replaceAll(/[0-9a-f]{16,}/g, 'DIGEST').replaceAll(/"download":\d+/g, '')
    : named;
}

/** Digests of all files of the built site. */
function readPublic(): Map<string, string> {
  const folder = join(site.folder, 'public');
  const { webpackCompilationHash: compilation } = JSON.parse(
    readFileSync(join(folder, 'page-data/app-data.json'), 'utf8'),
  ) as { webpackCompilationHash: string };
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const file = path.slice(folder.length);
      const content = withoutCompilation(readFileSync(path, 'latin1'), file, compilation);
      const name = withoutCompilation(file, file, compilation);
      return [name, createHash('sha256').update(content).digest('hex')];
    }),
  );
}
