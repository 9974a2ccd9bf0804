import { describe, expect, it } from 'vitest';
import { compactName, countWords, plainName } from '../../../../src/shared/search/words';

describe('a name', () => {
  it('is the same however its words are joined', () => {
    for (const text of ['Text Field', 'text-field', 'textField', 'TextField']) {
      expect(compactName(text)).toBe('textfield');
      expect(plainName(text)).toBe('textfield');
    }
  });

  it('is the same in the plural and with small words, when it is taken plainly', () => {
    expect(plainName('The sx props')).toBe(plainName('sx prop'));
    expect(compactName('The sx props')).toBe('thesxprops');
    expect(plainName('How do I turn off the ripple?')).toBe('turnoffripple');
  });

  it('keeps small words when it has no others, or when they are parts of a name from code', () => {
    expect(plainName('What is this?')).toBe('whatisthis');
    expect(plainName('useTheme')).toBe('usetheme');
  });

  it('has as many words as say something', () => {
    expect(countWords('The sx prop')).toBe(2);
    expect(countWords('MuiButton-root')).toBe(3);
  });
});
