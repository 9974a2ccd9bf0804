import { describe, expect, it } from 'vitest';
import {
  gatherProducts,
  type ContentPage,
  type SearchSource,
} from '../../../../src/node/search/gather-products';
import { indexProduct } from '../../../../src/node/search/write-index';
import { expandRecords, type ProductNames } from '../../../../src/shared/index-files';
import { labelEntries } from '../../../../src/shared/menu';
import type { NavigationEntry } from '../../../../src/shared/data-schemas';
import { productSchema } from '../../../../src/shared/product';
import { componentApi, pageSection } from './indexable';

const PRODUCTS = productSchema.array().parse([
  {
    id: 'material-ui',
    name: 'Material UI',
    description: 'D.',
    package: '@mui/material',
    api: [{ package: '@mui/lab' }],
    path: '/material-ui/',
  },
  { id: 'docs', name: 'Docs', description: 'D.', path: '/versions/', navigation: 'core' },
  { id: 'joy-ui', name: 'Joy UI', description: 'D.', path: '/joy-ui/' },
]);

const NOTHING = { id: '', name: '', pages: [], components: [], packages: [] };

const contentPage = (path: string, more: Partial<ContentPage['frontMatter']> = {}): ContentPage => ({
  path,
  productId: 'material-ui',
  frontMatter: { title: path, description: 'D.', components: [], hooks: [], hidden: false, ...more },
  sections: [pageSection({ demos: ['First'] })],
});

const tree = (name: string, entries: NavigationEntry[]) => ({
  name,
  entries: labelEntries(entries, new Map(), {}),
});

const gather = (more: Partial<SearchSource>) =>
  gatherProducts({
    products: PRODUCTS,
    pages: [],
    trees: [],
    demoSource: () => '',
    components: [],
    ...more,
  });

describe('search data', () => {
  it('groups search data by product, and omits empty products', () => {
    const products = gather({ pages: [contentPage('/material-ui/a/')] });
    expect(products.map(({ id, pages }) => [id, pages.map(({ path }) => path)])).toEqual([
      ['material-ui', ['/material-ui/a/']],
    ]);
  });

  it('includes the packages that a product documents', () => {
    const [product] = gather({ pages: [contentPage('/material-ui/a/')] });
    expect(product?.packages).toEqual(['@mui/material', '@mui/lab']);
  });

  it('includes the badge and the plan of a page', () => {
    const [product] = gather({ pages: [contentPage('/material-ui/a/', { beta: true, plan: 'pro' })] });
    const { product: indexed, files } = indexProduct(product ?? NOTHING);
    const names = files.find(({ url }) => url === indexed.namesUrl)?.text ?? '';
    const [record] = expandRecords('material-ui', JSON.parse(names) as ProductNames);
    expect(record).toMatchObject({ kind: 'page', badge: 'beta', plan: 'pro' });
  });

  it('does not include hidden pages', () => {
    expect(gather({ pages: [contentPage('/material-ui/a/', { hidden: true })] })).toEqual([]);
  });

  it('knows the groups above a page, and the sources of its demos', () => {
    const entries = [
      { pathname: '/material-ui/g', title: 'Components', children: [{ pathname: '/material-ui/a/' }] },
    ];
    const [product] = gather({
      pages: [contentPage('/material-ui/a/')],
      trees: [tree('material-ui', entries)],
      demoSource: (path, name) => `source of ${path} ${name}`,
    });
    expect(product?.pages[0]?.trail).toEqual(['Components']);
    expect(product?.pages[0]?.demoSource('First')).toBe('source of /material-ui/a/ First');
  });

  it('includes pages made by hand, once, by their titles in the menu', () => {
    const entries = [{ pathname: '/versions/', title: 'All versions' }, { pathname: '/material-ui/a/' }];
    const products = gather({
      pages: [contentPage('/material-ui/a/')],
      trees: [tree('core', entries), tree('joy-ui', entries)],
    });
    expect(products.map(({ id, pages }) => [id, pages.map(({ title }) => title)])).toEqual([
      ['material-ui', ['/material-ui/a/']],
      ['docs', ['All versions']],
    ]);
  });

  it('includes components with API pages, and does not take their menu entries for pages', () => {
    const api = componentApi('Card', { productId: 'joy-ui', path: '/joy-ui/api/card/' });
    const products = gather({
      components: [api],
      trees: [tree('joy-ui', [{ pathname: '/joy-ui/api/card/' }])],
    });
    expect(products.map(({ id, pages, components }) => [id, pages.length, components.length])).toEqual([
      ['joy-ui', 0, 1],
    ]);
  });
});
