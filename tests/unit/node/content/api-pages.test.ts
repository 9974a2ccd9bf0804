import { describe, expect, it } from 'vitest';
import { listApiPages } from '../../../../src/node/content/api-pages';
import type { ApiReference } from '../../../../src/node/content/site-content';
import { siteWith } from './site-with';

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

  it('stand at the end where there is no such group', async () => {
    const { entries } = await treeWith(PAGES);
    expect(entries.at(-1)).toMatchObject({ pathname: '/material-ui/api/', title: 'API' });
  });

  it('are those of products that the site lists', async () => {
    const { api } = await treeWith(PAGES);
    expect(api.components.map(({ path }) => path)).not.toContain('/joy-ui/api/button/');
  });
});
