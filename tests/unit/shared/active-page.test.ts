import { describe, expect, it } from 'vitest';
import { canonicalPathname, findActivePage } from '../../../src/shared/menu';

describe('canonicalPathname', () => {
  it.each([
    ['/base-ui/react-button/#slots', '/base-ui/react-button/'],
    ['/base-ui/react-button?a=b', '/base-ui/react-button/'],
    ['/base-ui/react-button/[docsTab]/', '/base-ui/react-button/'],
    ['/base-ui/react-button/components-api/', '/base-ui/react-button/'],
    ['/base-ui/react-button/hooks-api/#useButton', '/base-ui/react-button/'],
    ['/base-ui/react-button/[docsTab]/hooks-api/', '/base-ui/react-button/'],
  ])('finds the page behind %s', (pathname, expected) => {
    expect(canonicalPathname(pathname)).toBe(expected);
  });

  it.each(['/components-api/', '/components-api/intro/', '/a/my-hooks-api/', '/'])(
    'leaves %s alone',
    (pathname) => {
      expect(canonicalPathname(pathname)).toBe(pathname);
    },
  );
});

describe('findActivePage', () => {
  const page = { pathname: '/base-ui/react-button' };
  const subheader = { pathname: '/base-ui/inputs', subheader: 'inputs', children: [page] };
  const group = { pathname: '/base-ui/components', children: [subheader] };

  it('finds the page and its parents from any of its tabs', () => {
    expect(findActivePage([group], '/base-ui/react-button/components-api/#x')).toEqual([
      group,
      subheader,
      page,
    ]);
  });

  it('finds nothing for a page that is not listed', () => {
    expect(findActivePage([group], '/404/')).toEqual([]);
  });
});
