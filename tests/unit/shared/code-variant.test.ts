import { describe, expect, it } from 'vitest';
import {
  CODE_STYLING_KEYS,
  CODE_STYLINGS,
  CODE_VARIANT_COOKIE,
  codeStylingFromHash,
  codeStylingKey,
  codeVariantFromHash,
  preferenceCookie,
} from '../../../src/shared/code-variant';

describe('codeVariantFromHash', () => {
  it.each([
    ['#BasicButtons.js', 'JS'],
    ['#BasicButtons.tsx', 'TS'],
    ['#system-BasicButtons.tsx', 'TS'],
    ['#BasicButtons', null],
    ['#BasicButtons.jsx', null],
    ['#nextjs', null],
    ['', null],
  ])('reads %j as %s', (hash, expected) => {
    expect(codeVariantFromHash(hash)).toBe(expected);
  });
});

describe('codeStylingFromHash', () => {
  it.each([
    ['#tailwind-Card.tsx', 'Tailwind'],
    ['#css-Card.js', 'CSS'],
    ['#system-Card.tsx', 'MUI System'],
    ['#Card.tsx', null],
    ['#tailwind-setup', null],
    ['', null],
  ])('reads %j as %s', (hash, expected) => {
    expect(codeStylingFromHash(hash)).toBe(expected);
  });
});

it('preferenceCookie keeps a choice for a year on the whole site', () => {
  expect(preferenceCookie(CODE_VARIANT_COOKIE, 'JS')).toBe(
    'codeVariant=JS; path=/; max-age=31536000; SameSite=Lax',
  );
});

it('codeStylingKey names folder and prefix of each styling', () => {
  expect(Object.values(CODE_STYLINGS).map(codeStylingKey)).toEqual(CODE_STYLING_KEYS);
});
