import { expect, it } from 'vitest';
import { isUnsafeUrl } from '../../../src/shared/web-address';

it.each([
  ['javascript:alert(1)', true],
  [' JavaScript :alert(1)', true],
  ['java\nscript:alert(1)', true],
  ['vbscript:x', true],
  ['data:text/html,<script>', true],
  ['data:image/png;base64,AA==', false],
  ['https://example.com/javascript:', false],
  ['/javascript/', false],
  ['#data:', false],
  ['mailto:a@example.com', false],
])('tells whether %j could run code', (url, expected) => {
  expect(isUnsafeUrl(url)).toBe(expected);
});
