import { afterAll, describe, expect, it } from 'vitest';
import { buildDemos } from '../../../../src/node/demos/build-demos';
import { buildSources } from '../../../../src/node/demos/build-sources';
import { checkDemoModules } from '../../../../src/node/demos/read-modules';
import { uncached } from '../../../../src/node/lib/cache';
import type { Problem } from '../../../../src/shared/problem';
import { createDemoFolder } from './demo-folder';

const DEMO = `export default function Demo() { return <p>Hello</p>; }\n`;

const folder = createDemoFolder();
afterAll(folder.remove);

/** What is said about a demo that starts with these lines, in the build and in the check. */
async function problemsOf(lines: string, path = '/material-ui/checked/'): Promise<Problem[]> {
  const page = folder.page(path, { Demo: `${lines}\n${DEMO}` });
  const problems = await checkDemoModules([page], folder.repository);
  const built = await buildSources([page], folder.repository);
  expect(built.problems).toEqual(problems);
  expect(built.failed.map(({ name }) => name)).toEqual(problems.length > 0 ? ['Demo'] : []);
  return problems;
}

/** Writes a file next to the demo. */
const write = (name: string, text: string): string => folder.write(`material-ui/checked/${name}`, text);

describe('the check of demos', () => {
  it('accepts what the bundler does', async () => {
    write(
      'words.ts',
      `export interface Word { text: string }\nexport const words: Word[] = [];\nexport * from './more';\n`,
    );
    write('more.ts', `export { words } from './words';\nexport default 1;\nexport const more = 2;\n`);
    write('rooms.json', `[{ "name": "Attic" }]`);
    write('look.css', `.look { color: red }`);
    const demo = `import { useState, type ReactNode } from 'react';
import Button, { buttonClasses } from '@mui/material/Button';
import { Stack, type StackProps } from '@mui/material';
import * as colors from '@mui/material/colors';
import AddIcon from '@mui/icons-material/Add';
import { compressToBase64 } from 'lz-string';
import rooms from './rooms.json';
import { words, more, type Word } from './words';
import one from './more';
import './look.css';
export { useState, Button, buttonClasses, Stack, colors, AddIcon, compressToBase64, rooms, words, more, one };
export type { ReactNode, StackProps, Word };`;
    write('more.ts', `export default 1;\nexport const more = 2;\n`);
    expect(await problemsOf(demo)).toEqual([]);
  });

  it.each([
    [
      'a deep import',
      `import Rating from '@mui/material/Ratting';`,
      'The package "@mui/material" has no module "@mui/material/Ratting".',
      'Did you mean "@mui/material/Rating"?',
    ],
    [
      'an icon',
      `import Add from '@mui/icons-material/Addd';`,
      'The package "@mui/icons-material" has no module "@mui/icons-material/Addd".',
      'Did you mean "@mui/icons-material/Add"?',
    ],
    [
      'a name of a package',
      `import { Buton } from '@mui/material';\nexport { Buton };`,
      'The module "@mui/material" exports no "Buton".',
      'Did you mean "Button"?',
    ],
    [
      'a name of a component',
      `import { Rating } from '@mui/material/Rating';\nexport { Rating };`,
      'The module "@mui/material/Rating" exports no "Rating".',
      `Write import Rating from '@mui/material/Rating'.`,
    ],
    [
      'a default',
      `import Button from '@mui/material';\nexport { Button };`,
      'The module "@mui/material" has no default export.',
      `Write import { Button } from '@mui/material'.`,
    ],
    [
      'a name of a helper',
      `import { room } from './helper';\nexport { room };`,
      'The module "./helper" exports no "room".',
      'Did you mean "rooms"?',
    ],
    [
      'a helper',
      `import { rooms } from './helpr';`,
      'The file "./helpr" does not exist.',
      'Did you mean "./helper"?',
    ],
    [
      'a package',
      `import x from 'left-pad-x';`,
      'The package "left-pad-x" is not installed.',
      'Correct the name, or run "npm install --save-dev --save-exact left-pad-x".',
    ],
    [
      'a part of Node',
      `import { readFileSync } from 'node:fs';`,
      '"node:fs" is a Node module.',
      'Use browser APIs. Move data to a file next to this one, such as "./rooms.json".',
    ],
    [
      'a part of Node without prefix',
      `import fs from 'fs';`,
      '"fs" is a Node module.',
      'Use browser APIs. Move data to a file next to this one, such as "./rooms.json".',
    ],
    [
      'the exports of a stylesheet',
      `import look from './look.css';\nexport { look };`,
      'The stylesheet "./look.css" exports nothing.',
      `Write import './look.css'.`,
    ],
    [
      'an image',
      `import plan from './plan.svg';`,
      'The demo imports "./plan.svg", which is not code, CSS, or JSON.',
      'Move the file to static/ and use its URL, such as "/static/logo.svg".',
    ],
  ])('names %s that is not there, at its line', async (_name, code, what, fix) => {
    write('helper.ts', `export const rooms = 5;\n`);
    write('look.css', `.look { color: red }`);
    write('plan.svg', `<svg xmlns="http://www.w3.org/2000/svg"/>`);
    const problems = await problemsOf(`// A comment.\n${code}`);
    expect(problems.map((problem) => [problem.what, problem.fix])).toEqual([[what, fix]]);
    expect(problems[0]?.where[0]).toMatchObject({ file: 'content/material-ui/checked/Demo.tsx', line: 2 });
  });

  it.each([
    ['helper.ts', `export const a = 1;\nexport const b = ;\n`, { line: 2, column: 18 }, 'Unexpected token'],
    ['rooms.json', `{\n  "a": 1,\n}\n`, { line: 3, column: 1 }, 'This is not JSON'],
    ['look.css', `.a { color: red }\n.b { color: red\n`, { line: 2, column: 1 }, 'Unclosed block'],
  ])('leads into %s when it cannot be read, once for all demos', async (name, text, place, message) => {
    write(name, text);
    const demo = `import './${name}';\n${DEMO}`;
    const page = folder.page('/material-ui/checked/', { One: demo, Two: demo });
    const problems = await checkDemoModules([page], folder.repository);
    expect(problems.map(({ what }) => what)).toEqual([`The code cannot be read: ${message}.`]);
    expect(problems[0]?.where).toEqual([{ file: `content/material-ui/checked/${name}`, ...place }]);
  });

  it('asks for a default export', async () => {
    const page = folder.page('/material-ui/named/', {
      Named: `import 'react';\nexport const Named = () => <p />;\n`,
    });
    const problems = await checkDemoModules([page], folder.repository);
    expect(problems).toEqual([
      {
        rule: 'demo-export',
        what: 'The demo "Named" has no default export.',
        where: [{ file: 'content/material-ui/named/Named.tsx', line: 2, column: 1 }],
        fix: 'Write "export default function Named() { … }".',
      },
    ]);
  });

  it('names a type that is imported like a value', async () => {
    const [problem] = await problemsOf(
      `import Select, { SelectChangeEvent } from '@mui/material/Select';\nexport const choose = (event: SelectChangeEvent) => [event, Select];`,
      '/material-ui/typed/',
    );
    expect(problem?.what).toBe(
      'The module "@mui/material/Select" only exports "SelectChangeEvent" as a type.',
    );
    expect(problem?.fix).toBe(`Write import { type SelectChangeEvent } from '@mui/material/Select'.`);
  });
});

