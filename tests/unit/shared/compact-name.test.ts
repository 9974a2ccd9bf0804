import { expect, it } from 'vitest';
import { compactName, countWords, plainName } from '../../../src/shared/words';

it.each(['Text Field', 'text-field', 'textField', 'TextField'])('spells "%s" as "textfield"', (name) => {
  expect(compactName(name)).toBe('textfield');
  expect(plainName(name)).toBe('textfield');
});

it('removes plurals and stop words from plain names, but not from compact names', () => {
  expect(plainName('The sx props')).toBe(plainName('sx prop'));
  expect(compactName('The sx props')).toBe('thesxprops');
  expect(plainName('How do I turn off the ripple?')).toBe('turnoffripple');
});

it('keeps stop words if a name has no other words or they are part of a code name', () => {
  expect(plainName('What is this?')).toBe('whatisthis');
  expect(plainName('useTheme')).toBe('usetheme');
});

it('counts the parts of code names, but not stop words', () => {
  expect(countWords('The sx prop')).toBe(2);
  expect(countWords('MuiButton-root')).toBe(3);
});
