import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { API_CACHE, readApiReference } from '../../../../src/node/api/read-api-reference';
import type { ApiReference } from '../../../../src/node/content/site-content';
import { describeProblems } from '../content/site-with';
import { component, isCached, LIBRARY, withRepository, write } from './repository-with';

const CHIP = 'node_modules/@mui/library/Chip/Chip.d.ts';

function read(files: Readonly<Record<string, string>>): Promise<ApiReference> {
  return withRepository(files, (repository) => readApiReference(repository, [LIBRARY]));
}

function namesOf({ components }: ApiReference): string[] {
  return components.map(({ name }) => name);
}

describe('a package', () => {
  it('reports a missing package and still reads others', async () => {
    const missing = { name: '@mui/absent', productId: 'absent', withoutPage: {} };
    const reference = await withRepository({}, (repository) =>
      readApiReference(repository, [missing, LIBRARY]),
    );
    expect(namesOf(reference)).toEqual(['Chip', 'Tag']);
    expect(describeProblems(reference.problems)).toMatchInlineSnapshot(`
      "package.json:1
      The package "@mui/absent" is not installed.
      API pages are generated from type declarations.
      → Run "npm ci"."
    `);
  });

  it('can have components without a page', async () => {
    const library = { ...LIBRARY, withoutPage: { Tag: 'It is old.' } };
    const reference = await withRepository({}, (repository) => readApiReference(repository, [library]));
    expect(namesOf(reference)).toEqual(['Chip']);
  });
});

describe('a declaration', () => {
  it('reports a declaration with an error and still reads others', async () => {
    const reference = await read({
      [CHIP]: 'export default function Chip(props: {\n  label: string;;\n: object;\n',
    });
    expect(namesOf(reference)).toEqual(['Tag']);
    expect(describeProblems(reference.problems)).toMatchInlineSnapshot(`
      "node_modules/@mui/library/Chip/Chip.d.ts:2
      The declaration of a component cannot be read: Property or signature expected.
      The component would have no API page.
      → Install the package again ("npm ci"), or report the declaration to its authors."
    `);
  });

  it('reports an export without a declaration', async () => {
    const reference = await read({
      'node_modules/@mui/library/Chip/index.d.ts': "export { default } from './Gone';\n",
    });
    expect(namesOf(reference)).toEqual(['Tag']);
    expect(describeProblems(reference.problems)).toMatchInlineSnapshot(`
      "node_modules/@mui/library/Chip/index.d.ts:1
      The declaration of a component cannot be read: The module './Gone' is missing.
      The component would have no API page.
      → Install the package again ("npm ci"), or report the declaration to its authors."
    `);
  });

  it('reports an exported file that does not exist', async () => {
    const index = "export { default as Tag } from './Tag';\nexport { default as Gone } from './Gone';\n";
    const reference = await read({ 'node_modules/@mui/library/index.d.ts': index });
    expect(describeProblems(reference.problems)).toContain(
      "node_modules/@mui/library/index.d.ts:2\nThe declaration of a component cannot be read: The module './Gone' is missing.",
    );
  });

  it.each([
    ['of a function that is no component', { [CHIP]: 'declare const Chip: string;\nexport default Chip;\n' }],
    [
      'marked as internal',
      { [CHIP]: component('Chip', '').replace('export default', '/** @ignore */ export default') },
    ],
    ['of a folder without default export', { 'node_modules/@mui/library/Chip/index.d.ts': 'export {};\n' }],
  ])('%s gets no page, and is no problem', async (_, files) => {
    const reference = await read(files);
    expect(namesOf(reference)).toEqual(['Tag']);
    expect(reference.problems).toEqual([]);
  });

  it('reads declarations without React, classes, or a theme', async () => {
    const { components } = await read({});
    expect(components[0]).toMatchInlineSnapshot(`
      {
        "classes": [],
        "deprecated": false,
        "deprecationAdvice": "",
        "description": "",
        "imports": [
          "import Chip from '@mui/library/Chip';",
          "import { Chip } from '@mui/library';",
        ],
        "inheritance": null,
        "name": "Chip",
        "nativeElement": null,
        "package": "@mui/library",
        "path": "/library/api/chip/",
        "productId": "library",
        "props": [
          {
            "defaultValue": null,
            "deprecated": false,
            "deprecationAdvice": "",
            "description": "Text.",
            "inheritedFrom": null,
            "name": "label",
            "required": true,
            "signature": null,
            "type": "string",
          },
        ],
        "ref": null,
        "slots": [],
        "slug": "chip",
        "sourcePath": "packages/library/src/Chip",
        "supportsComponent": false,
        "supportsSx": false,
        "supportsSystemProps": false,
        "themeName": null,
      }
    `);
  });
});

describe('the result', () => {
  it('caches the result until the package changes', async () => {
    await withRepository({}, async (repository) => {
      const first = await readApiReference(repository, [LIBRARY]);
      await write(join(repository, CHIP), component('Chip', 'other: string;'));
      expect(await readApiReference(repository, [LIBRARY])).toEqual(first);

      await write(join(repository, 'node_modules/.package-lock.json'), '{ "packages": {} }');
      const { components } = await readApiReference(repository, [LIBRARY]);
      expect(components[0]?.props.map(({ name }) => name)).toEqual(['other']);
    });
  });

  it('does not cache results with problems, so that they are reported again', async () => {
    await withRepository({ [CHIP]: 'export default function (' }, async (repository) => {
      await readApiReference(repository, [LIBRARY]);
      expect(isCached(repository)).toBe(false);
    });
  });

  it('ignores a damaged cache', async () => {
    await withRepository({}, async (repository) => {
      await readApiReference(repository, [LIBRARY]);
      for (const file of await cachedFiles(repository)) await write(file, '{"compo');
      expect(namesOf(await readApiReference(repository, [LIBRARY]))).toEqual(['Chip', 'Tag']);
    });
  });

  it('stays cached while other packages are read', async () => {
    await withRepository({}, async (repository) => {
      await readApiReference(repository, [LIBRARY]);
      const before = await cachedFiles(repository);
      await readApiReference(repository, [{ ...LIBRARY, productId: 'another' }]);
      expect(await cachedFiles(repository)).toEqual(expect.arrayContaining(before));
    });
  });
});

async function cachedFiles(repository: string): Promise<string[]> {
  const entries = await readdir(join(repository, API_CACHE), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
