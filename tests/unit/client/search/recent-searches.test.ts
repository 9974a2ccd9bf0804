import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSearch, recentSearches, rememberSearch } from '../../../../src/client/search/recent-searches';
import { stubBrowser } from '../fake-browser';

const store = (value: string): void => void stubBrowser({ storage: { 'docs-recent-searches': value } });

afterEach(() => vi.unstubAllGlobals());

describe('recent searches', () => {
  it('keeps the five latest searches without duplicates, newest first', () => {
    stubBrowser();
    ['a', 'b', 'c', 'd', 'e', 'f', 'B'].forEach(rememberSearch);
    expect(recentSearches()).toEqual(['B', 'f', 'e', 'd', 'c']);
  });

  it('ignore invalid entries', () => {
    store('["a"]');
    ['  ', 'x'.repeat(81)].forEach(rememberSearch);
    expect(recentSearches()).toEqual(['a']);
  });

  it('can be removed', () => {
    store('["a","b"]');
    expect(forgetSearch('A')).toEqual(['b']);
    expect(recentSearches()).toEqual(['b']);
  });

  it('survive whatever is stored', () => {
    stubBrowser();
    expect(recentSearches()).toEqual([]);
    store('no json');
    expect(recentSearches()).toEqual([]);
    store('{"a":1}');
    expect(recentSearches()).toEqual([]);
    store('["a", 1, "", "b"]');
    expect(recentSearches()).toEqual(['a', 'b']);
  });
});
