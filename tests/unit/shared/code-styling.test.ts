import { describe, expect, it } from 'vitest';
import {
  CODE_STYLING_KEYS,
  CODE_STYLINGS,
  codeStylingCookie,
  codeStylingFromCookie,
  codeStylingFromHash,
  codeStylingKey,
  resolveCodeStyling,
} from '../../../src/shared/code-variant';

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

describe('codeStylingFromCookie', () => {
  it.each([
    ['a=b; codeStyling=Tailwind', 'Tailwind'],
    ['codeStyling=MUI%20System', 'MUI System'],
    ['codeStyling=Sass', null],
    ['', null],
  ])('reads %j as %s', (cookie, expected) => {
    expect(codeStylingFromCookie(cookie)).toBe(expected);
  });
});

describe('resolveCodeStyling', () => {
  it('prefers the hash to the cookie and the cookie to MUI System', () => {
    expect(resolveCodeStyling({ hash: '#css-A.tsx', cookie: 'codeStyling=Tailwind' })).toBe('CSS');
    expect(resolveCodeStyling({ hash: '#A.tsx', cookie: 'codeStyling=Tailwind' })).toBe('Tailwind');
    expect(resolveCodeStyling({ hash: '', cookie: '' })).toBe('MUI System');
  });
});

describe('codeStylingCookie', () => {
  it('keeps the styling for a year on the whole site', () => {
    expect(codeStylingCookie('MUI System')).toBe(
      'codeStyling=MUI%20System; path=/; max-age=31536000; SameSite=Lax',
    );
  });

  it.each(Object.values(CODE_STYLINGS))('can be read back: %s', (styling) => {
    expect(codeStylingFromCookie(codeStylingCookie(styling))).toBe(styling);
  });
});

it('codeStylingKey names folder and prefix of each styling', () => {
  expect(Object.values(CODE_STYLINGS).map(codeStylingKey)).toEqual(CODE_STYLING_KEYS);
});
