import { describe, expect, it } from 'vitest';
import { addRecent, parseRecent, removeRecent } from '../../../../src/client/search/recent-searches';

describe('recent searches', () => {
  it('keeps the five latest searches without duplicates, newest first', () => {
    const kept = ['a', 'b', 'c', 'd', 'e', 'f', 'B'].reduce<string[]>(addRecent, []);
    expect(kept).toEqual(['B', 'f', 'e', 'd', 'c']);
  });

  it('ignore invalid entries', () => {
    expect(addRecent(['a'], '  ')).toEqual(['a']);
    expect(addRecent(['a'], 'x'.repeat(81))).toEqual(['a']);
  });

  it('can be removed', () => {
    expect(removeRecent(['a', 'b'], 'A')).toEqual(['b']);
  });

  it('survive whatever is stored', () => {
    expect(parseRecent(null)).toEqual([]);
    expect(parseRecent('no json')).toEqual([]);
    expect(parseRecent('{"a":1}')).toEqual([]);
    expect(parseRecent('["a", 1, "", "b"]')).toEqual(['a', 'b']);
  });
});
