import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDemos, type RenderResult } from '../../../../src/node/demos/render-demos';
import { createDemoFolder } from './demo-folder';

const SOUND = `export default function Sound() { return <p>Hello</p>; }`;

/** Tells which process renders it. */
const PROCESS = `const { process } = globalThis as never as { process: { pid: number } };
export default function Process() { return process.pid; }`;

/** Each fails in line 5, where no line of the bundle is. */
const FAILING = {
  Browser: `
interface Props { wide?: boolean }
export default function Browser({ wide = true }: Props) {
  const x = wide &&
    window.innerWidth;
  return <p>{x}</p>;
}`,
  Import: `
type Words = string[];
const words: Words = [];

const length = words[0].length;
export default function Import() { return <p>{length}</p>; }`,
  Helper: `import { price } from './helper';
export default function Helper() { return <p>{price(0)}</p>; }`,
  State: `import { useState } from 'react';
interface Props { from?: number }
export default function State({ from = 0 }: Props) {
  const [count, setCount] = useState(from);
  setCount(count + 1);
  return <p>{count}</p>;
}`,
  Library: `import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
export default function Library() {
  return (
    <Select multiple value="one">
      <MenuItem value="one">One</MenuItem>
    </Select>
  );
}`,
  Child: `
const room = { name: 'Attic' };
export default function Child() {
  return (
    <p>{room as never}</p>
  );
}`,
  Unknown: `
export default function Unknown() {
  return (
    <p>
      {(globalThis as never as { a: () => string }).a() + missing}
    </p>
  );
}
declare const missing: string;`,
  Exit: `
export default function Exit() {
  const { process } = globalThis as never as { process: { exit: () => void } };

  process.exit();
  return <p />;
}`,
  Element: `


/* A comment. */
export default <p>Hello</p>;`,
  Nothing: `export const Nothing = () => <p>Hello</p>;`,
};

/** Only fail in the process that has rendered the other one. */
const HEAVY = (name: string): string => `
const rooms = ((globalThis as never as { rooms?: string[] }).rooms ??= []);
export default function ${name}() {
  rooms.push('${name}');
  while (rooms.some((room) => room !== '${name}')) Math.random();
  return <p>Hello</p>;
}`;

/** Both loop in line 4. */
const ENDLESS = {
  Loop: `
export default function Loop() {
  let rooms = 0;
  while (rooms >= 0) rooms += Math.random();
  return <p>{rooms}</p>;
}`,
  LoopAtImport: `
let rooms = 0;
const words: string[] = [];
for (;;) rooms = words.push('room') - words.splice(0).length + rooms;
export default function LoopAtImport() { return <p />; }`,
};

describe('a demo that cannot be rendered', () => {
  const folder = createDemoFolder();
  let result: RenderResult;

  beforeAll(async () => {
    folder.write(
      'system/failing/helper.ts',
      `\n\n\nexport const price = (of: number): string => {\n  throw new Error('No price of ' + of + '.');\n};`,
    );
    result = await renderDemos(
      [
        folder.page('/system/failing/', { First: SOUND, ...FAILING, Last: SOUND }),
        folder.page('/system/endless/', { First: SOUND, ...ENDLESS, Last: SOUND }),
        folder.page('/system/heavy/', { One: HEAVY('One'), Two: HEAVY('Two') }),
        folder.page('/system/sound/', { Sound: SOUND, Process: PROCESS }),
      ],
      { repository: folder.repository, mode: 'production' },
    );
  });
  afterAll(folder.remove);

  const problemOf = (name: string) => result.failed.find((failed) => failed.name === name)?.problem;
  const at = (file: string, line: number) => [
    expect.objectContaining({ file: `content/system/${file}`, line }),
  ];

  it('reports a failing demo and renders all others', () => {
    const names = (path: string) => result.pages.get(path)?.demos.map(({ name, html }) => [name, html]);
    const hello = '<p>Hello</p>';
    expect(names('/system/failing/')).toEqual([
      ['First', hello],
      ['Last', hello],
    ]);
    expect(names('/system/endless/')).toEqual([
      ['First', hello],
      ['Last', hello],
    ]);
    expect(names('/system/heavy/')).toEqual([
      ['One', hello],
      ['Two', hello],
    ]);
    expect(names('/system/sound/')?.[0]).toEqual(['Sound', hello]);
    expect(result.failed.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(FAILING), ...Object.keys(ENDLESS)].toSorted(),
    );
  });

  it.each([
    ['Browser', 'throws while it is rendered: window is not defined', 'Read "window" in an effect'],
    ['Import', 'throws while it is loaded: Cannot read properties of undefined', 'Correct this line'],
    ['State', 'throws while it is rendered: Too many re-renders.', 'Set state in an event handler'],
    ['Library', 'MUI: The `value` prop must be an array', 'Correct this line'],
    ['Child', 'Objects are not valid as a React child', 'Render a field of the object'],
    ['Unknown', 'a is not a function', 'Correct this line'],
    ['Exit', 'process.exit() is not defined in a browser.', 'Remove the call.'],
    [
      'Element',
      'exports an element by default, which is not a component.',
      'Write "export default function Element()',
    ],
  ])('reports %s with its line and a hint', (name, what, fix) => {
    const problem = problemOf(name);
    expect(problem?.what).toContain(`The demo "${name}" `);
    expect(problem?.what).toContain(what);
    expect(problem?.fix).toContain(fix);
    expect(problem?.where).toEqual(at(`failing/${name}.tsx`, 5));
  });

  it('reports an error in the imported file that throws', () => {
    expect(problemOf('Helper')?.what).toBe('The demo "Helper" throws while it is rendered: No price of 0.');
    expect(problemOf('Helper')?.where).toEqual(at('failing/helper.ts', 5));
  });

  it('reports a demo without exports', () => {
    expect(problemOf('Nothing')).toEqual({
      rule: 'demo-export',
      what: 'The demo "Nothing" exports undefined by default, which is not a component.',
      where: at('failing/Nothing.tsx', 1),
      fix: 'Write "export default function Nothing() { … }".',
    });
  });

  it.each([
    ['Loop', 2],
    ['LoopAtImport', 5],
  ])('stops a demo with an endless loop and reports its default export: %s', (name, line) => {
    const problem = problemOf(name);
    expect(problem?.what).toBe(`The demo "${name}" does not end. It was stopped during import or rendering.`);
    expect(problem?.fix).toContain('Look for an infinite loop or recursion');
    expect(problem?.where).toEqual(at(`endless/${name}.tsx`, line));
  });

  it('leaves no file behind, no process, and no module in this one', () => {
    const files = readdirSync(join(folder.repository, 'node_modules/.cache/demo-server'));
    expect(files.filter((file) => file.startsWith(`${process.pid}-`))).toEqual([]);
    const rendering = Number(result.pages.get('/system/sound/')?.demos[1]?.html);
    expect(rendering).toBeGreaterThan(0);
    expect(() => process.kill(rendering, 0)).toThrow('ESRCH');
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    expect(loaded.filter((file) => file.includes('demo-server'))).toEqual([]);
  });
});
