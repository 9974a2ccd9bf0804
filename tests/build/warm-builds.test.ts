import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGatsbySite, runGatsby, type GatsbySite } from './gatsby-site';

const MINUTES = 60_000;
const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="4"/>`;
const page = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: A page.\n---\n\n${body}\n`;

/** A site with one input of every kind that pages are made of; a null takes a file away. */
const START = {
  'content/_data/products.yaml':
    '- id: base-ui\n  name: Base\n  description: A product.\n  path: /base-ui/\n- id: docs-infra\n  name: Infra\n  description: Another.\n  path: /experiments/docs/\n',
  'content/_data/navigation/base-ui.yaml':
    '- pathname: /base-ui/\n- pathname: /base-ui/shown/\n- pathname: /base-ui/gone/\n',
  'content/_data/navigation/docs-infra.yaml': '- pathname: /experiments/docs/\n',
  'content/_data/redirects.yaml': '- from: /old/\n  to: /base-ui/\n- from: /older/\n  to: /base-ui/\n',
  'content/experiments/docs/index.mdx': page('Infra', 'Nothing here changes.'),
  'content/base-ui/index.mdx': page('Base', 'First words. ![A picture](./picture.svg) ![A logo](/logo.svg)'),
  'content/base-ui/picture.svg': svg(10),
  'static/logo.svg': svg(20),
  'content/base-ui/shown/index.mdx': page('Shown', '<Demo src="Card" />\n\n<Query src="titles.graphql" />'),
  'content/base-ui/shown/Card.tsx':
    "import './card.css';\nimport { word } from './word';\n\nexport default function Card() {\n  return <p className=\"card\">{word}</p>;\n}\n",
  'content/base-ui/shown/word.ts': "export const word = 'first helper';\n",
  'content/base-ui/shown/card.css': '.card { color: red }\n',
  'content/base-ui/shown/titles.graphql': '{ allDocPage { nodes { title } } }\n',
  'content/base-ui/gone/index.mdx': page('Gone', 'This page goes away. ![Its picture](./own.svg)'),
  'content/base-ui/gone/own.svg': svg(30),
};

type Edit = Readonly<Record<string, string | null | ((text: string) => string)>>;

const EDITS: readonly { what: string; edit: Edit; shows: readonly (readonly [string, string])[] }[] = [
  {
    what: 'of text, image, static file, query, helper, stylesheet, data and history',
    edit: {
      'content/base-ui/index.mdx': (text) => text.replace('First', 'Other'),
      'content/base-ui/picture.svg': svg(11),
      'static/logo.svg': svg(21),
      'content/base-ui/shown/word.ts': "export const word = 'second helper';\n",
      'content/base-ui/shown/card.css': '.card { color: blue }\n',
      'content/base-ui/shown/titles.graphql': '{ allDocPage { nodes { title path } } }\n',
      'content/_data/products.yaml': (text) => text.replace('name: Base', 'name: Renamed'),
      'content/_data/redirects.yaml':
        '- from: /old/\n  to: /base-ui/shown/\n- from: /new/\n  to: /base-ui/\n',
    },
    shows: [
      ['base-ui/index.html', 'Other words'],
      ['base-ui/index.html', 'width="11"'],
      ['base-ui/index.html', 'width="21"'],
      ['base-ui/index.html', '2001-01-02'],
      ['base-ui/shown/index.html', 'second helper'],
      ['base-ui/shown/index.html', 'color: blue'],
      ['base-ui/shown/index.html', '/experiments/docs/&quot;'],
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
      'content/_data/navigation/base-ui.yaml': '- pathname: /base-ui/\n- pathname: /base-ui/shown/\n',
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
  write(START);
  commit('2001-01-01');
  await build();
}, 10 * MINUTES);

afterAll(() => site.remove());

describe.each(EDITS)('after edits $what', ({ edit, shows }) => {
  let warm: Map<string, string>;

  beforeAll(async () => {
    write(edit);
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
    expect([...warm.keys()].sort()).toEqual([...cold.keys()].sort());
    expect([...cold].filter(([file, digest]) => warm.get(file) !== digest).map(([file]) => file)).toEqual([]);
  });
});

function write(edit: Edit): void {
  for (const [path, change] of Object.entries(edit)) {
    const file = join(site.folder, path);
    if (change === null) {
      rmSync(file);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof change === 'string' ? change : change(readFileSync(file, 'utf8')));
  }
}

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

/** Digests of all files of the built site. */
function readPublic(): Map<string, string> {
  const folder = join(site.folder, 'public');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(folder.length), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
