import { describe, expect, it } from 'vitest';
import {
  codeVariantCookie,
  codeVariantFromCookie,
  codeVariantFromHash,
  resolveCodeVariant,
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

describe('codeVariantFromCookie', () => {
  it.each([
    ['a=b; codeVariant=JS; c=d', 'JS'],
    ['codeVariant=TS', 'TS'],
    ['codeVariant=PHP', null],
    ['xcodeVariant=JS', null],
    ['', null],
  ])('reads %j as %s', (cookie, expected) => {
    expect(codeVariantFromCookie(cookie)).toBe(expected);
  });
});

describe('resolveCodeVariant', () => {
  it('prefers the hash to the cookie and the cookie to TypeScript', () => {
    expect(resolveCodeVariant({ hash: '#A.tsx', cookie: 'codeVariant=JS' })).toBe('TS');
    expect(resolveCodeVariant({ hash: '#usage', cookie: 'codeVariant=JS' })).toBe('JS');
    expect(resolveCodeVariant({ hash: '', cookie: '' })).toBe('TS');
  });
});

describe('codeVariantCookie', () => {
  it('keeps the variant for a year on the whole site', () => {
    expect(codeVariantCookie('JS')).toBe('codeVariant=JS; path=/; max-age=31536000; SameSite=Lax');
  });

  it('can be read back', () => {
    expect(codeVariantFromCookie(codeVariantCookie('JS'))).toBe('JS');
  });
});
