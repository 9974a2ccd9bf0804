import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OfflineIndex, PageFiles, ProductManifest } from '../../../../src/shared/manifest';
import { writeManifests } from '../../../../src/node/offline/write-manifests';

const HASH = '0123456789abcdef0123';
const OLD = 'ffffffffffffffffffff';

const page = (title: string, product: string | null) =>
  `<html><head><meta name="mui:productId" content="${product ?? 'null'}"></head><body><h1 class="a">${title}</h1><a href="/b/index.html">B</a></body></html>`;
const data = (chunk: string, html: string) =>
  JSON.stringify({ componentChunkName: chunk, staticQueryHashes: ['7'], result: { html } });

const SITE: Readonly<Record<string, string>> = {
  'webpack.stats.json': JSON.stringify({
    assetsByChunkName: {
      app: [`webpack-runtime-${HASH}.js`, `app-${HASH}.js`],
      'component---src-doc': [`page-src-doc-${HASH}.js`],
      'component---src-pages-index': [`14-${HASH}.js`, `page-src-pages-index-${HASH}.js`],
      'component---src-pages-500': [`page-src-pages-500-${HASH}.js`],
    },
  }),
  [`webpack-runtime-${HASH}.js`]: `chunks({1:"${HASH}",2:"${HASH}"})`,
  [`app-${HASH}.js`]: `load("/page-src-doc-${HASH}.js");load("/robots.txt.map")`,
  [`app-${HASH}.js.map`]: '{}',
  [`12-${HASH}.js`]: 'settings()',
  [`13-${OLD}.js`]: 'of an earlier build',
  [`14-${HASH}.js`]: 'shared by a page and a dialog',
  [`page-src-doc-${HASH}.js`]: 'doc()',
  [`page-src-pages-index-${HASH}.js`]: 'home()',
  [`page-src-pages-500-${HASH}.js`]: 'unreachable()',
  'offline-plugin-app-shell-fallback/index.html': `<script src="/webpack-runtime-${HASH}.js"></script><script src="/app-${HASH}.js"></script><link href="/fonts/a.woff2">`,
  'fonts/a.woff2': 'font',
  'index.html': page('Home', null),
  '500.html': page('Unreachable', null),
  'a/index.html': page('A &amp; <em>more</em>', 'a'),
  'b/index.html': page('B', 'b'),
  'page-data/app-data.json': '{"webpackCompilationHash":"v1"}',
  'page-data/sq/d/7.json': '{}',
  'page-data/index/page-data.json': data('component---src-pages-index', ''),
  'page-data/500.html/page-data.json': data('component---src-pages-500', ''),
  'page-data/a/page-data.json': data(
    'component---src-doc',
    '<img src="/images/plan.svg"><i data-s="/demos/a-1.js" data-r="/demos/runner-1.html">',
  ),
  'page-data/b/page-data.json': data('component---src-doc', '<i data-s="/demos/b-1.js">'),
  'images/plan.svg': '<svg/>',
  'demos/a-1.js': 'import "./core-1.js"',
  'demos/runner-1.html': '<script src="./runner-1.js"></script>',
  'demos/runner-1.js': 'edited()',
  'demos/b-1.js': 'import "./core-1.js"',
  'demos/core-1.js': 'core()',
  'search-index/titles-0123456789.json': '[]',
  'sitemap.xml': '<a/>',
};
const PRODUCTS = [
  { id: 'a', name: 'Product A' },
  { id: 'b', name: 'Product B' },
  { id: 'empty', name: 'Empty' },
];

