import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAll } from '../../../../src/node/cli/check';
import { withoutEchoes } from '../../../../src/node/cli/check/tools';
import type { Problem } from '../../../../src/shared/problem';
import { page } from '../content/site-with';
import { createCheckRepository, type CheckRepository } from './check-repository';

/** Compilers and checkers start without a cache. */
const COLD = 300_000;

const PAGE = 'content/material-ui/react-button';

const SOUND = {
  'content/_data/products.yaml':
    '- id: material-ui\n  name: Material UI\n  description: A library.\n  path: /material-ui/react-button/\n',
  'content/_data/navigation/material-ui.yaml': '- pathname: /material-ui/react-button/\n',
  [`${PAGE}/index.mdx`]: page('<Demo src="ButtonBasic" />\n\n<Query src="pages.graphql" />'),
  [`${PAGE}/ButtonBasic.tsx`]: 'export default function ButtonBasic() {\n  return <b>Buy</b>;\n}\n',
  [`${PAGE}/pages.graphql`]: '{\n  allDocPage {\n    totalCount\n  }\n}\n',
};

/** A demo with a dozen rows. */
const demoOf = (name: string, text: string): string =>
  [
    'const rows = [',
    ...Array.from({ length: 12 }, (_, row) => `  { name: '${text} ${row}', count: ${row} },`),
    '];',
    `\nexport default function ${name}() {\n  return <b>{rows.length}</b>;\n}\n`,
  ].join('\n');

const MISTAKES = {
  'content/_data/navigation/material-ui.yaml':
    '- pathname: /material-ui/react-button/\n- pathname: /material-ui/react-select/\n',
  [`${PAGE}/index.mdx`]: page(
    [
      'See [this](/material-ui/react-buton/), my freind.',
      ...['Basic', 'NoExport', 'NoFile', 'NoSyntax', 'NoType', 'Twice'].map(
        (name) => `<Demo src="Button${name}" />`,
      ),
      '```tsx\nimport Button from \'@mui/material/Button\';\n\nexport const button = <Button size="huge" />;\n```',
      '*  not formatted',
      '<Query src="fields.graphql" />\n\n<Query src="syntax.graphql" />',
    ].join('\n\n'),
  ),
  [`${PAGE}/ButtonNoExport.tsx`]: 'export function ButtonNoExport() {\n  return <b>Buy</b>;\n}\n',
  [`${PAGE}/ButtonNoFile.tsx`]: "import { a } from './nowhere';\n\nexport default () => a;\n",
  [`${PAGE}/ButtonNoSyntax.tsx`]: 'export default () => (\n  <p>;\n);\n',
  [`${PAGE}/ButtonNoType.tsx`]: "const count: number = 'one';\n\nexport default () => count;\n",
  [`${PAGE}/ButtonTwice.tsx`]: demoOf('ButtonTwice', 'guest'),
  [`${PAGE}/ButtonUnused.tsx`]: 'export default () => null;\n',
  [`${PAGE}/fields.graphql`]: '{\n  allDocPage {\n    nodes {\n      titel\n    }\n  }\n}\n',
  [`${PAGE}/syntax.graphql`]: '{\n  allDocPage {\n',
  'content/material-ui/react-select/index.mdx': page('<Demo src="SelectTwice" />'),
  'content/material-ui/react-select/SelectTwice.tsx': demoOf('SelectTwice', 'room'),
};

let repository: CheckRepository;
beforeAll(() => {
  repository = createCheckRepository({ ...SOUND, ...MISTAKES });
});
afterAll(() => repository.remove());

