import { describe, expect, it } from 'vitest';
import { listApiPages, treesWithMenus } from '../../../../src/node/content/menus';
import type { ApiReference } from '../../../../src/node/content/site-content';
import { checkSite } from '../../../../src/node/checks/check-site';
import { describeProblems, page, siteWith } from './site-with';

const reference = {
  components: [
    { name: 'Button', productId: 'material-ui', path: '/material-ui/api/button/', deprecated: false },
    { name: 'OldButton', productId: 'material-ui', path: '/material-ui/api/old-button/', deprecated: true },
    { name: 'Button', productId: 'joy-ui', path: '/joy-ui/api/button/', deprecated: false },
  ],
  problems: [],
} as unknown as ApiReference;

const TREE = 'content/_data/navigation/material-ui.yaml';
const PAGES = '- pathname: /material-ui/react-button/\n- pathname: /material-ui/react-select/\n';

async function treeWith(yaml: string) {
  const { data } = await siteWith({ [TREE]: yaml });
  const { data: filled, api } = listApiPages(data, reference);
  return { entries: filled.trees[0]?.entries ?? [], located: filled.trees[0]?.located ?? [], api };
}

describe('API pages in the navigation', () => {
  it('fill the group that the author has placed', async () => {
    const group = '- pathname: /material-ui/api/\n  title: Component API\n  children: []\n';
    const { entries, located } = await treeWith(group + PAGES);
    expect(entries[0]).toEqual({
      pathname: '/material-ui/api/',
      title: 'Component API',
      children: [
        { pathname: '/material-ui/api/button/', title: 'Button' },
        { pathname: '/material-ui/api/old-button/', title: 'OldButton', deprecated: true },
      ],
    });
    expect(located.some(({ value }) => value === entries[0])).toBe(true);
  });

  it('get no group if the author has placed all of them', async () => {
    const placed = ['button', 'old-button'].map((name) => `- pathname: /material-ui/api/${name}/\n`);
    const { entries } = await treeWith(placed.join(''));
    expect(entries).toHaveLength(2);
  });

  it('fill an entry without children', async () => {
    const { entries } = await treeWith(`- pathname: /material-ui/api/\n${PAGES}`);
    expect(entries.map(({ pathname }) => pathname)).toEqual([
      '/material-ui/api/',
      '/material-ui/react-button/',
      '/material-ui/react-select/',
    ]);
    expect(entries[0]).toMatchObject({
      title: 'API',
      children: [{ title: 'Button' }, { title: 'OldButton' }],
    });
  });

  it('fill an entry inside of a group', async () => {
    const group = '- pathname: /material-ui/reference/\n  children:\n    - pathname: /material-ui/api/\n';
    const { entries, located } = await treeWith(group + PAGES);
    expect(entries).toHaveLength(3);
    expect(entries[0]?.children?.[0]?.children).toHaveLength(2);
    expect(located.map(({ value }) => value)).toEqual(expect.arrayContaining(entries));
  });

  it('stay where the author placed them', async () => {
    const { entries } = await treeWith(
      `- pathname: /material-ui/api/button/\n- pathname: /material-ui/api/\n${PAGES}`,
    );
    expect(entries.slice(0, 2)).toMatchObject([
      { pathname: '/material-ui/api/button/' },
      { pathname: '/material-ui/api/', children: [{ title: 'OldButton' }] },
    ]);
  });

  it('get a group at the end of a tree without one', async () => {
    const { entries } = await treeWith(PAGES);
    expect(entries.at(-1)).toMatchObject({ pathname: '/material-ui/api/', title: 'API' });
  });

  it("only lists API pages of this site's products", async () => {
    const { api } = await treeWith(PAGES);
    expect(api.components.map(({ path }) => path)).not.toContain('/joy-ui/api/button/');
  });
});

describe('the API entry of a product of any name', () => {
  const FILES = {
    'content/_data/products.yaml':
      "- id: acme\n  name: Acme\n  description: D.\n  path: /acme/start/\n  navigation: widgets\n  api:\n    - package: '@mui/material'\n",
    'content/_data/navigation/material-ui.yaml': null,
    'content/_data/navigation/widgets.yaml': '- pathname: /acme/start/\n- pathname: /acme/api/\n',
    'content/acme/start/index.mdx': page('[Card](/acme/api/card/)'),
    'content/material-ui/react-button/index.mdx': null,
    'content/material-ui/react-select/index.mdx': null,
  };
  const card = { name: 'Card', productId: 'acme', path: '/acme/api/card/', deprecated: false };
  const parts = { props: [], slots: [], classes: [], inheritance: null, themeName: null };
  const components = [{ ...card, ...parts }] as unknown as ApiReference['components'];

  it('lists its API pages, as the README shows', async () => {
    const site = await siteWith(FILES, { components, exports: {}, problems: [] });
    expect(describeProblems(checkSite(site))).toBe('');
    const [tree] = treesWithMenus(site.data, site.pages);
    expect(tree?.menu.map(({ title, kind, href }) => [title, kind, href])).toEqual([
      ['Page', 'page', '/acme/start/'],
      ['API', 'group', '/acme/api/card/'],
    ]);
  });

  it('reports an API entry if the product documents no package', async () => {
    const products = FILES['content/_data/products.yaml'].replace(/ {2}api:[^]*/, '');
    const start = { 'content/acme/start/index.mdx': page('Text.') };
    const files = { ...FILES, ...start, 'content/_data/products.yaml': products };
    const site = await siteWith(files, { components: [], exports: {}, problems: [] });
    expect(describeProblems(checkSite(site))).toMatchInlineSnapshot(`
      "content/_data/navigation/widgets.yaml:2
      The navigation entry "/acme/api/" matches no page.
      → Add a package to "api" of "acme" in content/_data/products.yaml, or remove the entry."
    `);
  });
});
