import { beforeEach, describe, expect, it } from 'vitest';
import { NodeWriter, type NewNode } from '../../../../src/node/gatsby/nodes';
import { createFakeStore, type FakeStore } from './fake-store';

const node = (id: string, text: string): NewNode => ({ id, type: 'Thing', fields: { text } });

let store: FakeStore;
let writer: NodeWriter;

beforeEach(() => {
  store = createFakeStore();
  writer = new NodeWriter('code 1');
});

/** One run that writes groups of nodes. */
function run(groups: Readonly<Record<string, readonly NewNode[]>>): void {
  for (const [name, nodes] of Object.entries(groups))
    writer.write(name, JSON.stringify(nodes), store.tools, () => nodes);
  writer.finish(store.tools);
}

describe('the writer of nodes', () => {
  it('creates the nodes of a group', () => {
    run({ a: [node('1', 'one'), node('2', 'two')] });
    expect(store.texts()).toEqual({ 1: 'one', 2: 'two' });
  });

  it('leaves a group alone whose inputs have not changed', () => {
    run({ a: [node('1', 'one')], b: [node('2', 'two')] });
    store.created.length = 0;
    run({ a: [node('1', 'one')], b: [node('2', 'changed')] });
    expect(store.created).toEqual(['2']);
    expect(store.texts()).toEqual({ 1: 'one', 2: 'changed' });
  });

  it('deletes nodes that a group no longer has, and those of a group that is gone', () => {
    run({ a: [node('1', 'one'), node('2', 'two')], b: [node('3', 'three')] });
    run({ a: [node('2', 'two')] });
    expect(store.texts()).toEqual({ 2: 'two' });
  });

  it('keeps a node that has moved to another group', () => {
    run({ a: [node('1', 'one')] });
    run({ b: [node('1', 'one')] });
    expect(store.texts()).toEqual({ 1: 'one' });
  });

  it('gives nodes that other code makes another digest', () => {
    run({ a: [node('1', 'one')] });
    const before = store.digestOf('1');
    writer = new NodeWriter('code 2');
    run({ a: [node('1', 'one')] });
    expect(store.digestOf('1')).not.toBe(before);
  });
});
