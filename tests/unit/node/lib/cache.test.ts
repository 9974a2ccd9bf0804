import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Cache } from '../../../../src/node/lib/cache';

let folder = '';
let made: string[] = [];
const open = (version = '1'): Cache => new Cache(join(folder, 'deep/cache'), version);
const make = (text: string) => (): { text: string } => {
  made.push(text);
  return { text };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  made = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates results for these inputs in a separate build. */
async function build(texts: readonly string[], version?: string): Promise<void> {
  const results = open(version);
  for (const text of texts) expect(await results.cached(['text', text], make(text))).toEqual({ text });
  await results.save();
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

it('forgets what a build has not used', async () => {
  await build(['a', 'b']);
  await build(['a', 'c']);
  await build(['b']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps what was used while nothing new is made', async () => {
  await build(['a', 'b']);
  await build(['a', 'b']);
  await build(['a', 'b']);
  expect(made).toEqual(['a', 'b']);
});

it('goes on from one build to the next within a process', async () => {
  const results = open();
  for (let edit = 0; edit < 3; edit += 1) {
    await results.cached(['a'], make('a'));
    await results.save();
  }
  expect(made).toEqual(['a']);
});

it('does not keep what could not be made', async () => {
  const results = open();
  const fail = (): never => {
    throw new Error('no');
  };
  await expect(results.cached(['a'], fail)).rejects.toThrow('no');
  await results.save();
  expect(await open().cached(['a'], make('a'))).toEqual({ text: 'a' });
});

it('tries again after a failure, also before the failed build has been saved', async () => {
  const results = open();
  const fail = (): never => {
    throw new Error('no');
  };
  await expect(results.cached(['a'], fail)).rejects.toThrow('no');
  expect(await results.cached(['a'], make('a'))).toEqual({ text: 'a' });
});

it('makes a result again whose file cannot be read', async () => {
  await build(['a', 'b']);
  for (const file of readdirSync(join(folder, 'deep/cache')))
    if (readFileSync(join(folder, 'deep/cache', file), 'utf8').includes('a'))
      writeFileSync(join(folder, 'deep/cache', file), '{');
  await build(['a', 'b']);
  await build(['a', 'b']);
  expect(made).toEqual(['a', 'b', 'a']);
});

it('writes only what is new', async () => {
  await build(['a', 'b']);
  const inodes = (): number[] =>
    readdirSync(join(folder, 'deep/cache')).map((file) => statSync(join(folder, 'deep/cache', file)).ino);
  const before = inodes();
  await build(['a', 'b', 'c']);
  expect(inodes()).toEqual(expect.arrayContaining(before));
  expect(inodes()).toHaveLength(3);
});
