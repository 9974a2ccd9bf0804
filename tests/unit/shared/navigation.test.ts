import { describe, expect, it } from 'vitest';
import { findActivePage, flattenPages, hrefOf, previousAndNext } from '../../../src/shared/menu';
import { type NavigationEntry, navigationEntrySchema } from '../../../src/shared/data-schemas';

const outbound: NavigationEntry = {
  pathname: '/x/react-data-grid',
  linkProps: { href: 'https://mui.com/x/react-data-grid/' },
};
const tree: NavigationEntry[] = [
  {
    pathname: '/m/start-group',
    title: 'Getting started',
    children: [{ pathname: '/m/start' }, { pathname: '/m/start/usage/' }],
  },
  {
    pathname: '/m/components',
    children: [
      {
        pathname: '/m/components/inputs',
        subheader: 'inputs',
        children: [{ pathname: '/m/react-button' }, { pathname: '/m/react-dial', planned: true }],
      },
      { pathname: '/m/components/divider', subheader: 'divider' },
      outbound,
      { pathname: '/m/soon', planned: true, children: [{ pathname: '/m/soon/page' }] },
      { pathname: '/m/empty', children: [] },
    ],
  },
  { pathname: '/m/react-button', apiVariant: true },
  { pathname: 'https://example.com/store/' },
  { pathname: '/m/faq' },
];
const pathnames = (entries: NavigationEntry[]): string[] => entries.map(({ pathname }) => pathname);

describe('navigationEntrySchema', () => {
  it('accepts every documented field, nested', () => {
    const entry = {
      pathname: '/a',
      title: 'A',
      plan: 'premium',
      newFeature: true,
      unstable: true,
      beta: true,
      legacy: true,
      deprecated: true,
      icon: 'WebIcon',
      linkProps: { 'data-ga-event-category': 'store' },
      children: [
        {
          pathname: 'https://example.com/',
          subheader: 's',
          children: [{ pathname: '/b', planned: true, apiVariant: true }],
        },
      ],
    };
    expect(navigationEntrySchema.parse(entry)).toEqual(entry);
  });

  it.each([
    ['a path without leading slash', { pathname: 'a' }],
    ['a protocol-relative address', { pathname: '//example.com/' }],
    ['an entry without path', { title: 'A' }],
    ['an unknown key', { pathname: '/a', titel: 'A' }],
    ['an unknown key of a child', { pathname: '/a', children: [{ pathname: '/b', titel: 'B' }] }],
    ['an unknown plan', { pathname: '/a', plan: 'gold' }],
    ['an empty title', { pathname: '/a', title: '' }],
    ['a link attribute that is no text', { pathname: '/a', linkProps: { tabIndex: 1 } }],
  ])('rejects %s', (_, entry) => {
    expect(navigationEntrySchema.safeParse(entry).success).toBe(false);
  });
});

describe('flattenPages', () => {
  it('lists the pages in reading order, each once, without sub-headers, planned and external entries', () => {
    expect(pathnames(flattenPages(tree))).toEqual([
      '/m/start',
      '/m/start/usage/',
      '/m/react-button',
      '/m/faq',
    ]);
  });

  it('keeps a page itself rather than its API variant', () => {
    expect(flattenPages(tree).some(({ apiVariant }) => apiVariant)).toBe(false);
  });
});

describe('previousAndNext', () => {
  it('crosses group borders', () => {
    const { previous, next } = previousAndNext(tree, '/m/react-button/#sizes');
    expect([previous?.pathname, next?.pathname]).toEqual(['/m/start/usage/', '/m/faq']);
  });

  it('has nothing before the first page and after the last', () => {
    expect(previousAndNext(tree, '/m/start/').previous).toBeNull();
    expect(previousAndNext(tree, '/m/faq/').next).toBeNull();
  });

  it('has no neighbors for a page that is not in the tree', () => {
    expect(previousAndNext(tree, '/elsewhere/')).toEqual({ previous: null, next: null });
  });
});

describe('findActivePage', () => {
  it('finds the groups from the root to the page, with or without slashes in the path', () => {
    const path = ['/m/components', '/m/components/inputs', '/m/react-button'];
    expect(pathnames(findActivePage(tree, '/m/react-button/'))).toEqual(path);
    expect(pathnames(findActivePage(tree, '/m/start/usage'))).toEqual(['/m/start-group', '/m/start/usage/']);
  });

  it('finds only the page at the root, and nothing for a page of another site', () => {
    expect(pathnames(findActivePage(tree, '/m/faq/'))).toEqual(['/m/faq']);
    expect(findActivePage(tree, '/x/react-data-grid/')).toEqual([]);
  });
});

describe('hrefOf', () => {
  it('is the first page below a group, or an external link that comes first', () => {
    expect(tree[1] && hrefOf(tree[1])).toBe('/m/react-button/');
    expect(hrefOf({ pathname: '/g', children: [outbound] })).toBe(hrefOf(outbound));
  });

  it('is null for a group without pages', () => {
    expect(hrefOf({ pathname: '/g', children: [{ pathname: '/s', subheader: 's' }] })).toBeNull();
  });
});
