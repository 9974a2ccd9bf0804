import { EventEmitter } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { LostEdits } from '../../../../src/node/gatsby/lost-edits';

const edit = (id: string) => ({ type: 'createNode', payload: [{ id }] as const });

let emitter: EventEmitter;
let edits: LostEdits;
let isAtWork: boolean;
let heard: string[];

beforeEach(() => {
  emitter = new EventEmitter();
  edits = new LostEdits();
  isAtWork = false;
  heard = [];
  emitter.on('ENQUEUE_NODE_MUTATION', ({ payload: [{ id }] }: ReturnType<typeof edit>) => {
    heard.push(id);
    if (isAtWork) emitter.emit('CREATE_NODE', { payload: { id } });
  });
  edits.watch(emitter);
});

it('an edit that Gatsby has collected and forgotten is sent once more, and no further', () => {
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('a'));
  isAtWork = true;
  edits.sendAgain();
  edits.sendAgain();
  expect(heard).toEqual(['a', 'a']);
});

it('an edit that Gatsby has made, at once or after it was collected, is not sent again', () => {
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('created'));
  emitter.emit('CREATE_NODE', { payload: { id: 'created' } });
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('unchanged'));
  emitter.emit('TOUCH_NODE', { payload: 'unchanged' });
  isAtWork = true;
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('at once'));
  edits.sendAgain();
  expect(heard).toEqual(['created', 'unchanged', 'at once']);
});

it('an edit that is made does not stand for the one that is forgotten', () => {
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('forgotten'));
  isAtWork = true;
  emitter.emit('ENQUEUE_NODE_MUTATION', edit('made'));
  edits.sendAgain();
  expect(heard).toEqual(['forgotten', 'made', 'forgotten']);
});
