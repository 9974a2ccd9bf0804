import { describe, expect, it } from 'vitest';
import { parseSearchAddress, searchAddress } from '../../../src/shared/protocol';

describe('the URL of a search', () => {
  const parse = (address: string) => parseSearchAddress(new URL(address, 'http://localhost').searchParams);

  it('contains the complete search and can be parsed again', () => {
    const search = {
      text: 'a & b #1',
      productId: 'joy-ui',
      filter: { products: ['joy-ui', 'system'], kinds: ['section' as const, 'prop' as const] },
    };
    expect(searchAddress(search)).toBe(
      '/search/?q=a%20%26%20b%20%231&from=joy-ui&product=joy-ui&product=system&kind=section&kind=prop',
    );
    expect(parse(searchAddress(search))).toEqual(search);
  });

  it('ignores unknown parameters', () => {
    expect(parse('/search/?kind=spaceship')).toEqual({
      text: '',
      productId: null,
      filter: { products: [], kinds: [] },
    });
  });
});
