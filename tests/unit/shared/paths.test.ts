import { describe, expect, it } from 'vitest';
import { normalizePath, pathSegments, stripHashAndQuery, withTrailingSlash } from '../../../src/shared/paths';

describe('stripHashAndQuery', () => {
  it.each([
    ['/a/?tab=1#b', '/a/'],
    ['/a/#b?c', '/a/'],
    ['/a/', '/a/'],
  ])('keeps only the path of %s', (path, expected) => {
    expect(stripHashAndQuery(path)).toBe(expected);
  });
});

describe('withTrailingSlash', () => {
  it('adds a slash only where one is missing', () => {
    expect(withTrailingSlash('/a')).toBe('/a/');
    expect(withTrailingSlash('/a/')).toBe('/a/');
  });

  it('puts the slash in front of query and hash', () => {
    expect(withTrailingSlash('/a?b=/#c')).toBe('/a/?b=/#c');
    expect(withTrailingSlash('/a/#c')).toBe('/a/#c');
  });
});

describe('pathSegments', () => {
  it('lists the non-empty segments without query and hash', () => {
    expect(pathSegments('//material-ui/react-button/?x=/y/#z')).toEqual(['material-ui', 'react-button']);
    expect(pathSegments('/')).toEqual([]);
  });
});

describe('normalizePath', () => {
  it.each([
    ['a//b', '/a/b/'],
    ['/a/b/#c', '/a/b/'],
    ['', '/'],
    ['//?q', '/'],
  ])('spells %j as %j', (path, expected) => {
    expect(normalizePath(path)).toBe(expected);
  });
});
