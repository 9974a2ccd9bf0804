import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Cache, rememberLastIn } from '../../../../src/node/lib/cache';

let folder = '';
let made: string[] = [];
const open = (version = '1'): Cache => new Cache(join(folder, 'deep/cache'), version);
const make = (text: string) => (): { text: string } => {
  made.push(text);
  return { text };
};

/** Files of the current results. */
function files(): string[] {
  return readdirSync(join(folder, 'deep/cache/1')).map((file) => join(folder, 'deep/cache/1', file));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  made = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates results for these inputs in a separate build. */
async function build(texts: readonly string[], version?: string): Promise<void> {
  const results = open(version);
  for (const text of texts) expect(await results.cached(['text', text], make(text))).toEqual({ text });
  await results.deleteUnused();
}

it('makes a result once, in this build and in the next', async () => {
  await build(['a', 'a']);
  await build(['a']);
  expect(made).toEqual(['a']);
});

it('creates a result again if its key changes', async () => {
  await build(['a']);
  await build(['b']);
  expect(made).toEqual(['a', 'b']);
});

it('creates all results again if the version changes', async () => {
  await build(['a'], '1');
  await build(['a'], '2');
  expect(made).toEqual(['a', 'a']);
});

it('deletes the results of other versions', async () => {
  await build(['a'], '1');
  await build(['a'], '2');
  expect(readdirSync(join(folder, 'deep/cache'))).toEqual(['2']);
});

it('evicts entries that a build has not used', async () => {
  await build(['a', 'b']);
  await build(['a', 'c']);
  await build(['b']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps used entries even if nothing new is added', async () => {
  await build(['a', 'b']);
  await build(['a', 'b']);
  await build(['a', 'b']);
  expect(made).toEqual(['a', 'b']);
});

it('makes a result once within a process', async () => {
  const results = open();
  for (let edit = 0; edit < 3; edit += 1) await results.cached(['a'], make('a'));
  expect(made).toEqual(['a']);
});

it('tries again after a failure, in this process and in the next', async () => {
  const results = open();
  const fail = (): never => {
    throw new Error('no');
  };
  await expect(results.cached(['a'], fail)).rejects.toThrow('no');
  await expect(open().cached(['a'], fail)).rejects.toThrow('no');
  expect(await results.cached(['a'], make('a'))).toEqual({ text: 'a' });
});

it('does not store a result that only this process keeps', async () => {
  const results = open();
  await results.cached(['a'], make('a'), () => false);
  await results.cached(['a'], make('a'), () => false);
  await open().cached(['a'], make('a'));
  expect(made).toEqual(['a', 'a']);
});

it('recomputes a result if its file is damaged', async () => {
  await build(['a', 'b']);
  for (const file of files()) if (readFileSync(file, 'utf8').includes('a')) writeFileSync(file, '{');
  await build(['a', 'b']);
  await build(['a', 'b']);
  expect(made).toEqual(['a', 'b', 'a']);
});

it('writes only what is new', async () => {
  await build(['a', 'b']);
  const inodes = (): number[] => files().map((file) => statSync(file).ino);
  const before = inodes();
  await build(['a', 'b', 'c']);
  expect(inodes()).toEqual(expect.arrayContaining(before));
  expect(inodes()).toHaveLength(3);
});

it('remembers the last result while the input is the same, unless it is not final', async () => {
  const inputs: string[] = [];
  const run = rememberLastIn(
    folder,
    'v1',
    (input: string) => {
      inputs.push(input);
      return input.toUpperCase();
    },
    (result) => result !== 'B',
  );
  for (const input of ['a', 'a', 'b', 'b', 'a']) expect(await run(input)).toBe(input.toUpperCase());
  expect(inputs).toEqual(['a', 'b', 'b', 'a']);
});

it('keeps the first result of a process for the next one, unless it is not final', async () => {
  const inputs: string[] = [];
  const start = () =>
    rememberLastIn(
      folder,
      'v1',
      (input: string) => {
        inputs.push(input);
        return input.toUpperCase();
      },
      (result) => result !== 'B',
    );
  for (const input of ['a', 'a', 'b', 'b']) expect(await start()(input)).toBe(input.toUpperCase());
  expect(inputs).toEqual(['a', 'b', 'b']);
  const edited = start();
  await edited('c');
  await edited('d');
  await start()('c');
  expect(inputs).toEqual(['a', 'b', 'b', 'c', 'd']);
});
