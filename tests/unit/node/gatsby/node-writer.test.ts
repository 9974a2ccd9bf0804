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

describe('NodeWriter', () => {
  it('creates nodes', () => {
    writer.write([node('1', 'one'), node('2', 'two')], store.tools);
    expect(store.texts()).toEqual({ 1: 'one', 2: 'two' });
  });

  it('leaves nodes alone that have not changed', () => {
    writer.write([node('1', 'one'), node('2', 'two')], store.tools);
    store.created.length = 0;
    writer.write([node('1', 'one'), node('2', 'changed')], store.tools);
    expect(store.created).toEqual(['2']);
    expect(store.texts()).toEqual({ 1: 'one', 2: 'changed' });
  });

  it('touches the nodes of an earlier build that have not changed, so that Gatsby keeps them', () => {
    writer.write([node('1', 'one'), node('2', 'two')], store.tools);
    store.created.length = 0;
    new NodeWriter('code 1').write([node('1', 'one'), node('2', 'changed')], store.tools);
    expect(store.touched).toEqual(['1']);
    expect(store.created).toEqual(['2']);
  });

  it('creates a node again that Gatsby has deleted with its parent', () => {
    writer.write([node('1', 'one'), node('2', 'two')], store.tools);
    store.tools.actions.deleteNode({ id: '2' } as Parameters<typeof store.tools.actions.deleteNode>[0]);
    writer.write([node('1', 'changed'), node('2', 'two')], store.tools);
    expect(store.texts()).toEqual({ 1: 'changed', 2: 'two' });
  });

  it('deletes nodes that the site no longer has', () => {
    writer.write([node('1', 'one'), node('2', 'two')], store.tools);
    writer.write([node('2', 'two')], store.tools);
    expect(store.texts()).toEqual({ 2: 'two' });
  });

  it('gives nodes that other code makes another digest', () => {
    writer.write([node('1', 'one')], store.tools);
    const before = store.digestOf('1');
    new NodeWriter('code 2').write([node('1', 'one')], store.tools);
    expect(store.digestOf('1')).not.toBe(before);
  });
});
