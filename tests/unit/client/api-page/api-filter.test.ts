import { describe, expect, it, vi } from 'vitest';
import { matchesFilter } from '../../../../src/client/api-page/use-api-controls';

vi.mock('site-data/site.json', () => ({ default: { strings: {} } }));
vi.mock('site-data/strings-api.json', () => ({ default: {} }));

const matches = (filter: string, ...labels: string[]): boolean =>
  matchesFilter("color 'primary' | 'secondary'", labels, filter);

describe('the filter of an API page', () => {
  it('leaves everything when it is empty', () => {
    expect(matches('')).toBe(true);
    expect(matches('  ')).toBe(true);
  });

  it.each(['col', 'COLOR', 'secondary', "'primary'", 'color primary', ' primary  col '])(
    'finds names and types by every word, ignoring case: %s',
    (filter) => {
      expect(matches(filter)).toBe(true);
    },
  );

  it.each(['colour', 'color boolean', 'required', 'deprecated'])('hides the others: %s', (filter) => {
    expect(matches(filter)).toBe(false);
  });

  it('finds required and deprecated props by these words', () => {
    expect(matches('required', 'required')).toBe(true);
    expect(matches('deprecated col', 'deprecated')).toBe(true);
  });
});
