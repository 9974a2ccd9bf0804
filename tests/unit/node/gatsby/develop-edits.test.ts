import { EventEmitter } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { LostEdits } from '../../../../src/node/gatsby/develop-edits';

const edit = (id: string) => ({ type: 'createNode', payload: [{ id }] as const });

let emitter: EventEmitter;
let edits: LostEdits;
let isAtWork: boolean;
let heard: string[];
let collected: number;

beforeEach(() => {
  emitter = new EventEmitter();
  edits = new LostEdits();
  isAtWork = false;
  heard = [];
  collected = 0;
  emitter.on('ENQUEUE_NODE_MUTATION', ({ payload: [{ id }] }: ReturnType<typeof edit>) => {
    heard.push(id);
    if (isAtWork) emitter.emit('CREATE_NODE', { payload: { id } });
  });
  edits.watch(emitter, () => collected++);
});

it('an edit that Gatsby has collected and forgotten is sent once more, and no further', () => {
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('a'));
  isAtWork = true;
  edits.sendAgain(emitter);
  edits.sendAgain(emitter);
  expect(heard).toEqual(['a', 'a']);
});

it('an edit that Gatsby has made, at once or after it was collected, is not sent again', () => {
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('created'));
  emitter.emit('CREATE_NODE', { payload: { id: 'created' } });
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('unchanged'));
  emitter.emit('TOUCH_NODE', { payload: 'unchanged' });
  isAtWork = true;
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('at once'));
  edits.sendAgain(emitter);
  expect(heard).toEqual(['created', 'unchanged', 'at once']);
});

it('resends a lost edit even after a successful one', () => {
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('forgotten'));
  isAtWork = true;
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('made'));
  edits.sendAgain(emitter);
  expect(heard).toEqual(['forgotten', 'made', 'forgotten']);
});

it('reports edits that Gatsby queues, but not edits that it applies immediately', async () => {
  isAtWork = true;
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('a'));
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('b'));
  expect(collected).toBe(0);
  await Promise.resolve();
  isAtWork = false;
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('a'));
  expect(collected).toBe(1);
});

it('resends an edit as it was, because Gatsby changes the nodes that it creates', () => {
  const node = { id: 'a', internal: { owner: '' } };
  const lost = { type: 'createNode', payload: [node] as const };
  const owners: string[] = [];
  emitter.on('ENQUEUE_NODE_MUTATION', ({ payload: [sent] }: typeof lost) => owners.push(sent.internal.owner));
  emitter.emit('ENQUEUE_NODE_MUTATION', lost);
  node.internal.owner = 'gatsby-source-filesystem';
  edits.sendAgain(emitter);
  expect(owners).toEqual(['', '']);
});
