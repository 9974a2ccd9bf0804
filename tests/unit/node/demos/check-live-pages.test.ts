import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { readContent } from '../../../../src/node/content/read-content';
import { checkLivePages } from '../../../../src/node/demos/check-live-pages';
import { describeProblems, page } from '../content/site-with';
import { createDemoFolder, type DemoFolder } from './demo-folder';

const SEATS = `export const seats = 4;
export const price = 12;
export interface SeatsProps {}
export function Seats() {
  return null;
}
`;
const PAGE = 'content/system/seats/index.mdx';

let folder: DemoFolder;
beforeEach(() => {
  folder = createDemoFolder();
  folder.write('system/seats/seats.tsx', SEATS);
  folder.write('system/seats/plan.tsx', 'export default function Plan() {\n  return null;\n}\n');
});
afterEach(() => folder.remove());

/** Problems of a live page whose body starts on line 6, as text without the path of the page. */
async function problemsOf(body: string): Promise<string> {
  folder.write('system/seats/index.mdx', page(body));
  const content = join(folder.repository, 'content');
  const { pages } = await readContent(content, folder.repository);
  const problems = checkLivePages(pages, folder.repository, content);
  return describeProblems(problems).replaceAll(`${PAGE}:`, '').replaceAll('content/system/seats/', '');
}

it('a live page can import modules that exist', async () => {
  expect(
    await problemsOf(`import Plan from './plan';
import { price, seats as free } from './seats';
import * as all from './seats.tsx';
import Button, { buttonClasses } from '@mui/material/Button';
import * as React from 'react';
import '@fontsource-variable/roboto';

export { Seats } from './seats';
export * from './plan';

{free * price * all.price} {React.version} {buttonClasses.root}

<Plan /> <all.Seats /> <Button />`),
  ).toBe('');
});

describe('a live page is reported that imports', () => {
  it('a name that its module does not export', async () => {
    expect(
      await problemsOf("import {\n  seats,\n  prize,\n} from './seats';\n\nIt costs {prize} for {seats}."),
    ).toMatchInlineSnapshot(`
      "8:3
      The module "./seats" exports no "prize".
      → Did you mean "price"?"
    `);
  });

  it('a default from a module without one', async () => {
    expect(await problemsOf("import Seats from './seats';\n\n<Seats />")).toMatchInlineSnapshot(`
      "6:8
      The module "./seats" has no default export.
      → Write import { Seats } from './seats'."
    `);
  });

  it('members of a namespace that do not exist, in code and in tags', async () => {
    const body = "import * as all from './seats';\n\n{all.prize} <all.Row /> {[1].map(() => <all.Col />)}";
    expect(await problemsOf(body)).toMatchInlineSnapshot(`
      "8:6
      The module "./seats" exports no "prize".
      → Did you mean "price"?

      8:13
      The module "./seats" exports no "Row".
      → Write one of: seats, price, Seats.

      8:45
      The module "./seats" exports no "Col".
      → Write one of: seats, price, Seats."
    `);
  });

  it('a type', async () => {
    expect(await problemsOf("import { SeatsProps } from './seats';\n\n{SeatsProps}")).toMatchInlineSnapshot(`
      "6:10
      The module "./seats" exports no "SeatsProps".
      → Write one of: seats, price, Seats."
    `);
  });

  it('a name of a package that it does not export', async () => {
    expect(await problemsOf("import { Buton } from '@mui/material';\n\n<Buton />")).toMatchInlineSnapshot(`
      "6:10
      The module "@mui/material" exports no "Buton".
      → Did you mean "Button"?"
    `);
  });

  it('files, packages and modules that do not exist', async () => {
    const body =
      "import { seats } from './seat';\nimport x from 'left-pad-x';\nimport B from '@mui/material/Buton';\nimport '../x';";
    expect(await problemsOf(`${body}\n\n{seats} {x} <B />`)).toMatchInlineSnapshot(`
      "6
      The file "./seat" does not exist.
      → Did you mean "./seats"?

      7
      The package "left-pad-x" is not installed.
      → Correct the name, or run "npm install --save-dev --save-exact left-pad-x".

      8
      The package "@mui/material" has no module "@mui/material/Buton".
      → Did you mean "@mui/material/Button"?

      9
      The file "../x" does not exist.
      → Correct the path, or create the file."
    `);
  });

  it('a file outside of the content folder', async () => {
    const body = "import { PLANS } from '../../../src/shared/badges';\n\n{PLANS}";
    expect(await problemsOf(body)).toMatchInlineSnapshot(`
      "6
      This imports "../../../src/shared/badges", which is outside the content folder.
      → Import a package, "docs/ui", or a file next to this one."
    `);
  });

  it('a module of docs/ui that does not exist', async () => {
    const body = "import { announce } from 'docs/ui';\nimport { a } from 'docs/ui/gone';\n\n{a} {announce}";
    expect(await problemsOf(body)).toMatchInlineSnapshot(`
      "7
      The module "docs/ui/gone" does not exist.
      → Import "docs/ui" or one of the modules in it."
    `);
  });

  it('a file that imports or re-exports a missing export', async () => {
    folder.write(
      'system/seats/rows.tsx',
      "import * as all from './seats';\nimport { Gone } from './seats';\nexport { Lost } from './seats';\nexport const rows = [all.prize, Gone];\n",
    );
    expect(await problemsOf("import { rows } from './rows';\n\n{rows}")).toMatchInlineSnapshot(`
      "rows.tsx:2:10
      The module "./seats" exports no "Gone".
      → Write one of: seats, price, Seats.

      rows.tsx:3:10
      The module "./seats" exports no "Lost".
      → Write one of: seats, price, Seats.

      rows.tsx:4:26
      The module "./seats" exports no "prize".
      → Did you mean "price"?"
    `);
  });

  it('a file that cannot be read', async () => {
    folder.write('system/seats/rows.tsx', 'export const rows = [;\n');
    expect(await problemsOf("import { rows } from './rows';\n\n{rows}")).toMatchInlineSnapshot(`
      "rows.tsx:1:22
      The code cannot be read: Unexpected token.
      → Correct the code. An editor shows the same error."
    `);
  });
});

it('an unknown component and an unknown name are reported without the file that should export them', async () => {
  folder.write('system/seats/index.mdx', page("import './seats';\n\n<Seats /> {seats}"));
  const content = join(folder.repository, 'content');
  const site = await readContent(content, folder.repository);
  const found = checkSite(site).filter(({ where: [{ file }] }) => file === PAGE);
  expect(found.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'Unknown content component <Seats>.',
      'The page neither imports nor exports "seats".',
    ]),
  );
});

it('parameters with the name of a namespace are not members of it', async () => {
  const body = "import * as all from './seats';\n\n{[{ x: 1 }].map((all) => all.x)} {all.price}";
  expect(await problemsOf(body)).toBe('');
});
