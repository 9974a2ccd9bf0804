import { beforeEach, expect, it } from 'vitest';
import { type BuiltSource, SourceMemory } from '../../../../src/node/demos/build-sources';
import type { Problem } from '../../../../src/shared/problem';

const FILES = [
  ['content/system/a/Card.tsx', 'card 1'],
  ['content/system/a/word.ts', 'word 1'],
  ['content/system/b/Other.tsx', 'other 1'],
] as const;

let memory: SourceMemory;
let builds: number;

beforeEach(() => {
  memory = new SourceMemory();
  memory.update(new Map(FILES));
  builds = 0;
});

/** Asks for the source of a demo that consists of the first two files. */
async function recall(problems?: Problem[]): Promise<number> {
  const modules = FILES.slice(0, 2).map(([file]): [string, string] => [file, '']);
  await memory.recall('Card.tsx', 'Card', async () => {
    builds += 1;
    return problems ?? ({ modules } as unknown as BuiltSource);
  });
  return builds;
}

it('a source is not made again while its files are the same', async () => {
  expect(await recall()).toBe(1);
  memory.update(new Map([...FILES, ['content/system/b/Other.tsx', 'other 2']]));
  expect(await recall()).toBe(1);
});

it('a source is made again when a file has changed that it imports', async () => {
  await recall();
  memory.update(new Map([...FILES, ['content/system/a/word.ts', 'word 2']]));
  expect(await recall()).toBe(2);
  expect(await recall()).toBe(2);
});

it('a source is built again if a file appears or disappears, because an import can change its target', async () => {
  await recall();
  memory.update(new Map([...FILES, ['content/system/a/word.tsx', 'word 1']]));
  expect(await recall()).toBe(2);
  memory.update(new Map(FILES));
  expect(await recall()).toBe(3);
});

it('a source with problems is made again each time', async () => {
  await recall([{ rule: 'demo-syntax', what: '', where: [{ file: '', line: 1 }], fix: '' }]);
  expect(await recall()).toBe(2);
});

it('a source with a file that is not watched is built again each time', async () => {
  memory.update(new Map(FILES.slice(1)));
  await recall();
  expect(await recall()).toBe(2);
});
