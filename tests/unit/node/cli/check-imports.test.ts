import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { checkFolderImports } from '../../../../src/node/cli/check-imports';

function check(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'docs-imports-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return checkFolderImports(root);
}

it('accepts imports of lower layers', () => {
  const files = {
    'src/client/app/start.ts':
      "import '../ui/store';\nimport { a } from '../../shared/page';\nexport { a };\n",
    'src/client/ui/store.ts': 'export {};\n',
    'src/shared/page.ts': 'export const a = 1;\n',
  };
  expect(check(files)).toEqual([]);
});

it.each([
  [
    'of a higher layer',
    'src/client/ui/a.ts',
    '../layout/b',
    /^src\/client\/ui\/a\.ts:2 imports .*must go in this direction/,
  ],
  ['of a folder on the same layer', 'src/node/api/a.ts', '../demos/b', /must go in this direction/],
  ['of Node in a browser', 'src/client/ui/a.ts', 'node:fs', /runs in browsers/],
  ['of React in shared code', 'src/shared/a.ts', 'react', /runs in Node and in browsers/],
  ['of browser code in Node', 'src/node/api/a.ts', '../../client/ui/b', /does not run in browsers/],
])('reports an import %s', (_, file, request, problem) => {
  for (const text of [
    `import '${request}';`,
    `import type { A } from '${request}';`,
    `void import('${request}');`,
  ])
    expect(check({ [file]: `\n${text}\n` }).join('\n')).toMatch(problem);
});

it('reports cycles of types and dynamic imports', () => {
  const files = {
    'src/node/api/a.ts': "import type { B } from './b';\nexport type A = B;\n",
    'src/node/api/b.ts': "export type B = 1;\nvoid import('./c');\n",
    'src/node/api/c.ts': "export { type A } from './a';\n",
  };
  expect(check(files)).toEqual([
    'These files import each other: src/node/api/a.ts → src/node/api/b.ts → src/node/api/c.ts → src/node/api/a.ts.',
  ]);
});
