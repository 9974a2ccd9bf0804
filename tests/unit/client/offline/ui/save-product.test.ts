import { describe, expect, it } from 'vitest';
import type { ProductManifest, SavedFile } from '../../../../../src/shared/manifest';
import { formatBytes, progressOf, sumOf } from '../../../../../src/client/offline/ui/save-product';

const file = (url: string, bytes: number): SavedFile => ({ url, revision: 'r', bytes, download: bytes / 10 });
const pageA = file('/page-data/a/page-data.json', 1000);
const pageB = file('/page-data/b/page-data.json', 2000);
const script = file('/app-1.js', 7000);
const manifest: ProductManifest = {
  id: 'a',
  name: 'A',
  version: 'v',
  revision: 'r',
  pages: [
    { path: '/a/', title: 'A' },
    { path: '/b/', title: 'B' },
  ],
  files: [pageA, pageB, script],
};

describe('what is saved of a product', () => {
  it('counts saved pages and transferred bytes', () => {
    const total = { pages: 2, bytes: 1000 };
    expect(progressOf(manifest, manifest.files)).toEqual({ done: { pages: 0, bytes: 0 }, total });
    expect(progressOf(manifest, [pageB, script])).toEqual({ done: { pages: 1, bytes: 100 }, total });
    expect(progressOf(manifest, [])).toEqual({ done: total, total });
  });

  it('needs a different size on the device than for the transfer', () => {
    expect(sumOf(manifest.files, 'bytes')).toBe(10_000);
    expect(sumOf(manifest.files, 'download')).toBe(1000);
  });
});

describe('a size', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [86_400, '87 KB'],
    [99_999, '100 KB'],
    [100_000, '0.1 MB'],
    [432_100, '0.4 MB'],
    [6_140_000, '6.1 MB'],
    [10_737_418_240, '10.7 GB'],
  ])('of %d bytes reads %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
