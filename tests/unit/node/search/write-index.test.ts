import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IndexableProduct } from '../../../../src/node/search/gather-products';
import { writeIndex } from '../../../../src/node/search/write-index';
import { MANIFEST_URL, SEARCH_FOLDER, type SearchManifest } from '../../../../src/shared/index-files';
import { indexablePage, pageSection } from './indexable';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const DATA = { groups: [{ title: 'Start', links: [{ title: 'A', path: '/one/a/' }] }], synonyms: [] };
const product = (id: string, text: string, title = 'A'): IndexableProduct => ({
  id,
  name: id.toUpperCase(),
  packages: [],
  pages: [indexablePage(`/${id}/a/`, { title, sections: [pageSection({ title, text })] })],
  components: [],
});
const files = (): string[] => readdirSync(join(folder, SEARCH_FOLDER)).sort();
const manifest = (): SearchManifest =>
  JSON.parse(readFileSync(join(folder, MANIFEST_URL), 'utf8')) as SearchManifest;
const age = (url: string): number => statSync(join(folder, url)).mtimeMs;

describe('the index on disk', () => {
  it('writes a list of products with the URLs of their files', () => {
    writeIndex(folder, [product('one', 'Text.')], DATA);
    const { products, groups } = manifest();
    expect(groups).toEqual(DATA.groups);
    expect(products.map(({ id, name }) => [id, name])).toEqual([['one', 'ONE']]);
    for (const { namesUrl, textsUrl } of products)
      for (const url of [namesUrl, textsUrl]) expect(readFileSync(join(folder, url), 'utf8')).not.toBe('');
  });

  it('changes only where a page has changed', () => {
    writeIndex(folder, [product('one', 'Text.'), product('two', 'Text.')], DATA);
    const [one, two] = manifest().products;
    const ages = [one?.namesUrl, two?.namesUrl, two?.textsUrl].map((url) => age(url ?? ''));
    writeIndex(folder, [product('one', 'Changed.'), product('two', 'Text.')], DATA);
    const [changed, same] = manifest().products;
    expect(same).toEqual(two);
    expect(changed?.namesUrl).toBe(one?.namesUrl);
    expect(changed?.textsUrl).not.toBe(one?.textsUrl);
    expect([one?.namesUrl, two?.namesUrl, two?.textsUrl].map((url) => age(url ?? ''))).toEqual(ages);
  });

  it('deletes files that are not in use', () => {
    writeIndex(folder, [product('one', 'Text.'), product('two', 'Text.')], DATA);
    writeIndex(folder, [product('one', 'Changed.')], DATA);
    expect(files()).toHaveLength(3);
  });
});
