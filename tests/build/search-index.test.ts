import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createGatsbySite, runGatsby, type GatsbySite } from './gatsby-site';

const MINUTES = 60_000;
const PARSED = 'parsed.log';

let site: GatsbySite | null = null;
afterEach(async () => {
  await site?.remove();
  site = null;
});

const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: A page.\n---\n\n${text}\n`;
const product = (id: string, path: string): string =>
  `- id: ${id}\n  name: ${id}\n  description: A product.\n  path: ${path}\n`;

it(
  'after one page has changed, a build parses that page alone and writes its part of the search index alone',
  { timeout: 10 * MINUTES },
  async () => {
    site = await createGatsbySite({
      '_data/products.yaml': product('base-ui', '/base-ui/') + product('docs-infra', '/experiments/docs/'),
      '_data/navigation/base-ui.yaml': '- pathname: /base-ui/\n- pathname: /base-ui/b/\n',
      '_data/navigation/docs-infra.yaml': '- pathname: /experiments/docs/\n',
      'base-ui/index.mdx': page('First', 'Words of the first page.'),
      'base-ui/b/index.mdx': page('Second', 'Words of the second page.'),
      'experiments/docs/index.mdx': page('Third', 'Words of the third page.'),
    });
    noteParsedFiles(site);
    const all = await buildAndLook(site);
    expect(all.parsed).toEqual([
      'content/base-ui/b/index.mdx',
      'content/base-ui/index.mdx',
      'content/experiments/docs/index.mdx',
    ]);

    writeFileSync(join(site.folder, 'content/base-ui/b/index.mdx'), page('Second', 'Other words.'));
    const changed = await buildAndLook(site);
    expect(changed.parsed).toEqual(['content/base-ui/b/index.mdx']);
    const fresh = changed.index.filter((file) => !all.index.includes(file));
    const gone = all.index.filter((file) => !changed.index.includes(file));
    expect(fresh).toEqual([expect.stringMatching(/^base-ui-texts-/)]);
    expect(gone).toEqual([expect.stringMatching(/^base-ui-texts-/)]);
    expect(readFileSync(join(site.folder, 'public/search', fresh[0] ?? ''), 'utf8')).toContain(
      'Other words.',
    );
  },
);

/** Makes the parser of a site write down what it is given. */
function noteParsedFiles({ folder }: GatsbySite): void {
  const file = join(folder, 'src/build/page/parse-page.ts');
  const source = readFileSync(file, 'utf8');
  const noting = source.replace(
    /export function readPage\(.*\{\n/,
    (line) => `${line}  appendFileSync(${JSON.stringify(join(folder, PARSED))}, \`\${file}\\n\`);\n`,
  );
  writeFileSync(file, `import { appendFileSync } from 'node:fs';\n${noting}`);
}

/** Builds, and tells which files were parsed and which files the index has then. */
async function buildAndLook(built: GatsbySite): Promise<{ parsed: string[]; index: string[] }> {
  const log = join(built.folder, PARSED);
  rmSync(log, { force: true });
  const { code, output } = await runGatsby(built, 'build');
  expect(code, output).toBe(0);
  const parsed = readFileSync(log, 'utf8').trim().split('\n').sort();
  const index = readdirSync(join(built.folder, 'public/search')).filter((name) => name.endsWith('.json'));
  return { parsed, index };
}
