import { describe, expect, it } from 'vitest';
import { labelEntries, toMenu } from '../../../src/shared/menu';
import { createPageFrame, type PageFrame } from '../../../src/shared/page-frame';

const grid = 'https://example.com/grid/';
const entries = labelEntries(
  [
    { pathname: '/m/start' },
    {
      pathname: '/m/components',
      children: [
        { pathname: '/m/inputs', subheader: 'inputs', children: [{ pathname: '/m/react-button' }] },
        { pathname: '/m/react-table/' },
      ],
    },
    {
      pathname: '/m/more',
      title: 'More',
      children: [{ pathname: '/x/grid', linkProps: { href: grid } }, { pathname: '/m/faq' }],
    },
  ],
  new Map(),
  { '/m/react-button': 'Buttons', inputs: 'Inputs' },
);

function frameOf(path: string): PageFrame {
  const tree = { name: 'm', entries, menu: toMenu(entries), menuUrl: '/navigation/m.json' };
  return createPageFrame(path, { productId: null, productCategoryId: null }, null, tree);
}

describe('createPageFrame', () => {
  it('links to the previous and next pages with their titles', () => {
    const { previous, next } = frameOf('/m/react-button/');
    expect(previous).toEqual({ title: 'Start', href: '/m/start/' });
    expect(next).toEqual({ title: 'Table', href: '/m/react-table/' });
  });

  it('has nothing before the first page and after the last', () => {
    expect(frameOf('/m/start/').previous).toBeNull();
    expect(frameOf('/m/faq/').next).toBeNull();
  });

  it('contains the breadcrumbs, each with a link to its first page', () => {
    expect(frameOf('/m/react-button/').breadcrumbs).toEqual([
      { title: 'Components', href: '/m/react-button/' },
      { title: 'Inputs', href: '/m/react-button/' },
    ]);
  });

  it('leads a step whose first entry is on another site there', () => {
    expect(frameOf('/m/faq/').breadcrumbs).toEqual([{ title: 'More', href: grid }]);
  });

  it('opens the groups of the page and writes no others out', () => {
    const { menu, openGroups } = frameOf('/m/react-button/');
    expect(openGroups).toEqual(['/m/components/', '/m/inputs/']);
    expect(menu.map(({ children }) => children?.length)).toEqual([undefined, 2, undefined]);
  });

  it('treats the API tab of a page as the page', () => {
    expect(frameOf('/m/react-button/components-api/')).toEqual(frameOf('/m/react-button/'));
  });

  it('shows the closed menu around a page that is in no tree', () => {
    expect(frameOf('/versions/')).toMatchObject({
      breadcrumbs: [],
      previous: null,
      next: null,
      openGroups: [],
    });
  });
});