describe('a demo that cannot be built', () => {
  it('leaves the other demos of its page, and other pages, as they are, and its problem in its place', async () => {
    const pages = [
      folder.page('/system/mixed/', {
        Sound: DEMO,
        Broken: `import { x } from './x';\n${DEMO}`,
        Crash: `export default () => { throw new Error('no'); };`,
      }),
      folder.page('/system/broken/', { Alone: `export const Alone = 1;` }),
      folder.page('/system/sound/', { Other: DEMO }),
    ];
    const { repository } = folder;
    const options = { repository, mode: 'production', licenseKey: undefined, cached: uncached } as const;
    const built = await buildDemos(pages, options);
    expect(
      built.pages.map(({ path, assets, demos }) => [
        path,
        assets !== null,
        demos.map(({ name, html, problem }) => [name, html, problem?.split('\n')]),
      ]),
    ).toEqual([
      [
        '/system/mixed/',
        true,
        [
          ['Sound', '<p>Hello</p>', undefined],
          [
            'Broken',
            '',
            [
              'The file "./x" does not exist.',
              'content/system/mixed/Broken.tsx:1',
              'Correct the path, or create the file.',
            ],
          ],
          [
            'Crash',
            '',
            [
              'The demo "Crash" throws while it is rendered: no',
              'content/system/mixed/Crash.tsx:1',
              'Correct this line. Rendering must not throw.',
            ],
          ],
        ],
      ],
      ['/system/sound/', true, [['Other', '<p>Hello</p>', undefined]]],
      [
        '/system/broken/',
        false,
        [
          [
            'Alone',
            '',
            [
              'The demo "Alone" has no default export.',
              'content/system/broken/Alone.tsx:1',
              'Write "export default function Alone() { … }".',
            ],
          ],
        ],
      ],
    ]);
    expect(built.problems.map(({ rule }) => rule)).toEqual(['demo-import', 'demo-export', 'demo-crash']);
  });
});
