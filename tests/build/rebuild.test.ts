import { appendFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGatsbySite, runGatsby, type GatsbySite } from './gatsby-site';

const MINUTES = 60_000;
const PARSED = 'parsed.log';

/** What a build parsed, and which files the search index has then. */
interface Built {
  parsed: string[];
  index: string[];
}

let site: GatsbySite;
let first: Built;
let second: Built;

const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: A page.\n---\n\n${text}\n`;
const product = (id: string, path: string): string =>
  `- id: ${id}\n  name: ${id}\n  description: A product.\n  path: ${path}\n`;

beforeAll(async () => {
  site = await createGatsbySite({
    '_data/products.yaml': product('base-ui', '/base-ui/') + product('docs-infra', '/experiments/docs/'),
    '_data/navigation/base-ui.yaml': '- pathname: /base-ui/\n- pathname: /base-ui/b/\n',
    '_data/navigation/docs-infra.yaml': '- pathname: /experiments/docs/\n',
    'base-ui/index.mdx': page('First', 'Words of the first page.'),
    'base-ui/b/index.mdx': page('Second', 'Words of the second page.'),
    'experiments/docs/index.mdx': page('Third', 'Words of the third page.'),
  });
  noteParsedFiles(site);
  first = await buildAndLook(site);
  writeFileSync(join(site.folder, 'content/base-ui/b/index.mdx'), page('Second', 'Other words.'));
  appendFileSync(join(site.folder, 'src/client/article/article.css'), '\n.added-later { color: red }\n');
  second = await buildAndLook(site);
}, 10 * MINUTES);

afterAll(() => site?.remove());

describe('after one page and a stylesheet have changed, a build', () => {
  it('parses that page alone', () => {
    expect(first.parsed).toEqual([
      'content/base-ui/b/index.mdx',
      'content/base-ui/index.mdx',
      'content/experiments/docs/index.mdx',
    ]);
    expect(second.parsed).toEqual(['content/base-ui/b/index.mdx']);
  });

  it('writes the part of the search index that has that page alone', () => {
    const fresh = second.index.filter((file) => !first.index.includes(file));
    const gone = first.index.filter((file) => !second.index.includes(file));
    expect(fresh).toEqual([expect.stringMatching(/^base-ui-texts-/)]);
    expect(gone).toEqual([expect.stringMatching(/^base-ui-texts-/)]);
    expect(readBuilt(`search/${fresh[0]}`)).toContain('Other words.');
  });

  it('links the new stylesheet in every page', () => {
    for (const path of ['base-ui/index.html', 'experiments/docs/index.html', 'index.html', '404.html']) {
      const [, stylesheet = ''] = /<link[^>]*href="\/(styles\.[^"]+\.css)"/.exec(readBuilt(path)) ?? [];
      expect(readBuilt(stylesheet).includes('.added-later'), path).toBe(true);
    }
  });
});

function readBuilt(path: string): string {
  return readFileSync(join(site.folder, 'public', path), 'utf8');
}

/** Makes the parser of a site write down what it is given. */
function noteParsedFiles({ folder }: GatsbySite): void {
  const file = join(folder, 'src/node/content/page/parse-page.ts');
  const source = readFileSync(file, 'utf8');
  const noting = source.replace(
    /export function readPage\(.*\{\n/,
    (line) => `${line}  appendFileSync(${JSON.stringify(join(folder, PARSED))}, \`\${file}\\n\`);\n`,
  );
  writeFileSync(file, `import { appendFileSync } from 'node:fs';\n${noting}`);
}

async function buildAndLook(built: GatsbySite): Promise<Built> {
  const log = join(built.folder, PARSED);
  rmSync(log, { force: true });
  const { code, output } = await runGatsby(built, 'build');
  expect(code, output).toBe(0);
  const parsed = readFileSync(log, 'utf8').trim().split('\n').sort();
  const index = readdirSync(join(built.folder, 'public/search')).filter((name) => name.endsWith('.json'));
  return { parsed, index };
}