describe('npm run check', { timeout: COLD }, () => {
  it('reports all kinds of errors at once', async () => {
    const { text } = await checkAll([], repository.folder);
    expect(text).toMatchInlineSnapshot(`
      "content/material-ui/react-button/ButtonNoExport.tsx:1:1
        The demo "ButtonNoExport" has no default export.
        → Write "export default function ButtonNoExport() { … }".

      content/material-ui/react-button/ButtonNoFile.tsx:1:19
        The file "./nowhere" does not exist.
        → Correct the path, or create the file.

      content/material-ui/react-button/ButtonNoSyntax.tsx:2:6
        The code cannot be read: Unexpected token.
        → Correct the code. An editor shows the same error.

      content/material-ui/react-button/ButtonNoType.tsx:1:7
        Type 'string' is not assignable to type 'number' (TS2322).
        → Correct the code. An editor shows the same error.

      content/material-ui/react-button/ButtonTwice.tsx:1
      and content/material-ui/react-select/SelectTwice.tsx:1
        warning: 16 lines are the same in demos of two pages, except for strings and numbers.
        Users learn nothing from the second demo, and a fix might miss one of them.
        → Give each demo a different task, link to the other page, or move the shared code to a file that both import.

      content/material-ui/react-button/ButtonUnused.tsx:1
        warning: No page shows the demo "ButtonUnused".
        Files next to a page are its demos if their names start with a capital letter.
        → Add <Demo src="ButtonUnused" /> to "content/material-ui/react-button/index.mdx", delete the file, or start its name with a lowercase letter if demos import it.

      content/material-ui/react-button/fields.graphql:4:7
        The query fails: Cannot query field "titel" on type "DocPage".
        The page shows the query with its result.
        → Did you mean "title" or "file"?

      content/material-ui/react-button/index.mdx:1
        warning: The file is not formatted.
        → Run "npm run format".

      content/material-ui/react-button/index.mdx:6:5
        The link "/material-ui/react-buton/" matches no page.
        → Did you mean [Page](/material-ui/react-button/)?

      content/material-ui/react-button/index.mdx:6:43
        warning: The word "freind" is not in the dictionary.
        → Write "friend".

      content/material-ui/react-button/index.mdx:23:31
        No overload matches this call (TS2769).
        Type '"huge"' is not assignable to type 'OverridableStringUnion<"large" | "medium" | "small", ButtonPropsSizeOverrides> | undefined'.
        → Correct the code. An editor shows the same error.

      content/material-ui/react-button/pages.graphql:1
        warning: No page shows the query "pages.graphql".
        → Add <Query src="pages.graphql" /> to a page in this folder, or delete the file.

      content/material-ui/react-button/syntax.graphql:3:1
        The query fails: Syntax Error: Expected Name, found <EOF>.
        The page shows the query with its result.
        → Correct the query. /___graphql of the develop server lists all types and fields.

      8 errors and 5 warnings in 11 files."
    `);
  });
});

describe('of what several tools say of one mistake', () => {
  const problem = (rule: string, file: string, line: number): Problem => ({
    rule,
    what: rule,
    where: [{ file, line }],
    fix: 'Mend it.',
  });
  const kept = (...problems: Problem[]): string[] =>
    withoutEchoes(problems).map(({ rule, where: [{ file, line }] }) => `${rule} ${file}:${line}`);

  it('omits compiler errors if another check reports the line', () => {
    expect(
      kept(problem('types', 'a.tsx', 1), problem('demo-import', 'a.tsx', 1), problem('types', 'a.tsx', 2)),
    ).toEqual(['demo-import a.tsx:1', 'types a.tsx:2']);
  });

  it('all but one are left out for a file that cannot be read', () => {
    expect(
      kept(
        problem('types', 'a.tsx', 3),
        problem('format-syntax', 'a.tsx', 2),
        problem('demo-syntax', 'a.tsx', 2),
        problem('format-syntax', 'b.ts', 2),
        problem('types', 'b.ts', 3),
        problem('format-syntax', 'c.css', 1),
      ),
    ).toEqual(['demo-syntax a.tsx:2', 'types b.ts:3', 'format-syntax c.css:1']);
  });

  it('keeps spelling and formatting errors in addition to others', () => {
    expect(
      kept(problem('spelling', 'a.mdx', 1), problem('format', 'a.mdx', 1), problem('dead-link', 'a.mdx', 1)),
    ).toHaveLength(3);
  });
});
