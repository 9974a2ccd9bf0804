import {
  closeSync,
  futimesSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbySite } from './gatsby-site';

/** Text by path. Null deletes a file, and a function edits it. */
export type Edit = Readonly<Record<string, string | null | ((text: string) => string)>>;

/** An image of a width. */
export const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="4"/>`;

/** A page with a title. */
export const page = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: A page.\n---\n\n${body}\n`;

/** A site with one input of every kind that pages are made of. */
export const SITE_FILES = {
  'content/_data/products.yaml':
    '- id: base-ui\n  name: Base\n  description: A product.\n  path: /base-ui/\n- id: docs-infra\n  name: Infra\n  description: Another.\n  path: /experiments/docs/\n',
  'content/_data/navigation/base-ui.yaml':
    '- pathname: /base-ui/\n- pathname: /base-ui/shown/\n- pathname: /base-ui/gone/\n- pathname: /base-ui/unopened/\n',
  'content/_data/navigation/docs-infra.yaml': '- pathname: /experiments/docs/\n',
  'content/_data/redirects.yaml': '- from: /old/\n  to: /base-ui/\n- from: /older/\n  to: /base-ui/\n',
  'content/experiments/docs/index.mdx': page('Infra', 'Nothing here changes.'),
  'content/base-ui/index.mdx': page(
    'Base',
    'First words ![A picture](./picture.svg) ![A logo](/logo.svg)\n\n<Include src="./_part.mdx" />',
  ),
  'content/base-ui/_part.mdx': 'First part.\n',
  'content/base-ui/picture.svg': svg(10),
  'static/logo.svg': svg(20),
  'content/base-ui/shown/index.mdx': page('Shown', '<Demo src="Card" />\n\n<Query src="titles.graphql" />'),
  'content/base-ui/shown/Card.tsx':
    "import './card.css';\nimport { word } from './word';\n\nexport default function Card() {\n  return <p className=\"card\">{word}</p>;\n}\n",
  'content/base-ui/shown/word.ts': "export const word = 'first helper';\n",
  'content/base-ui/shown/card.css': '.card { color: red }\n',
  'content/base-ui/shown/titles.graphql': '{ allDocPage(sort: { path: ASC }) { nodes { title } } }\n',
  'content/base-ui/gone/index.mdx': page('Gone', 'This page goes away ![Its picture](./own.svg)'),
  'content/base-ui/gone/own.svg': svg(30),
  'content/base-ui/unopened/index.mdx': page('Unopened', 'Nobody has opened this page.'),
};

/** Makes an edit of files of a site. */
export function editSite({ folder }: GatsbySite, edit: Edit): void {
  for (const [path, change] of Object.entries(edit)) {
    const file = join(folder, path);
    if (change === null) {
      rmSync(file);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof change === 'string' ? change : change(readFileSync(file, 'utf8')));
  }
}

/** Writes a file as a busy machine does, so it is empty for a moment, with the same modification time. */
export async function writeSlowly({ folder }: GatsbySite, path: string, text: string): Promise<void> {
  const now = new Date();
  const file = openSync(join(folder, path), 'w');
  futimesSync(file, now, now);
  await new Promise((resolve) => setTimeout(resolve, 100));
  writeSync(file, text);
  futimesSync(file, now, now);
  closeSync(file);
}
