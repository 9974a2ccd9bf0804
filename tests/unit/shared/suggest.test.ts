import { describe, expect, it } from 'vitest';
import { closest, closestPaths } from '../../../src/shared/suggest';

describe('closest', () => {
  const products = ['material-ui', 'joy-ui', 'system'];

  it.each([
    ['materal-ui', 'material-ui'],
    ['JOY-UI', 'joy-ui'],
    ['sistem', 'system'],
    ['system', 'system'],
  ])('suggests for %s the product %s', (value, expected) => {
    expect(closest(value, products)).toBe(expected);
  });

  it('prefers the nearest, not the first near one', () => {
    expect(closest('tabs', ['table', 'tab', 'taps', 'tabss'])).toBe('tab');
    expect(closest('buttons', ['bottom', 'button'])).toBe('button');
  });

  it('allows two typos in short names but never a wholly different one', () => {
    expect(closest('gird', ['grid'])).toBe('grid');
    expect(closest('ab', ['xy'])).toBeNull();
  });

  it('returns null if nothing is similar', () => {
    expect(closest('angular', products)).toBeNull();
    expect(closest('abcdefghij', ['abcdeVWXYZ'])).toBeNull();
    expect(closest('anything', [])).toBeNull();
  });
});

describe('closestPaths', () => {
  const paths = [
    '/material-ui/react-button/',
    '/material-ui/react-table/',
    '/material-ui/api/button/',
    '/material-ui/getting-started/installation/',
    '/joy-ui/react-button/',
    '/system/spacing/',
  ];

  it('finds the page behind a typing slip and stays within its product', () => {
    expect(closestPaths('/joy-ui/react-buton/', paths, 2)[0]).toBe('/joy-ui/react-button/');
    expect(closestPaths('/material-ui/api/buttons/', paths, 1)).toEqual(['/material-ui/api/button/']);
  });

  it('finds the page of an old URL in another folder', () => {
    expect(closestPaths('/components/buttons/', paths, 3)).toContain('/material-ui/react-button/');
    expect(closestPaths('/installation/', paths, 1)).toEqual(['/material-ui/getting-started/installation/']);
  });

  it('falls back to the page above the dead link', () => {
    expect(closestPaths('/material-ui/react-table/zzzzzzzz/#rows', paths, 1)).toEqual([
      '/material-ui/react-table/',
    ]);
  });

  it('returns at most the number asked for, best first', () => {
    expect(closestPaths('/material-ui/react-button/', paths, 2)).toHaveLength(2);
    expect(closestPaths('/material-ui/react-button', paths, 2)[0]).toBe('/material-ui/react-button/');
    expect(closestPaths('/material-ui/react-button/', paths, 0)).toEqual([]);
  });

  it('suggests nothing for a path unlike any page', () => {
    expect(closestPaths('/wp-login.php', paths, 3)).toEqual([]);
    expect(closestPaths('/', paths, 3)).toEqual([]);
  });
});
