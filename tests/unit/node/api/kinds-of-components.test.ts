import { beforeAll, describe, expect, it } from 'vitest';
import { readApiReference } from '../../../../src/node/api/read-api-reference';
import type { ApiReference } from '../../../../src/node/content/site-content';
import { describeProblems } from '../content/site-with';
import { readLibrary, withRepository } from './repository-with';

const PROPS = `export interface Props {
  /** Text. */
  label: string;
}\n`;
/** A component of each kind, all with the same props. */
const DOCUMENTED = {
  Async: 'export default function Async(props: Props): Promise<React.ReactNode>;',
  Class: 'export default class Class extends React.Component<Props> { focus(): void }',
  ClassType: 'declare const ClassType: React.ComponentClass<Props>;\nexport default ClassType;',
  EitherType: 'declare const EitherType: React.ComponentType<Props>;\nexport default EitherType;',
  Forwarded:
    'declare const Forwarded: React.ForwardRefExoticComponent<Props & React.RefAttributes<HTMLElement>>;\nexport default Forwarded;',
  FunctionType: 'declare const FunctionType: React.FC<Props>;\nexport default FunctionType;',
  Lazy: 'declare const Lazy: React.LazyExoticComponent<React.FC<Props>>;\nexport default Lazy;',
  Memoized: 'declare const Memoized: React.MemoExoticComponent<React.FC<Props>>;\nexport default Memoized;',
  Nothing: 'export default function Nothing(props: Props): null;',
  PureClass: 'export default class PureClass extends React.PureComponent<Props> {}',
};
const declarations = (kinds: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(kinds).map(([name, text]) => [name, PROPS + text]));

describe('a default export gets an API page', () => {
  let reference: ApiReference;
  beforeAll(async () => {
    reference = await readLibrary(declarations(DOCUMENTED));
  });

  it.each(Object.keys(DOCUMENTED))('%s', (kind) => {
    const component = reference.components.find(({ name }) => name === kind);
    const [prop, ...others] = component?.props ?? [];
    expect(prop).toMatchObject({ name: 'label', type: 'string', required: true, description: 'Text.' });
    expect(others).toEqual([]);
    expect(reference.problems).toEqual([]);
  });

  it('a class component has its instance as ref', () => {
    const refs = reference.components.map(({ name, ref }) => [name, ref]);
    expect(Object.fromEntries(refs)).toMatchObject({ Class: 'Class', FunctionType: null });
  });
});

describe('a component without an API page is reported', () => {
  const MORE = {
    'index.d.ts': `import * as React from 'react';
export { default as Menu } from './Menu';
export declare const Card: React.FC<{ label: string }>;
export declare class Panel extends React.Component {}
export declare const Tabs: { Root: React.FC; Tab: React.FC; count: number };
export * as List from './List';
export default function Library(): React.ReactNode;
/** @internal */
export declare const Hidden: React.FC;
export declare const Unstable_Part: React.FC;
export declare const Context: React.Context<string>;
export declare function Format(text: string): string;
export declare const Theme: { name: string };
export declare function useMenu(): object;
export interface MenuProps {}
`,
    'List/index.d.ts': `import * as React from 'react';
export declare function Item(): React.ReactNode;
export declare function count(): number;
`,
  };
  const MENU = {
    Menu: 'declare const Menu: React.FC & { Item: React.FC };\nexport default Menu;',
  };

  it('reports the name and line of a component without an API page', async () => {
    const { problems, components } = await readLibrary(MENU, MORE);
    expect(components.map(({ name }) => name)).toEqual(['Menu']);
    expect(describeProblems(problems.slice(0, 1))).toMatchInlineSnapshot(`
      "node_modules/@mui/library/index.d.ts:7
      The component "Library" of "@mui/library" has no API page.
      Only components that are the default export of a folder in the package get one, as in "Card/index.d.ts".
      → Export it that way, or add "Library" and a reason to "withoutPage" in content/_data/products.yaml."
    `);
    expect(problems.map(({ what, where: [{ line }] }) => `${line}: ${what}`)).toMatchInlineSnapshot(`
      [
        "7: The component "Library" of "@mui/library" has no API page.",
        "2: The component "Menu.Item" of "@mui/library" has no API page.",
        "3: The component "Card" of "@mui/library" has no API page.",
        "4: The component "Panel" of "@mui/library" has no API page.",
        "5: The component "Tabs.Root" of "@mui/library" has no API page.",
        "5: The component "Tabs.Tab" of "@mui/library" has no API page.",
        "2: The component "List.Item" of "@mui/library" has no API page.",
      ]
    `);
  });

  it('does not report a component that the product excludes', async () => {
    const why = Object.fromEntries(
      ['Card', 'Panel', 'Tabs', 'List', 'Library', 'Menu.Item'].map((name) => [name, 'R.']),
    );
    expect((await readLibrary(MENU, MORE, why)).problems).toEqual([]);
  });
});

