import { expect, it } from 'vitest';
import { renderQueryTable } from '../../../../src/node/gatsby/resolve-blocks';
import { problemsOf } from './parse';

const answer = {
  product: {
    name: 'MUI System',
    pages: [
      {
        path: '/system/box/',
        title: 'Box',
        headings: [{ id: 'a' }, { id: 'b' }],
        missingProps: ['sx'],
        words: 200,
      },
      { path: '/system/sx/', title: 'The <sx> prop', headings: [], missingProps: [], words: null },
    ],
  },
};

it('a list in an answer is a table: fields are columns, a path links the title, and lists of objects are counted', () => {
  const cells = renderQueryTable(answer)
    ?.split('<tr>')
    .slice(1)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell));
  expect(cells).toEqual([
    ['Title', 'Headings', 'Missing props', 'Words'],
    ['<a href="/system/box/">Box</a>', '2', '<code translate="no">sx</code>', '200'],
    ['<a href="/system/sx/">The &#x3C;sx> prop</a>', '0', '', ''],
  ]);
});

it('the table is in a scroll box with keyboard focus and a name', () => {
  expect(renderQueryTable(answer)).toMatch(
    /^<div class="table-scroll" role="group" aria-label="Title, Headings, Missing props, Words" tabindex="0"><table>/,
  );
});

it('an object with path and title is a link, too', () => {
  expect(renderQueryTable([{ page: { path: '/a/', title: 'A' } }])).toContain('<td><a href="/a/">A</a></td>');
});

it('an answer without a list of objects is no table', () => {
  expect([{ product: { name: 'Joy UI' } }, ['a', 'b'], { pages: [] }, null].map(renderQueryTable)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('a query is shown as a table, or with its answer; there is nothing else to choose', () => {
  expect(problemsOf('<Query src="a.graphql" as="table" />')).toBe('');
  expect(problemsOf('<Query src="a.graphql" as="list" />')).toContain(
    'Write "table", or omit it to show the query with its answer.',
  );
});
