import { describe, expect, it } from 'vitest';
import {
  isPageFilesUrl,
  pageDataUrl,
  pageFilesUrl,
  pageOfData,
  requestKind,
} from '../../../src/shared/request-kind';

const kindOf = (pathname: string, facts: Partial<{ method: string; mode: string; cache: string }> = {}) =>
  requestKind({ method: 'GET', mode: 'cors', cache: 'default', ...facts }, pathname);

describe('a request', () => {
  it.each([
    ['/', 'page'],
    ['/system/spacing/', 'page'],
    ['/system/spacing', 'page'],
    ['/page-data/system/page-data.json', 'page-data'],
    ['/page-data/app-data.json', 'app-data'],
    ['/app-a589e9e0c62e28dd143c.js', 'immutable'],
    ['/1613-8b38d998.js', 'immutable'],
    ['/styles.ce91bcb44b6c2ddc66e5.css', 'immutable'],
    ['/images/plan-0123456789.svg', 'immutable'],
    ['/icon-data/Filled-0-bbd1b6f290.json', 'immutable'],
    ['/search-index/core-texts-87bade9327.json', 'immutable'],
    ['/notifications-e08040a215.json', 'immutable'],
    ['/static/roboto-latin-ee07f3bd8a3f3abea80cf61dcd37b65e.woff2', 'immutable'],
    ['/changelog-20240131.pdf', 'asset'],
    ['/static/changelog-20240131.pdf', 'asset'],
    ['/legacy-20240131.js', 'asset'],
    ['/search-index/manifest-3.json', 'asset'],
    ['/demos/joy-core-_aKk7vcF.js', 'immutable'],
    ['/demos/runner-joy-c7e61e2b.html', 'immutable'],
    ['/fonts/geist-latin.woff2', 'asset'],
    ['/static/styles/prism-okaidia.css', 'asset'],
    ['/page-data/sq/d/123456.json', 'asset'],
    ['/offline-files/index.json', 'network'],
    ['/sw.js', null],
  ])('for %s is answered as %s', (address, kind) => {
    expect(kindOf(address)).toBe(kind);
  });

  it('that leads the tab to a file is one for a page, unless the file is hashed', () => {
    expect(kindOf('/robots.txt', { mode: 'navigate' })).toBe('page');
    expect(kindOf('/demos/runner-joy-c7e61e2b.html', { mode: 'navigate' })).toBe('immutable');
  });

  it('that asks past caches, or sends something, gets no copy', () => {
    expect(kindOf('/system/', { cache: 'reload' })).toBe('network');
    expect(kindOf('/system/', { cache: 'no-store' })).toBe('network');
    expect(kindOf('/system/', { method: 'POST' })).toBeNull();
    expect(kindOf('/system/', { method: 'HEAD' })).toBeNull();
  });
});

describe('the data of a page', () => {
  it.each([
    ['/', '/page-data/index/page-data.json'],
    ['/system/spacing/', '/page-data/system/spacing/page-data.json'],
    ['/500.html', '/page-data/500.html/page-data.json'],
  ])('of %s is %s, and back', (page, data) => {
    expect(pageDataUrl(page)).toBe(data);
    expect(pageOfData(data)).toBe(page);
  });

  it('is found for a URL without its last slash', () => {
    expect(pageDataUrl('/system/spacing')).toBe(pageDataUrl('/system/spacing/'));
  });
});

it('The list of a page is derived from its URL', () => {
  expect(pageFilesUrl('/system/spacing/')).toBe('/offline-files/pages/system/spacing/files.json');
  expect(pageFilesUrl('/500.html')).toBe('/offline-files/pages/500.html/files.json');
  expect(isPageFilesUrl(pageFilesUrl('/'))).toBe(true);
  expect(isPageFilesUrl('/offline-files/index.json')).toBe(false);
});
