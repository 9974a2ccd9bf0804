import { describe, expect, it } from 'vitest';
import { createLinkResolver } from '../../../../../src/node/api/page/rendered-component';

const PAGES = new Map([
  ['/material-ui/api/button/', ['props', 'button-prop-color', 'button-classes-text']],
  ['/', []],
]);
const REDIRECTS = new Map([['/r/button-props/', '/material-ui/api/button/#props']]);

describe('a link in the library’s declarations', () => {
  it.each([
    ['https://mui.com/material-ui/api/button/', '/material-ui/api/button/'],
    ['https://mui.com/material-ui/api/button', '/material-ui/api/button/'],
    [
      'https://mui.com/material-ui/api/button/#button-prop-color',
      '/material-ui/api/button/#button-prop-color',
    ],
    ['/material-ui/api/button/#button-classes-text', '/material-ui/api/button/#button-classes-text'],
    ['https://mui.com/r/button-props', '/material-ui/api/button/#props'],
    ['/r/button-props/#old', '/material-ui/api/button/#props'],
  ])('goes to the page of this site: %s', (href, expected) => {
    expect(createLinkResolver(PAGES, REDIRECTS)(href)).toBe(expected);
  });

  it.each([
    ['/material-ui/migration/x/#y', 'https://mui.com/material-ui/migration/x/#y'],
    ['https://mui.com/system/properties/', 'https://mui.com/system/properties/'],
    ['https://mui.com', 'https://mui.com'],
  ])('goes to the library’s site if this one has no page: %s', (href, expected) => {
    expect(createLinkResolver(new Map())(href)).toBe(expected);
  });

  it.each(['https://github.com/mui/material-ui', 'https://mui.com.example/', '#anchor', '//cdn.example/x'])(
    'keeps links to other sites: %s',
    (href) => {
      expect(createLinkResolver(PAGES, REDIRECTS)(href)).toBe(href);
    },
  );
});
