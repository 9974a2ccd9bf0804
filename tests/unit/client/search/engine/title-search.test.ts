import { expect, it } from 'vitest';
import type { MenuItem } from '../../../../../src/shared/menu';
import { searchMenu } from '../../../../../src/client/search/search-store';

const row = (title: string, href: string | null): MenuItem => ({ kind: 'page', id: title, title, href });
const MENU: MenuItem[] = [
  {
    kind: 'group',
    id: 'components',
    title: 'Components',
    href: '/button/',
    children: [
      {
        kind: 'subheader',
        id: 'inputs',
        title: 'Inputs',
        href: null,
        children: [row('Button', '/button/'), row('Text Field', '/text-field/')],
      },
      row('Planned', null),
    ],
  },
  { kind: 'group', id: 'guides', title: 'Guides', href: '/guides/' },
];
const found = (text: string): string[] =>
  searchMenu(text, MENU, 'one').groups.flatMap(({ results }) => results.map(({ href }) => href));

it('finds pages whose title begins with each word', () => {
  expect(found('but')).toEqual(['/button/']);
  expect(found('fie te')).toEqual(['/text-field/']);
  expect(found('utton')).toEqual([]);
});

it('finds the pages of a group by its name, and a group that came without its rows', () => {
  expect(found('inputs')).toEqual(['/button/', '/text-field/']);
  expect(found('guides')).toEqual(['/guides/']);
});

it('shows the breadcrumb of a page, and highlights the query', () => {
  const [result] = searchMenu('but', MENU, 'one').groups[0]?.results ?? [];
  expect(result?.breadcrumb).toEqual(['Components', 'Inputs']);
  expect(result?.title).toEqual([
    { text: 'But', marked: true },
    { text: 'ton', marked: false },
  ]);
});

it('finds nothing for an empty query, and ignores entries without a link', () => {
  expect(found('')).toEqual([]);
  expect(found('planned')).toEqual([]);
});
