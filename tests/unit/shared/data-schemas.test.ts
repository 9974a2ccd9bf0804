import { describe, expect, it } from 'vitest';
import { productSchema } from '../../../src/shared/product';
import { redirectSchema } from '../../../src/shared/data-schemas';

describe('a redirect', () => {
  it.each(['/a/', '/a/#b', '/#b', '/', 'https://example.com/a'])('can go to %s', (to) => {
    expect(redirectSchema.safeParse({ from: '/old/', to }).success).toBe(true);
  });

  it.each([
    { from: '/old', to: '/a/' },
    { from: 'old/', to: '/a/' },
    { from: '/', to: '/a/' },
    { from: '/old/', to: '/a' },
    { from: '/old/', to: 'a/' },
    { from: '/old/', to: 'http://example.com/' },
    { from: '/old/' },
    { from: '/old/', to: '/a/', status: 301 },
  ])('is not %j', (redirect) => {
    expect(redirectSchema.safeParse(redirect).success).toBe(false);
  });
});

describe('a product', () => {
  const least = { id: 'joy-ui', name: 'Joy UI', description: 'D.', path: '/joy-ui/' };

  it('is listed, without highlights and older versions, unless it says otherwise', () => {
    expect(productSchema.parse(least)).toEqual({
      ...least,
      api: [],
      types: [],
      listed: true,
      highlights: [],
      olderVersions: [],
    });
  });

  it('can contain the paths of pages in an older version, or say that one is missing there', () => {
    const pages = { '/joy-ui/react-input/': null, '/joy-ui/react-button/': 'https://v4.example.com/button/' };
    const olderVersions = [{ text: 'v4', home: 'https://v4.example.com/', pages }];
    expect(productSchema.parse({ ...least, olderVersions }).olderVersions).toEqual(olderVersions);
  });

  it.each([
    { id: 'Joy UI' },
    { path: 'joy-ui' },
    { highlights: ['/joy-ui/react-button'] },
    { olderVersions: [{ text: 'v4' }] },
    { olderVersions: [{ text: 'v4', home: '/v4/' }] },
    { colour: 'blue' },
    { category: 'shop' },
    { package: 'Not a package' },
    { repository: 'github.com/mui' },
    { api: ['@mui/joy'] },
    { api: [{ package: '@mui/joy', withoutPage: { button: 'x' } }] },
    { notice: 'Beta' },
    { notice: { title: '', text: 'x' } },
  ])('is not one with %j', (fields) => {
    expect(productSchema.safeParse({ ...least, ...fields }).success).toBe(false);
  });
});
