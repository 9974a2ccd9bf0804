import { expect, it } from 'vitest';
import { expandRecords } from '../../../src/shared/index-files';
import { component, names, page, section } from './names';

const describeRecords = (...args: Parameters<typeof names>): string[] =>
  expandRecords('docs', names(...args)).map(
    ({ kind, title, breadcrumb, href }) => `${kind} "${title}" in [${breadcrumb.join(' › ')}] at ${href}`,
  );

it('makes a record of every page, section, demo, and hook, each with its breadcrumb and URL', () => {
  const records = describeRecords([
    page('Table', [], {
      trail: ['Components', 'Data display'],
      sections: [
        section('', 'Table', 1, ['BasicTable']),
        section('rows', 'Rows'),
        section('sticky-rows', 'Sticky rows', 3, ['StickyRowsTable']),
      ],
      hooks: [{ name: 'useRows', id: 'rows' }],
    }),
  ]);
  expect(records).toEqual([
    'page "Table" in [Components › Data display] at /docs/table/',
    'demo "Basic table" in [Table] at /docs/table/#BasicTable',
    'section "Rows" in [Table] at /docs/table/#rows',
    'section "Sticky rows" in [Table › Rows] at /docs/table/#sticky-rows',
    'demo "Sticky rows table" in [Table › Rows › Sticky rows] at /docs/table/#StickyRowsTable',
    'hook "useRows" in [Table] at /docs/table/#rows',
  ]);
});

it('makes a record of every component and its props, slots and classes, at the anchors of its API page', () => {
  const button = component('IconButton', {
    path: '/docs/api/icon-button/',
    props: ['edge'],
    slots: [
      { name: 'root', className: 'MuiIconButton-root' },
      { name: 'tip', className: null },
    ],
    classes: [{ key: 'disabled', className: 'Mui-disabled' }],
  });
  expect(describeRecords([], [button])).toEqual([
    'component "IconButton" in [] at /docs/api/icon-button/',
    'prop "edge" in [IconButton] at /docs/api/icon-button/#icon-button-prop-edge',
    'slot "root" in [IconButton] at /docs/api/icon-button/#IconButton-css-MuiIconButton-root',
    'slot "tip" in [IconButton] at /docs/api/icon-button/#IconButton-css-tip',
    'class "Mui-disabled" in [IconButton] at /docs/api/icon-button/#icon-button-classes-disabled',
  ]);
});

it('encodes anchors as the pages do', () => {
  const [, record] = expandRecords(
    'docs',
    names([page('Page', [], { sections: [section('', 'Page', 1), section('größe', 'Größe')] })]),
  );
  expect(record?.href).toBe('/docs/page/#gr%C3%B6%C3%9Fe');
});
