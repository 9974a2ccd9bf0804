import { expect, it } from 'vitest';
import type { Segment } from '../../../../../src/shared/protocol';
import { contextLine, markText } from '../../../../../src/client/search/engine/snippet';

const show = (segments: readonly Segment[]): string =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

it('highlights the typed part of each word', () => {
  expect(show(markText('Button variants', new Map([['variants', 7]])))).toBe('Button [variant]s');
});

it('marks a name as a whole or by its parts', () => {
  expect(show(markText('IconButton', new Map([['iconbutton', 10]])))).toBe('[IconButton]');
  expect(show(markText('IconButton', new Map([['button', 6]])))).toBe('Icon[Button]');
  expect(show(markText('MuiButton-root', new Map([['root', 4]])))).toBe('MuiButton-[root]');
});

it('keeps every letter of the text', () => {
  const text = '<b>a</b> & "button" – ende';
  expect(
    markText(text, new Map([['button', 6]]))
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text);
});

it('shows the line with most of the words, prose before code', () => {
  const text = 'Nothing here.\n\tconst theme = createTheme({ palette });\nThe theme has a palette.';
  const terms = new Map([
    ['theme', 5],
    ['palette', 7],
  ]);
  expect(show(contextLine(text, terms))).toBe('The [theme] has a [palette].');
});

it('shows the first line when nothing in the text matches', () => {
  expect(show(contextLine('First.\nSecond.', new Map([['x', 1]])))).toBe('First.');
  expect(contextLine('', new Map())).toEqual([]);
});

it('contains the match if the word around it is long', () => {
  const line =
    'See https://github.com/mui/material-ui/blob/master/packages/mui-material/src/Autocomplete.js for details.';
  expect(show(contextLine(line, new Map([['autocomplete', 12]])))).toContain('[Autocomplete]');
});

it('starts shortly before a late match, at a word, with an ellipsis', () => {
  const line = `${'word '.repeat(40)}here is the needle in a long line ${'word '.repeat(60)}`.trim();
  const shown = show(contextLine(line, new Map([['needle', 6]])));
  expect(shown).toMatch(/^…word .*\[needle\] in a long line .*…$/);
  expect(shown.length).toBeLessThan(200);
  expect(shown.indexOf('[needle]')).toBeLessThan(40);
});