describe('a package is reported', () => {
  it('reports a package without components', async () => {
    const { problems } = await readLibrary({}, { 'Chip/index.d.ts': '', 'Tag/index.d.ts': '' });
    expect(describeProblems(problems)).toMatchInlineSnapshot(`
      "node_modules/@mui/library/package.json:1
      The package "@mui/library" has no component for an API page.
      Only components that are the default export of a folder in the package get one, as in "Card/index.d.ts".
      → Remove the package from the "api" of its product in content/_data/products.yaml."
    `);
  });

  it('reports a package without type declarations', async () => {
    const bare = { name: '@mui/bare', productId: 'library', withoutPage: {} };
    const manifest = '{ "name": "@mui/bare", "version": "1.0.0" }';
    const { problems } = await withRepository(
      { 'node_modules/@mui/bare/package.json': manifest },
      (repository) => readApiReference(repository, [bare]),
    );
    expect(describeProblems(problems)).toMatchInlineSnapshot(`
      "node_modules/@mui/bare/package.json:1
      The package "@mui/bare" has no type declarations.
      API pages are generated from type declarations.
      → Install a version with types, or remove the package from the "api" of its product in content/_data/products.yaml."
    `);
  });

  it('reports a package that exports a name without a declaration', async () => {
    const index = "export { default as Chip } from './Chip';\nexport { Gone } from './Chip';\n";
    const chip = { Chip: `${PROPS}export default function Chip(props: Props): null;` };
    const { problems } = await readLibrary(chip, { 'index.d.ts': index });
    expect(describeProblems(problems)).toMatchInlineSnapshot(`
      "node_modules/@mui/library/index.d.ts:2
      The declaration of a component cannot be read: The export "Gone" has no declaration.
      The component would have no API page.
      → Install the package again ("npm ci"), or report the declaration to its authors."
    `);
  });

  it('reports a package that imports types from a missing module', async () => {
    const { problems } = await readLibrary({
      Chip: "import type { Props } from 'absent';\nexport default function Chip(props: Props): null;",
    });
    expect(describeProblems(problems)).toMatchInlineSnapshot(`
      "node_modules/@mui/library/Chip/index.d.ts:2
      The declaration of a component cannot be read: The module 'absent' is missing.
      The component would have no API page.
      → Install the package again ("npm ci"), or report the declaration to its authors."
    `);
  });

  it('does not report missing optional packages', async () => {
    const manifest = {
      name: '@mui/library',
      version: '1.0.0',
      types: 'index.d.ts',
      repository: { directory: 'packages/library' },
      peerDependenciesMeta: { absent: { optional: true } },
    };
    const { problems } = await readLibrary(
      {
        Chip: "import type { Props } from 'absent/types';\nexport default function Chip(props: Props): null;",
      },
      { 'package.json': JSON.stringify(manifest) },
    );
    expect(problems).toEqual([]);
  });

  it('that the package exports by name, with a list of API pages in its comment', async () => {
    const documented = (name: string) => `/**\n * API:\n * - [${name} API](https://x.test/)\n */\n`;
    const declaration = (name: string) => `export declare function ${name}(props: {}): React.JSX.Element;\n`;
    const react = "import * as React from 'react';\n";
    const { components, problems } = await readLibrary(
      {},
      {
        'index.d.ts': "export * from './Grid';\nexport * from './parts/GridBar';\n",
        'Grid/index.d.ts': `${react}${documented('Grid')}${declaration('Grid')}${declaration('GridCell')}`,
        'parts/GridBar.d.ts': `${react}${documented('GridBar')}${declaration('GridBar')}`,
      },
      { '*': 'Part of the grid.' },
    );
    expect(problems).toEqual([]);
    expect(components.map(({ name, imports }) => [name, ...imports])).toEqual([
      ['Grid', "import { Grid } from '@mui/library/Grid';", "import { Grid } from '@mui/library';"],
      ['GridBar', "import { GridBar } from '@mui/library';"],
    ]);
  });

  it('reports class names that cannot be read, and generates the page without them', async () => {
    const { problems, components } = await readLibrary({
      Chip: `${PROPS}export declare const chipClasses: { root: string };\nexport default function Chip(props: Props): null;`,
    });
    expect(components.map(({ name, classes }) => [name, classes])).toEqual([['Chip', []]]);
    expect(describeProblems(problems).replace(/'[^']*'/, "'…'")).toMatchInlineSnapshot(`
      "node_modules/@mui/library/Chip/index.d.ts:6
      The class names of the component "Chip" cannot be read: Cannot find module '…'.
      The declarations only contain the keys, so the API page would have no classes.
      → Install the package again ("npm ci"), or report the problem to its authors."
    `);
  });
});

it('a main module can have any name', async () => {
  const manifest = '{ "name": "@mui/library", "version": "1.0.0", "types": "main.d.ts" }';
  const { problems } = await readLibrary(
    {},
    {
      'package.json': manifest,
      'index.d.ts': '',
      'main.d.ts': "import * as React from 'react';\nexport declare const Card: React.FC;\n",
    },
  );
  expect(problems.map(({ what }) => what)).toEqual([
    'The component "Card" of "@mui/library" has no API page.',
  ]);
});
