import { describe, expect, it } from 'vitest';
import { interfaceStrings, titlesOf, translationsSchema } from '../../../../src/node/content/translations';

const table = translationsSchema.parse({
  close: 'Close',
  settings: { mode: { dark: 'Dark' } },
  pages: { system: { '/system/react-box/': 'Box' } },
});

describe('the translation table', () => {
  it('gives the browser the interface strings without the titles of pages', () => {
    expect(interfaceStrings(table)).toEqual({ close: 'Close', settings: { mode: { dark: 'Dark' } } });
  });

  it('has titles by product, and none for other products', () => {
    expect(titlesOf(table, 'system')).toEqual({ '/system/react-box/': 'Box' });
    expect(titlesOf(table, 'joy-ui')).toEqual({});
  });

  it('can have no titles', () => {
    expect(titlesOf(translationsSchema.parse({}), 'system')).toEqual({});
  });

  it.each([{ close: 1 }, { settings: { mode: ['Dark'] } }, { pages: { system: 'Box' } }])(
    'rejects %j',
    (value) => {
      expect(translationsSchema.safeParse(value).success).toBe(false);
    },
  );
});
