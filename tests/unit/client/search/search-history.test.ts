import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../../../src/shared/site-data';
import { ANALYTICS_EVENT } from '../../../../src/client/analytics/report-event';
import {
  forgetSearch,
  recentSearches,
  recordChoice,
  rememberSearch,
} from '../../../../src/client/search/search-history';
import { stubBrowser } from '../fake-browser';

const configured = vi.hoisted((): { services: Services } => ({ services: {} }));
vi.mock('../../../../src/client/analytics/report-event', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readServices: () => configured.services,
}));

const store = (value: string): void => void stubBrowser({ storage: { 'docs-recent-searches': value } });

afterEach(() => {
  vi.unstubAllGlobals();
  configured.services = {};
});

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

describe('the report of a selected result', () => {
  /** What analytics hears. */
  const heard = (): unknown => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    let detail: unknown = null;
    page.addEventListener(ANALYTICS_EVENT, (event) => (detail = (event as CustomEvent<unknown>).detail));
    recordChoice('data grid', { kind: 'page' }, 1);
    return detail;
  };

  it('has the length of the query but not its text', () => {
    configured.services = { analytics: { id: 'G-1', url: 'https://m.example' } };
    expect(heard()).toEqual({ name: 'search', params: { query_length: 9, kind: 'page', rank: 1 } });
  });

  it('has the text of the query if the site allows it', () => {
    configured.services = { analytics: { id: 'G-1', url: 'https://m.example', searchText: true } };
    expect(heard()).toMatchObject({ params: { query: 'data grid' } });
  });
});
