import { expect, it } from 'vitest';
import { parsePath } from '../../../src/overrides/gatsby-link';

it.each([
  ['/a/', { pathname: '/a/', search: '', hash: '' }],
  ['/a/?q=b#c', { pathname: '/a/', search: '?q=b', hash: '#c' }],
  ['/a/#c?q=b', { pathname: '/a/', search: '', hash: '#c?q=b' }],
  ['/a/?#', { pathname: '/a/', search: '', hash: '' }],
  ['?q=b', { pathname: '/', search: '?q=b', hash: '' }],
  ['', { pathname: '/', search: '', hash: '' }],
])('parses a URL like the router: %s', (path, parts) => {
  expect(parsePath(path)).toEqual(parts);
});
