import { describe, expect, it } from 'vitest';
import { productSchema } from '../../../src/shared/product';
import { versionLabel, versionMenu } from '../../../src/shared/page-frame';

const product = productSchema.parse({
  id: 'material-ui',
  name: 'Material UI',
  description: 'D.',
  path: '/material-ui/',
  olderVersions: [
    {
      text: 'v6',
      home: 'https://v6.example.com/',
      origin: 'https://v6.example.com',
      pages: { '/material-ui/react-new/': null, '/material-ui/react-grid/': 'https://v6.example.com/grid2/' },
    },
    {
      text: 'v4',
      home: 'https://v4.example.com/',
      pages: { '/material-ui/react-button/': 'https://v4.example.com/components/buttons/' },
    },
  ],
});
const menuOf = (path: string): string[] => versionMenu(product, '7.1.0', path).map(({ href }) => href);

describe('versionMenu', () => {
  it('starts with the installed version, which is the current one and links to the page itself', () => {
    const [first, ...older] = versionMenu(product, '7.1.0', '/material-ui/react-button/');
    expect(first).toEqual({ text: 'v7.1.0', current: true, href: '/material-ui/react-button/' });
    expect(older.map(({ text, current }) => [text, current])).toEqual([
      ['v6', false],
      ['v4', false],
    ]);
  });

  it('keeps the page if the other version has it, also at another URL', () => {
    expect(menuOf('/material-ui/react-button/').slice(1)).toEqual([
      'https://v6.example.com/material-ui/react-button/',
      'https://v4.example.com/components/buttons/',
    ]);
    expect(menuOf('/material-ui/react-grid/')[1]).toBe('https://v6.example.com/grid2/');
  });

  it('links to the start of a version that does not have the page', () => {
    expect(menuOf('/material-ui/react-new/').slice(1)).toEqual([
      'https://v6.example.com/',
      'https://v4.example.com/',
    ]);
  });

  it('joins the site of a version and a path by one slash', () => {
    const olderVersions = [
      { text: 'v6', home: 'https://a.example/', origin: 'https://a.example/', pages: {} },
    ];
    expect(versionMenu({ ...product, olderVersions }, '7.1.0', '/b/')[1]?.href).toBe('https://a.example/b/');
  });

  it('is empty for a product without a package', () => {
    expect(versionMenu(product, null, '/material-ui/')).toEqual([]);
  });
});

describe('versionLabel', () => {
  it('is v7.1.0 for a release, and the bare number for a pre-release', () => {
    expect(['7.1.0', '5.0.0-beta.49'].map(versionLabel)).toEqual(['v7.1.0', '5.0.0-beta.49']);
  });
});
