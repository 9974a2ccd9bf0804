import { describe, expect, it } from 'vitest';
import { allowedTypos, countTypos } from '../../../../../src/client/search/engine/match-query';

describe('typos', () => {
  it('allows more typos in longer words', () => {
    expect(['sx', 'tab', 'button', 'checkbox'].map(allowedTypos)).toEqual([0, 1, 1, 2]);
  });

  it('counts two swapped letters as one typo', () => {
    expect(countTypos('dailog', 'dialog')).toBe(1);
    expect(countTypos('buton', 'button')).toBe(1);
    expect(countTypos('cat', 'dog')).toBe(3);
  });
});
