import { describe, expect, it } from 'vitest';
import { libraryLink } from '../../../../../src/node/api/page/library-link';

const PATHS = new Set(['/material-ui/api/button/', '/']);

describe('a link in the library’s declarations', () => {
  it.each([
    ['https://mui.com/material-ui/api/button/', '/material-ui/api/button/'],
    ['https://mui.com/material-ui/api/button', '/material-ui/api/button/'],
    [
      'https://mui.com/material-ui/api/button/#button-prop-color',
      '/material-ui/api/button/#button-prop-color',
    ],
    ['/material-ui/api/button/#button-classes-text', '/material-ui/api/button/#button-classes-text'],
  ])('leads to the page of this site: %s', (href, expected) => {
    expect(libraryLink(href, PATHS)).toBe(expected);
  });

  it.each([
    ['/material-ui/migration/x/#y', 'https://mui.com/material-ui/migration/x/#y'],
    ['https://mui.com/system/properties/', 'https://mui.com/system/properties/'],
    ['https://mui.com', 'https://mui.com'],
  ])('leads to the library’s site where this one has no page: %s', (href, expected) => {
    expect(libraryLink(href, new Set())).toBe(expected);
  });

  it.each(['https://github.com/mui/material-ui', 'https://mui.com.example/', '#anchor', '//cdn.example/x'])(
    'to another place stays as it is: %s',
    (href) => {
      expect(libraryLink(href, PATHS)).toBe(href);
    },
  );
});
