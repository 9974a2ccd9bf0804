import { EventEmitter } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { DroppedEditReplayer } from '../../../../src/node/gatsby/develop-edits';

const edit = (id: string) => ({ type: 'createNode', payload: [{ id }] as const });

let emitter: EventEmitter;
let replayer: DroppedEditReplayer;
let isAtWork: boolean;
let heard: string[];
let queued: number;

beforeEach(() => {
  emitter = new EventEmitter();
  replayer = new DroppedEditReplayer();
  isAtWork = false;
  heard = [];
  queued = 0;
  emitter.on('ENQUEUE_NODE_MUTATION', ({ payload: [{ id }] }: ReturnType<typeof edit>) => {
    heard.push(id);
    if (isAtWork) emitter.emit('CREATE_NODE', { payload: { id } });
  });
  replayer.watch(emitter, () => queued++);
});

it('replays a dropped edit once', () => {
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('a'));
  isAtWork = true;
  replayer.replay(emitter);
  replayer.replay(emitter);
  expect(heard).toEqual(['a', 'a']);
});

it('does not replay an edit that Gatsby has applied, immediately or from its queue', () => {
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('created'));
  emitter.emit('CREATE_NODE', { payload: { id: 'created' } });
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('unchanged'));
  emitter.emit('TOUCH_NODE', { payload: 'unchanged' });
  isAtWork = true;
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('at once'));
  replayer.replay(emitter);
  expect(heard).toEqual(['created', 'unchanged', 'at once']);
});

it('replays a dropped edit even after an applied one', () => {
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('forgotten'));
  isAtWork = true;
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('made'));
  replayer.replay(emitter);
  expect(heard).toEqual(['forgotten', 'made', 'forgotten']);
});

it('reports edits that Gatsby queues, but not edits that it applies immediately', async () => {
  isAtWork = true;
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('a'));
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('b'));
  expect(queued).toBe(0);
  await Promise.resolve();
  isAtWork = false;
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('a'));
  expect(queued).toBe(1);
});

it('replays an edit as it was, because Gatsby changes the nodes that it creates', () => {
  const node = { id: 'a', internal: { owner: '' } };
  const dropped = { type: 'createNode', payload: [node] as const };
  const owners: string[] = [];
  emitter.on('ENQUEUE_NODE_MUTATION', ({ payload: [sent] }: typeof dropped) =>
    owners.push(sent.internal.owner),
  );
  emitter.emit('ENQUEUE_NODE_MUTATION', dropped);
  node.internal.owner = 'gatsby-source-filesystem';
  replayer.replay(emitter);
  expect(owners).toEqual(['', '']);
});
