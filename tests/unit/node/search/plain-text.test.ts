import { expect, it } from 'vitest';
import { plainText } from '../../../../src/node/search/write-index';

it.each([
  ['If `true`, it is **disabled**.', 'If true, it is disabled.'],
  ['See [the guide](https://example.com/a "Title") for\nmore.', 'See the guide for more.'],
  ['![A chart](./chart.svg) shows it.', 'A chart shows it.'],
  ['An array[0] (of values).', 'An array[0] (of values).'],
])('"%s" reads "%s"', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
