import { describe, expect, it } from 'vitest';
import { allowedSlips, countSlips } from '../../../../../src/client/search/engine/mend-word';

describe('typing slips', () => {
  it('are more in longer words', () => {
    expect(['sx', 'tab', 'button', 'checkbox'].map(allowedSlips)).toEqual([0, 1, 1, 2]);
  });

  it('count two letters that changed places as one', () => {
    expect(countSlips('dailog', 'dialog')).toBe(1);
    expect(countSlips('buton', 'button')).toBe(1);
    expect(countSlips('cat', 'dog')).toBe(3);
  });
});
