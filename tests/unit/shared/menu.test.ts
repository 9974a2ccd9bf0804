import { describe, expect, it } from 'vitest';
import { isActive, labelEntries, toMenu, visibleMenu, type MenuItem } from '../../../src/shared/menu';

const tree = labelEntries(
  [
    { pathname: '/m/start', icon: 'StartIcon', linkProps: { rel: 'nofollow' } },
    {
      pathname: '/m/components',
      newFeature: true,
      children: [
        {
          pathname: '/m/inputs',
          subheader: 'inputs',
          children: [{ pathname: '/m/react-button', plan: 'pro' }],
        },
        { pathname: '/m/data', children: [{ pathname: '/m/react-table' }] },
      ],
    },
    { pathname: '/m/guides', children: [{ pathname: '/m/routing' }] },
  ],
  new Map(),
  {},
);

/** Rows as indented lines, with a star where the children are left out. */
function outline(rows: readonly MenuItem[], depth = 0): string[] {
  return rows.flatMap(({ kind, title, children }) => [
    `${'  '.repeat(depth)}${title}${kind !== 'page' && !children ? '*' : ''}`,
    ...outline(children ?? [], depth + 1),
  ]);
}

describe('toMenu', () => {
  it('distinguishes pages, groups, and sub-headers, and keeps their order', () => {
    const [start, components] = toMenu(tree);
    const kinds = [start, components, ...(components?.children ?? [])].map((row) => row?.kind);
    expect(kinds).toEqual(['page', 'group', 'subheader', 'group']);
  });

  it('uses the titles of the entries', () => {
    expect(outline(toMenu(tree))).toEqual([
      'Start',
      'Components',
      '  Inputs',
      '    Button',
      '  Data',
      '    Table',
      'Guides',
      '  Routing',
    ]);
  });

  it('carries plan, icon and link attributes', () => {
    const [start, components] = toMenu(tree, (name) => `path of ${name}`);
    expect(start).toEqual({
      kind: 'page',
      id: '/m/start/',
      title: 'Start',
      href: '/m/start/',
      icon: 'path of StartIcon',
      linkProps: { rel: 'nofollow' },
    });
    expect(components?.children?.[0]?.children?.[0]?.plan).toBe('pro');
  });

  it('omits an icon that cannot be rendered', () => {
    expect(toMenu([{ pathname: '/m/start', icon: 'Nothing' }])[0]).not.toHaveProperty('icon');
  });

  it('links a group to its first page, so that it works without JavaScript', () => {
    expect(toMenu(tree).map(({ href }) => href)).toEqual(['/m/start/', '/m/react-button/', '/m/routing/']);
  });

  it('keeps external URLs', () => {
    const href = 'https://example.com/grid';
    const rows = toMenu([{ pathname: '/x/grid', linkProps: { href } }, { pathname: href }]);
    expect(rows.map((row) => row.href)).toEqual([href, href]);
  });

  it('links neither planned entries nor groups without pages', () => {
    const rows = toMenu([
      { pathname: '/a', planned: true },
      { pathname: '/b', children: [] },
    ]);
    expect(rows.map((row) => row.href)).toEqual([null, null]);
  });

  it('shows one badge per entry, the one that warns most', () => {
    const all = {
      newFeature: true,
      beta: true,
      unstable: true,
      planned: true,
      legacy: true,
      deprecated: true,
    };
    const order = ['deprecated', 'legacy', 'planned', 'unstable', 'beta', 'newFeature'];
    const entries = order.map((_, index) => ({
      pathname: `/${index}`,
      ...Object.fromEntries(Object.keys(all).map((name) => [name, order.indexOf(name) >= index])),
    }));
    expect(toMenu(entries).map(({ badge }) => badge)).toEqual(order);
  });
});

describe('visibleMenu', () => {
  const menu = toMenu(tree);

  it('leaves the rows of closed groups out, and keeps their links', () => {
    const visible = visibleMenu(menu, []);
    expect(outline(visible)).toEqual(['Start', 'Components*', 'Guides*']);
    expect(visible.map(({ href }) => href)).toEqual(menu.map(({ href }) => href));
  });

  it('shows an open group with its sub-headers, which never close', () => {
    expect(outline(visibleMenu(menu, ['/m/components/']))).toEqual([
      'Start',
      'Components',
      '  Inputs',
      '    Button',
      '  Data*',
      'Guides*',
    ]);
  });

  it('leaves the whole menu as it was', () => {
    const before = structuredClone(menu);
    visibleMenu(menu, []);
    expect(menu).toEqual(before);
  });
});

describe('isActive', () => {
  it('marks the page being read, also on its API tab', () => {
    const [start, components] = toMenu(tree);
    if (!start || !components) throw new Error('The tree has two rows at least.');
    expect(isActive(start, '/m/start')).toBe(true);
    expect(isActive(start, '/m/start/hooks-api/#use')).toBe(true);
    expect(isActive(start, '/m/components/')).toBe(false);
    expect(isActive(components, '/m/components/')).toBe(false);
  });
});
