import { describe, expect, it } from 'vitest';
import { pathnameToLanguage } from '../../../src/shared/language';

describe('pathnameToLanguage', () => {
  it.each([
    ['/zh/material-ui/react-button/', '/material-ui/react-button/', 'zh'],
    ['/pt/system/?a=b#c', '/system/?a=b#c', 'pt'],
    ['/ja', '/', 'ja'],
    ['/zh/blog/x/', '/blog/x/', 'zh'],
  ])('leads %s to the English page %s', (pathname, canonicalPathname, formerLanguage) => {
    expect(pathnameToLanguage(pathname)).toEqual({ userLanguage: 'en', canonicalPathname, formerLanguage });
  });

  it('strips the prefix of the current language without calling it former', () => {
    expect(pathnameToLanguage('/en/system/')).toEqual({
      userLanguage: 'en',
      canonicalPathname: '/system/',
      formerLanguage: null,
    });
  });

  it.each([
    '/material-ui/',
    '/x/react-data-grid/',
    '/xx/page/',
    '/zhongwen/',
    '/material-ui/zh/',
    '/blog/zh/x/',
    '/size-snapshot',
    '/',
  ])('leaves %s untouched', (pathname) => {
    expect(pathnameToLanguage(pathname)).toEqual({
      userLanguage: 'en',
      canonicalPathname: pathname,
      formerLanguage: null,
    });
  });

  it('never makes a protocol-relative URL', () => {
    expect(pathnameToLanguage('/zh//evil.example/').canonicalPathname).toBe('/evil.example/');
  });
});
