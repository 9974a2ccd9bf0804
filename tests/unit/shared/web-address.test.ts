import { describe, expect, it } from 'vitest';
import { isUnsafeUrl, webAddress } from '../../../src/shared/web-address';

describe('an untrusted URL', () => {
  it.each([
    ['https://acme.example/a?b#c', 'https://acme.example/a?b#c'],
    ['HTTP://acme.example', 'http://acme.example/'],
    ['//acme.example/a', 'https://acme.example/a'],
  ])('%s is taken as %s', (value, address) => expect(webAddress(value)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://acme.example/x',
    '/relative/',
    'acme.example',
    'https://',
    '',
    7,
    null,
    undefined,
    {},
    ['https://acme.example'],
  ])('%j is refused', (value) => expect(webAddress(value)).toBeNull());
});

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
