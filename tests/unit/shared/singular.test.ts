import { expect, it } from 'vitest';
import { isForm, singular } from '../../../src/shared/words';

it.each([
  ['buttons', 'button'],
  ['boxes', 'box'],
  ['switches', 'switch'],
  ['queries', 'query'],
  ['sizes', 'size'],
  ['classes', 'class'],
])('%s are more than one %s', (many, one) => {
  expect(singular(many)).toBe(one);
  expect(isForm(one, many)).toBe(true);
});

it.each(['css', 'status', 'axis', 'progress', 'sx', 'button'])('%s is no plural', (word) =>
  expect(singular(word)).toBe(word),
);

it('words that only begin alike are not forms of one', () => {
  expect(isForm('tab', 'table')).toBe(false);
  expect(isForm('button', 'buttonbase')).toBe(false);
});
