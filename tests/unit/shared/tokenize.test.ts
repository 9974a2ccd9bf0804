import { expect, it } from 'vitest';
import { splitWord, tokenize, wordsOf } from '../../../src/shared/words';

it.each([
  ['Text Field', ['text', 'field']],
  ['useMediaQuery', ['usemediaquery', 'use', 'media', 'query']],
  ['MuiButton-root', ['muibutton-root', 'mui', 'button', 'root']],
  ['.Mui-disabled', ['mui-disabled', 'mui', 'disabled']],
  ['theme.palette.mode', ['theme.palette.mode', 'theme', 'palette', 'mode']],
  ['aria-label', ['aria-label', 'aria', 'label']],
  ['MUISystem', ['muisystem', 'mui', 'system']],
  ['@mui/material', ['mui', 'material']],
  ['styled()', ['styled']],
  ['Größe', ['größe']],
  ['🚀 !? <>', []],
])('"%s" is found as %j', (text, terms) => {
  expect(tokenize(text)).toEqual(terms);
});

it('cuts terms at 40 characters', () => {
  expect(tokenize('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
  for (const term of tokenize('a-'.repeat(500))) expect(term.length).toBeLessThanOrEqual(40);
});

it('joined parts of a name are one word', () => {
  expect(wordsOf('the sx-prop')).toEqual(['the', 'sx-prop']);
});

it('a plain word is its only part', () => {
  expect(splitWord('button')).toEqual(['button']);
});
