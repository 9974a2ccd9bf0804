import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded, sectionId } from '../../../src/shared/paths';

describe('the id that a hash names', () => {
  it.each([
    ['', null],
    ['#', null],
    ['#sizes', 'sizes'],
    ['#gr%C3%B6%C3%9Fe', 'größe'],
    ['#100%25', '100%'],
    ['#%', '%'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['#TableSort.tsx', 'TableSort.tsx'],
  ])('%j names %j', (hash, id) => {
    expect(sectionId(hash)).toBe(id);
  });

  it('is found again in every link to it, and no hash at all makes it throw', () => {
    assert(
      property(string({ minLength: 1, unit: 'grapheme' }), (id) => {
        expect(sectionId(`#${encodeURIComponent(id)}`)).toBe(id);
        expect(typeof sectionId(`#${id}`)).toMatch(/string|object/);
      }),
    );
  });
});

it('a URL with invalid percent signs cannot be decoded', () => {
  expect(['/a/', '/%C3%B6/', '/100%/', '/%ff/'].map(decoded)).toEqual(['/a/', '/ö/', null, null]);
});
