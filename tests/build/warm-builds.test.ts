import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGatsbySite, runGatsby, type GatsbySite } from './gatsby-site';
import { editSite, page, SITE_FILES, svg, type Edit } from './site-files';

const MINUTES = 60_000;
const EDITS: readonly { what: string; edit: Edit; shows: readonly (readonly [string, string])[] }[] = [
  {
    what: 'of text, part, image, static file, query, helper, stylesheet, data and history',
    edit: {
      'content/base-ui/index.mdx': (text) => text.replace('First', 'Other'),
      'content/base-ui/_part.mdx': 'Second part.\n',
      'content/base-ui/picture.svg': svg(11),
      'static/logo.svg': svg(21),
      'content/base-ui/shown/word.ts': "export const word = 'second helper';\n",
      'content/base-ui/shown/card.css': '.card { color: blue }\n',
      'content/base-ui/shown/titles.graphql':
        '{ allDocPage(sort: { path: ASC }) { nodes { title path } } }\n',
      'content/_data/products.yaml': (text) => text.replace('name: Base', 'name: Renamed'),
      'content/_data/redirects.yaml':
        '- from: /old/\n  to: /base-ui/shown/\n- from: /new/\n  to: /base-ui/\n',
    },
    shows: [
      ['base-ui/index.html', 'Other words'],
      ['base-ui/index.html', 'Second part.'],
      ['base-ui/index.html', 'width="11"'],
      ['base-ui/index.html', 'width="21"'],
      ['page-data/base-ui/page-data.json', '2001-01-02'],
      ['base-ui/shown/index.html', 'second helper'],
      ['base-ui/shown/index.html', 'color: blue'],
      ['base-ui/shown/index.html', '/experiments/docs/'],
      ['experiments/docs/index.html', 'Renamed'],
      ['old/index.html', '/base-ui/shown/'],
      ['new/index.html', '/base-ui/'],
    ],
  },
  {
    what: 'that take away a page, a demo, an image, a query, and redirects, and edit the code',
    edit: {
      'content/base-ui/gone/index.mdx': null,
      'content/base-ui/gone/own.svg': null,
      'content/base-ui/shown/index.mdx': page('Shown', 'The demo is gone.'),
      'content/base-ui/shown/Card.tsx': null,
      'content/base-ui/shown/titles.graphql': null,
      'content/base-ui/index.mdx': page('Base', 'The picture is gone.\n\n:::info\n\nA callout.\n\n:::'),
      'content/base-ui/picture.svg': null,
      'content/base-ui/_part.mdx': null,
      'content/_data/navigation/base-ui.yaml':
        '- pathname: /base-ui/\n- pathname: /base-ui/shown/\n- pathname: /base-ui/unopened/\n',
      'content/_data/redirects.yaml': null,
      'src/client/article/article.css': (text) => `${text}\n.added-later { color: red }\n`,
      'src/node/content/page/callouts.ts': (text) =>
        text.replace("role: 'note'", "role: 'note', dataLater: 'yes'"),
    },
    shows: [
      ['base-ui/shown/index.html', 'The demo is gone'],
      ['base-ui/index.html', 'data-later="yes"'],
    ],
  },
];

let site: GatsbySite;

beforeAll(async () => {
  site = await createGatsbySite({});
  editSite(site, SITE_FILES);
  commit('2001-01-01');
  await build();
}, 10 * MINUTES);

afterAll(() => site.remove());

describe.each(EDITS)('after edits $what', ({ edit, shows }) => {
  let warm: Map<string, string>;

  beforeAll(async () => {
    editSite(site, edit);
    commit('2001-01-02');
    await build();
    warm = readPublic();
  }, 5 * MINUTES);

  it.each(shows)('a build over a warm cache shows them in %s: %s', (file, text) => {
    expect(readFileSync(join(site.folder, 'public', file), 'utf8')).toContain(text);
  });

  it('it writes what a build without a cache writes', { timeout: 5 * MINUTES }, async () => {
    for (const folder of ['.cache', 'public']) rmSync(join(site.folder, folder), { recursive: true });
    await build();
    const cold = readPublic();
    expect(differences(warm, cold)).toEqual([]);
  });
});

function commit(day: string): void {
  const time = `${day}T12:00:00Z`;
  const git = (...args: string[]): void => {
    const identity = ['-c', 'user.name=Author', '-c', 'user.email=author@example.org'];
    execFileSync('git', [...identity, ...args], {
      cwd: site.folder,
      env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
      stdio: 'ignore',
    });
  };
  git('init');
  git('add', 'content');
  git('commit', '-m', 'Edit');
}

async function build(): Promise<void> {
  const { code, output } = await runGatsby(site, 'build', { GATSBY_DOCS_HOST: 'docs.example.org' });
  expect(code, output).toBe(0);
}

/** Files that one of two builds does not have, or has with other content. */
function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => one.get(file) !== other.get(file)).sort();
}

/**
 * webpack names a compilation by what it did, and over a cache it does less. The name stands in every page, so that the
 * offline lists have other digests and other sizes.
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
