import { describe, expect, it } from 'vitest';
import {
  CODE_STYLING_KEYS,
  CODE_STYLINGS,
  CODE_VARIANT_COOKIE,
  codeFromHash,
  codeStylingKey,
  preferenceCookie,
} from '../../../src/shared/code-variant';

describe('codeFromHash', () => {
  it.each([
    ['#BasicButtons.js', 'JS', undefined],
    ['#BasicButtons.tsx', 'TS', undefined],
    ['#system-Card.tsx', 'TS', 'MUI System'],
    ['#tailwind-Card.tsx', 'TS', 'Tailwind'],
    ['#css-Card.js', 'JS', 'CSS'],
    ['#BasicButtons', undefined, undefined],
    ['#BasicButtons.jsx', undefined, undefined],
    ['#tailwind-setup', undefined, undefined],
    ['#nextjs', undefined, undefined],
    ['', undefined, undefined],
  ])('reads %j as %s in %s', (hash, variant, styling) => {
    expect(codeFromHash(hash)).toEqual({ variant, styling });
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
