import { describe, expect, it, vi } from 'vitest';
import { matchesFilter, type FilterEntry } from '../../../../src/client/api-page/use-api-controls';

vi.mock('site-data/site.json', () => ({ default: { strings: {} } }));
vi.mock('site-data/strings-api.json', () => ({ default: {} }));

const color: FilterEntry = {
  name: 'color',
  type: "'primary' | 'secondary'",
  required: false,
  deprecated: false,
};

describe('the filter of an API page', () => {
  it('leaves everything when it is empty', () => {
    expect(matchesFilter(color, '')).toBe(true);
    expect(matchesFilter(color, '  ')).toBe(true);
  });

  it.each(['col', 'COLOR', 'secondary', "'primary'", 'color primary', ' primary  col '])(
    'finds names and types by every word, ignoring case: %s',
    (filter) => {
      expect(matchesFilter(color, filter)).toBe(true);
    },
  );

  it.each(['colour', 'color boolean', 'required', 'deprecated'])('hides the others: %s', (filter) => {
    expect(matchesFilter(color, filter)).toBe(false);
  });

  it('finds required and deprecated props by these words', () => {
    expect(matchesFilter({ ...color, required: true }, 'required')).toBe(true);
    expect(matchesFilter({ ...color, deprecated: true }, 'deprecated col')).toBe(true);
    expect(matchesFilter({ ...color, name: 'required' }, 'required')).toBe(true);
  });
});
