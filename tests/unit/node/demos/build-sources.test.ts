import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import {
  buildSources,
  importedStyles,
  sourceFile,
  tailwindTexts,
  type SourcedPage,
} from '../../../../src/node/demos/build-sources';
import type { DemoSourceFiles } from '../../../../src/shared/doc-page-data';
import type { Problem } from '../../../../src/shared/problem';
import { createDemoFolder } from './demo-folder';

const folder = createDemoFolder();
afterAll(folder.remove);

const installed = (name: string): string =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;

/** Builds the sources of one demo. */
async function build(source: string): Promise<{ page: SourcedPage | undefined; problems: Problem[] }> {
  const page = folder.page('/material-ui/sources/', { Demo: source });
  const { pages, problems } = await buildSources([page], folder.repository);
  return { page: pages[0], problems };
}

async function filesOf(source: string): Promise<DemoSourceFiles | undefined> {
  const { page, problems } = await build(source);
  expect(problems).toEqual([]);
  return page && sourceFile(page)['Demo']?.['MUI System'];
}

describe('the source of a demo', () => {
  it('highlights both variants and their previews', async () => {
    const { page } = await build(
      `export default function Demo({ a }: { a?: string }) {\n  return <b>{a!}</b>;\n}\n`,
    );
    const source = page?.demos[0]?.sources[0]?.source;
    expect(source?.styling).toBe('MUI System');
    const [, typescript, javascript] =
      /<span data-variant="TS">([^]*?)\n<\/span><span data-variant="JS">([^]*?)\n<\/span>/.exec(
        source?.html ?? '',
      ) ?? [];
    expect(typescript).toContain('<span class="token string">string </span>');
    expect(javascript).toContain('Demo');
    expect(javascript).not.toContain('string </span>');
    expect(source?.previewHtml?.replace(/<\/?span( class[^>]*)?>/g, '')).toBe(
      '<span data-variant="TS">&lt;b>{a!}&lt;/b><span data-variant="JS">&lt;b>{a}&lt;/b>',
    );
  });

  it('uses one preview if both variants are the same', async () => {
    const { page } = await build(`export default function Demo() {\n  return <b>Hello</b>;\n}\n`);
    const source = page?.demos[0]?.sources[0]?.source;
    expect(source?.previewHtml).toContain('Hello');
    expect(source?.previewHtml).not.toContain('data-variant');
  });

  it('comes with every file that it imports, side by side', async () => {
    folder.write(
      'shared/rooms.ts',
      `import { price } from './deep/price';\nexport const rooms: number[] = [price];\n`,
    );
    folder.write(
      'shared/deep/price.ts',
      `export { default as data } from './main.json';\nexport const price = 5;\n`,
    );
    folder.write('shared/deep/main.json', `{}\n`);
    folder.write(
      'material-ui/sources/rooms.tsx',
      `export const Room = (props: object) => <p {...props} />;\n`,
    );
    folder.write('material-ui/sources/look.css', `.look { color: red; }\n`);
    const files = await filesOf(
      `import './look.css';\nimport { rooms } from '../../shared/rooms';\nimport { Room } from './rooms';\nexport default () => <Room a={rooms} />;\n`,
    );
    expect(files?.TS).toEqual({
      'Demo.tsx': `import './look.css';\nimport { rooms } from './rooms';\nimport { Room } from './rooms2';\nexport default () => <Room a={rooms} />;\n`,
      'look.css': `.look { color: red; }\n`,
      'rooms.ts': `import { price } from './price';\nexport const rooms: number[] = [price];\n`,
      'rooms2.tsx': `export const Room = (props: object) => <p {...props} />;\n`,
      'price.ts': `export { default as data } from './main.json';\nexport const price = 5;\n`,
      'main.json': `{}\n`,
    });
    expect(Object.keys(files?.JS ?? {})).toEqual([
      'Demo.js', 'look.css', 'rooms.js', 'rooms2.jsx', 'price.js', 'main.json',
    ]); // prettier-ignore
    expect(files?.JS['rooms2.jsx']).toBe(`export const Room = (props) => <p {...props} />;\n`);
  });

  it('pins the versions of all required packages and their types', async () => {
    folder.write(
      'material-ui/sources/words.ts',
      `import { compressToBase64 } from 'lz-string';\nexport const words = compressToBase64;\n`,
    );
    const files = await filesOf(
      `import Add from '@mui/icons-material/Add';\nimport { words } from './words';\nexport default () => <Add name={words('a')} />;\n`,
    );
    const needed = [
      '@emotion/react',
      '@emotion/styled',
      '@mui/icons-material',
      '@mui/material',
      'lz-string',
      'react',
      'react-dom',
    ];
    expect(files?.dependencies).toEqual(Object.fromEntries(needed.map((name) => [name, installed(name)])));
    expect(files?.typeDependencies).toEqual({
      '@types/react': installed('@types/react'),
      '@types/react-dom': installed('@types/react-dom'),
    });
  });

  it('can exist in several stylings', async () => {
    folder.write('material-ui/styled/Card/css/card.css', `.card { color: red; }\n`);
    folder.write('material-ui/styled/Card/system/index.tsx', `export default () => <p>system</p>;\n`);
    folder.write(
      'material-ui/styled/Card/tailwind/index.tsx',
      `export default () => <p className="p-2" />;\n`,
    );
    folder.write(
      'material-ui/styled/Card/css/index.tsx',
      `import './card.css';\nexport default () => <p />;\n`,
    );
    folder.write('material-ui/styled/index.mdx', `<Demo src="Card" maxWidth={320} isolated />\n`);
    const found = await folder.findPages();
    const styled = found.filter(({ path }) => path.endsWith('/styled/'));
    expect(styled[0]?.demos[0]?.options).toEqual({ maxWidth: 320, isolated: true });
    const [page] = (await buildSources(styled, folder.repository)).pages;
    if (!page) throw new Error('The page has no demos.');
    const { Card } = sourceFile(page);
    expect(Object.keys(Card ?? {})).toEqual(['MUI System', 'Tailwind', 'CSS']);
    expect(Object.keys(Card?.CSS?.TS ?? {})).toEqual(['Card.tsx', 'card.css']);
    expect(importedStyles(page)).toBe('.card { color: red; }');
    expect(tailwindTexts(page)).toEqual([`export default () => <p className="p-2" />;\n`]);
  });

  it.each([
    ['code that cannot be read', `export default () => (\n  <p>;\n);`, 2, 'The code cannot be read: '],
    [
      'an enum',
      `export default () => null;\nexport enum A { B }`,
      2,
      'The code uses TypeScript syntax that is not only types, such as an enum or a namespace.',
    ],
  ])('with %s is a problem with a line number', async (_name, source, line, what) => {
    const { page, problems } = await build(source);
    expect(page).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.what).toContain(what);
    expect(problems[0]?.where[0]).toMatchObject({ file: 'content/material-ui/sources/Demo.tsx', line });
  });
});