describe('the lists of what is needed offline', () => {
  let folder: string;
  let index: OfflineIndex;
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const pageFiles = () => read('offline-files/pages/a/files.json') as PageFiles;
  const product = (id: string) =>
    read(index.products.find((candidate) => candidate.id === id)?.manifest ?? '') as ProductManifest;
  const urls = (files: readonly { url: string }[]) => files.map(({ url }) => url).sort();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'docs-public-'));
    write(SITE);
    index = writeManifests(folder, PRODUCTS);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('give a page the shell, its data and code, and all that these name', () => {
    const list = pageFiles();
    expect(list).toMatchObject({ path: '/a/', title: 'A & more', version: 'v1' });
    expect(urls(list.files)).toEqual(
      [
        `/app-${HASH}.js`,
        `/page-src-doc-${HASH}.js`,
        `/page-src-pages-500-${HASH}.js`,
        '/demos/a-1.js',
        '/demos/core-1.js',
        '/fonts/a.woff2',
        '/images/plan.svg',
        '/offline-plugin-app-shell-fallback/',
        '/page-data/500.html/page-data.json',
        '/page-data/a/page-data.json',
        '/page-data/app-data.json',
        '/page-data/sq/d/7.json',
        `/webpack-runtime-${HASH}.js`,
      ].sort(),
    );
  });

  it('lists on-demand files separately, which are chunks, the search, and the demo runner', () => {
    const { tools } = pageFiles();
    expect(urls(tools)).toEqual([
      `/12-${HASH}.js`,
      `/14-${HASH}.js`,
      '/demos/runner-1.html',
      '/demos/runner-1.js',
      '/search-index/titles-0123456789.json',
    ]);
  });

  it('give a product the pages of its parts', () => {
    index = writeManifests(folder, [{ id: 'a', name: 'Product A', parts: ['b'] }]);
    const { pages, files } = product('a');
    expect(pages.map(({ path }) => path).sort()).toEqual(['/a/', '/b/']);
    expect(urls(files)).toContain('/demos/b-1.js');
  });

  it('give a product its pages, the pages made by hand, and nothing of other products', () => {
    const { pages, files } = product('a');
    expect(pages).toEqual([{ path: '/a/', title: 'A & more' }]);
    expect(urls(files)).toContain('/page-data/index/page-data.json');
    expect(urls(files)).toContain('/demos/a-1.js');
    expect(urls(files)).not.toContain('/demos/b-1.js');
  });

  it('lists the sizes and digests of files', () => {
    const script = product('a').files.find(({ url }) => url === '/demos/core-1.js');
    expect(script?.bytes).toBe('core()'.length);
    expect(script?.revision).toMatch(/^[0-9a-f]{16}$/);
    const offered = (read('offline-files/index.json') as OfflineIndex).products[0];
    const sum = product('a').files.reduce((total, { download }) => total + download, 0);
    expect(offered).toMatchObject({ id: 'a', pages: 1, download: sum });
  });

  it('offer no product without pages', () => {
    expect(index.products.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('are the same with the facts of an earlier build, whose files have changed since', () => {
    const facts = `${folder}-facts.json`;
    writeManifests(folder, PRODUCTS, '', facts);
    write({ 'a/index.html': page('Renamed', 'a'), 'demos/b-1.js': 'import "./core-1.js";changed()' });
    const warm = writeManifests(folder, PRODUCTS, '', facts);
    rmSync(facts);
    expect(warm).toEqual(writeManifests(folder, PRODUCTS));
    expect(pageFiles().title).toBe('Renamed');
  });

  it('only changes the revision of products that a change affects', () => {
    const revisions = () => index.products.map(({ revision }) => revision);
    const before = revisions();
    write({ 'demos/b-1.js': 'changed()' });
    index = writeManifests(folder, PRODUCTS);
    expect(revisions()[0]).toBe(before[0]);
    expect(revisions()[1]).not.toBe(before[1]);
  });

  it.each([
    ['in code', 'import{a as b}from"../core-1.js";', ['/demos/core-1.js']],
    ['in quoted HTML', '{\\"html\\":\\"<img src=\\"/images/plan.svg#part\\">\\"}', ['/images/plan.svg']],
    ['relative to the file, with a query', 'url(../../images/plan.svg?x=1)', ['/images/plan.svg']],
    ['with encoded characters', 'url(/fonts/a%20b.woff2)', ['/fonts/a%20b.woff2']],
    [
      'with a path prefix',
      'url(/docs/fonts/a%20b.woff2) "/images/plan.svg"',
      ['/fonts/a%20b.woff2', '/images/plan.svg'],
    ],
    ['only if the file exists', 'see /images/other.svg and /images/%zz.svg', []],
  ])('finds references %s', (_how, text, found) => {
    const added = ['/demos/core-1.js', '/images/plan.svg', '/fonts/a%20b.woff2'];
    write({ 'page-data/a/page-data.json': data('component---src-doc', '/demos/styles/a-1.css') });
    write({ 'demos/styles/a-1.css': text, 'fonts/a b.woff2': 'font' });
    writeManifests(folder, PRODUCTS, '/docs');
    expect(urls(pageFiles().files).filter((url) => added.includes(url))).toEqual(found);
  });
});
