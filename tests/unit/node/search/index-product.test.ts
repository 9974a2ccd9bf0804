import { describe, expect, it } from 'vitest';
import type { IndexableProduct } from '../../../../src/node/search/gather-products';
import { indexProduct } from '../../../../src/node/search/write-index';
import { expandRecords, type ProductNames, type ProductTexts } from '../../../../src/shared/index-files';
import { componentApi, cssClass, indexablePage, pageSection, prop, slot } from './indexable';

function read(product: Partial<IndexableProduct>) {
  const { product: indexed, files } = indexProduct({
    id: 'docs',
    name: 'Docs',
    packages: [],
    pages: [],
    components: [],
    ...product,
  });
  const [names, texts] = files.map(({ text }) => JSON.parse(text) as unknown) as [ProductNames, ProductTexts];
  const records = expandRecords('docs', names);
  return {
    indexed,
    files,
    names,
    texts,
    records,
    found: records.map(({ kind, title }, n) => [kind, title, texts[n]]),
  };
}

describe('the files of a product', () => {
  it('give every record its text', () => {
    const { found, texts, records } = read({
      pages: [
        indexablePage('/docs/button/', {
          title: 'Button',
          sections: [
            pageSection({ title: 'Button', text: 'Starts an action.' }),
            pageSection({ id: 'load', title: 'Loading', text: 'Shows a spinner.', demos: ['LoadingButton'] }),
          ],
          hooks: ['useButton'],
          demoSource: () =>
            "import Button from '@mui/material/Button';\nimport { Stack } from '@mui/material';",
        }),
      ],
      components: [
        componentApi('Button', {
          description: 'A `button`.',
          props: [
            prop('variant', {
              type: "'text' | 'outlined'",
              defaultValue: "'text'",
              description: 'The [variant](/x/) to use.',
            }),
            prop('action', { inheritedFrom: { name: 'ButtonBase', path: null } }),
          ],
          slots: [slot('root', { description: 'The root.', defaultComponent: "'button'" })],
          classes: [cssClass('root', 'MuiButton-root', { description: 'Styles of the root.' })],
        }),
      ],
    });
    expect(found).toEqual([
      ['page', 'Button', 'Starts an action.'],
      ['section', 'Loading', 'Shows a spinner.'],
      ['demo', 'Loading button', 'Button, Stack'],
      ['hook', 'useButton', 'A page.'],
      ['component', 'Button', 'A button.'],
      ['prop', 'variant', "The variant to use. · 'text' | 'outlined' = 'text'"],
      ['slot', 'root', "The root. · 'button'"],
      ['class', 'MuiButton-root', 'Styles of the root.'],
    ]);
    expect(texts).toHaveLength(records.length);
  });

  it('names files by their content', () => {
    const one = read({ pages: [indexablePage('/docs/a/')] });
    const same = read({ pages: [indexablePage('/docs/a/')] });
    const other = read({
      pages: [indexablePage('/docs/a/', { sections: [pageSection({ text: 'Changed.' })] })],
    });
    expect(one.indexed.namesUrl).toMatch(/^\/search-index\/docs-[0-9a-f]{10}\.json$/);
    expect(same.indexed).toEqual(one.indexed);
    expect(other.indexed.namesUrl).toBe(one.indexed.namesUrl);
    expect(other.indexed.textsUrl).not.toBe(one.indexed.textsUrl);
  });
});

describe('a component without an API page', () => {
  const described = (name: string, sections: string[]): string[] => {
    const page = indexablePage('/docs/table/', {
      title: 'Table',
      components: [name],
      sections: [
        pageSection({ title: 'Table', text: 'Tables line things up.' }),
        ...sections.map((title, index) => pageSection({ id: `s${index}`, title, text: `About ${title}.` })),
      ],
    });
    const { records } = read({ pages: [page] });
    return records.filter(({ kind }) => kind === 'component').map(({ href }) => href);
  };

  it('links to the page of its name', () => {
    expect(described('Table', ['Table rows'])).toEqual(['/docs/table/']);
  });

  it('links to the section whose heading starts or ends with its name', () => {
    expect(described('TableRow', ['Basics', 'Table rows'])).toEqual(['/docs/table/#s1']);
    expect(described('TablePagination', ['Basics', 'Pagination'])).toEqual(['/docs/table/#s1']);
  });

  it('links to the first section that mentions it, or else to the page', () => {
    expect(described('TableHead', ['Basics', 'Using TableHead well'])).toEqual(['/docs/table/#s1']);
    expect(described('TableFoot', ['Basics'])).toEqual(['/docs/table/']);
  });

  it('links to the parent of another page that has it, too', () => {
    const pages = ['/docs/table/advanced/', '/docs/table/'].map((path) =>
      indexablePage(path, { components: ['TableRow'] }),
    );
    const { records } = read({ pages });
    expect(records.find(({ kind }) => kind === 'component')?.href).toBe('/docs/table/');
  });

  it('does not link to the section if there is an API page', () => {
    const page = indexablePage('/docs/button/', { components: ['Button'] });
    const { records } = read({ pages: [page], components: [componentApi('Button')] });
    expect(records.filter(({ kind }) => kind === 'component').map(({ href }) => href)).toEqual([
      '/docs/api/button/',
    ]);
  });
});

it('a section of nothing but sections is described by their titles', () => {
  const sections = [
    pageSection({ text: 'Start.' }),
    pageSection({ id: 'icons', title: 'Icons' }),
    pageSection({ id: 'a', title: 'Icon and text', depth: 3, text: 'A.' }),
    pageSection({ id: 'b', title: 'Icon buttons', depth: 3, text: 'B.' }),
    pageSection({ id: 'c', title: 'Links', text: 'C.' }),
  ];
  const { found } = read({ pages: [indexablePage('/docs/button/', { sections })] });
  expect(found[1]).toEqual(['section', 'Icons', 'Icon and text · Icon buttons']);
});

it('a section is not described by the titles of its siblings', () => {
  const sections = [
    pageSection({ text: 'Start.' }),
    pageSection({ id: 'icons', title: 'Icons', text: 'Icons.' }),
    pageSection({ id: 'a', title: 'Icon and text', depth: 3 }),
    pageSection({ id: 'b', title: 'Icon buttons', depth: 3, text: 'B.' }),
  ];
  const { found } = read({ pages: [indexablePage('/docs/button/', { sections })] });
  expect(found[2]).toEqual(['section', 'Icon and text', '']);
});
