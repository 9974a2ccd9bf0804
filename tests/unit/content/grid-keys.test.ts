import { expect, it } from 'vitest';
import { placeAfterKey } from '../../../content/material-ui/material-icons/grid-keys';

const grid = { count: 23, columns: 5, rowsPerPage: 2, isRtl: false };
const after = (key: string, place: number, options: { ctrlKey?: boolean; isRtl?: boolean } = {}) =>
  placeAfterKey({ key, ctrlKey: options.ctrlKey ?? false }, place, {
    ...grid,
    isRtl: options.isRtl ?? false,
  });

it.each([
  ['ArrowRight', 4, 5],
  ['ArrowRight', 22, 22],
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 3, 8],
  ['ArrowDown', 19, 22],
  ['ArrowUp', 8, 3],
  ['ArrowUp', 3, 3],
  ['PageDown', 1, 11],
  ['PageUp', 11, 1],
  ['PageUp', 6, 1],
  ['Home', 8, 5],
  ['End', 8, 9],
  ['End', 21, 22],
])('%s at %i moves to %i', (key, place, next) => {
  expect(after(key, place)).toBe(next);
});

it('Home and End with Ctrl move to the ends of the grid', () => {
  expect(after('Home', 8, { ctrlKey: true })).toBe(0);
  expect(after('End', 8, { ctrlKey: true })).toBe(22);
});

it('in RTL, the arrow keys are mirrored', () => {
  expect(after('ArrowLeft', 4, { isRtl: true })).toBe(5);
  expect(after('ArrowRight', 5, { isRtl: true })).toBe(4);
});

it('other keys lead nowhere', () => {
  expect(after('a', 3)).toBeNull();
});
