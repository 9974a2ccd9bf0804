import { describe, expect, it } from 'vitest';
import { withoutLanguage } from '../../../src/shared/language';

describe('withoutLanguage', () => {
  it.each([
    ['/en/system/', '/system/'],
    ['/zh/material-ui/react-button/', '/material-ui/react-button/'],
    ['/pt/system/?a=b#c', '/system/?a=b#c'],
    ['/ja', '/'],
    ['/zh/blog/x/', '/blog/x/'],
  ])('leads %s to the English page %s', (pathname, english) => {
    expect(withoutLanguage(pathname)).toBe(english);
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
  ])('leaves %s untouched', (pathname) => expect(withoutLanguage(pathname)).toBe(pathname));

  it('never makes a protocol-relative URL', () => {
    expect(withoutLanguage('/zh//evil.example/')).toBe('/evil.example/');
  });
});
