import { EventEmitter } from 'node:events';
import type { NodePluginArgs } from 'gatsby';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeSkippedPages } from '../../../../src/node/gatsby/develop-edits';

const emitter = new EventEmitter();
const pagePaths = new Set<string>();
const requested: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  emitter.on('QUERY_RUN_REQUESTED', ({ pagePath }: { pagePath: string }) => requested.push(pagePath));
  const store = { getState: () => ({ pendingPageDataWrites: { pagePaths } }) };
  writeSkippedPages({ emitter, store: store as unknown as NodePluginArgs['store'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('requests a page again whose data was not written after its query', () => {
  for (const path of ['/written/', '/skipped/']) {
    pagePaths.add(path);
    emitter.emit('PAGE_QUERY_RUN', { payload: { path } });
  }
  pagePaths.delete('/written/');
  expect(requested).toEqual([]);
  vi.runAllTimers();
  expect(requested).toEqual(['/skipped/']);
});
