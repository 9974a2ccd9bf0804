import { beforeEach, describe, expect, it } from 'vitest';
import { nodeGroup, NodeWriter, type NewNode } from '../../../../src/node/gatsby/nodes';
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
  const all = Object.entries(groups).map(([name, nodes]) => nodeGroup(name, nodes, () => nodes));
  writer.update(all, store.tools);
}

describe('NodeWriter', () => {
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

  it('deletes nodes of removed groups, and nodes that a group no longer has', () => {
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

  describe('after a run that failed', () => {
    const failing = nodeGroup('z', 1, () => {
      throw new Error('no');
    });
    const failAfter = (...nodes: NewNode[]): void =>
      expect(() => writer.update([nodeGroup('a', nodes, () => nodes), failing], store.tools)).toThrow('no');

    it('restores the nodes of an edit that was undone', () => {
      run({ a: [node('1', 'one')] });
      failAfter(node('1', 'changed'));
      run({ a: [node('1', 'one')] });
      expect(store.texts()).toEqual({ 1: 'one' });
    });

    it('deletes nodes that were removed', () => {
      run({ a: [node('1', 'one')], b: [] });
      failAfter(node('2', 'two'));
      run({ b: [] });
      expect(store.texts()).toEqual({});
    });
  });
});
