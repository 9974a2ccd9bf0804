import { describe, expect, it } from 'vitest';
import { answer } from '../../../../../src/client/search/engine/answer';
import { SearchIndex } from '../../../../../src/client/search/engine/engine';
import type { ProductNames } from '../../../../../src/shared/index-files';
import { component, names, page } from '../../../shared/names';

const SYNONYMS = [
  { write: ['toast'], mean: ['snackbar'] },
  { write: ['margin'], mean: ['spacing'] },
  { write: ['textbox'], mean: ['input', 'text field'] },
  { write: ['frozen header'], mean: ['sticky header'] },
  { write: ['gutter'], mean: ['grid spacing'] },
];

/** Searches products with the text of each URL. Returns results as `kind title (breadcrumb)`. */
async function search(products: Record<string, ProductNames>, texts: Record<string, string> = {}) {
  const index = new SearchIndex();
  for (const [id, product] of Object.entries(products)) {
    Array.from(index.addNames(id, product));
    const records = index.records.filter((record) => record.productId === id);
    await index.addTexts(
      id,
      records.map(({ kind, href }) => (kind === 'demo' ? '' : (texts[href] ?? ''))),
    );
  }
  const context = {
    index,
    synonyms: SYNONYMS,
    products: Object.keys(products).map((id) => ({ id, name: `Product ${id}`, packages: [] })),
  };
  return (text: string, productId: string | null = null): string[] => {
    const filter = { products: [], kinds: [] };
    const { groups } = answer({ text, productId, filter, limit: 24, paths: null }, context);
    return groups.flatMap(({ results }) =>
      results.map(({ kind, title, breadcrumb }) => {
        const name = title.map((segment) => segment.text).join('');
        return breadcrumb.length > 0 ? `${kind} ${name} (${breadcrumb.join(', ')})` : `${kind} ${name}`;
      }),
    );
  };
}

describe('results of one product are sorted', () => {
  it('page, component, prop, title with the word, beginning, text', async () => {
    const ask = await search(
      {
        one: names(
          [page('Loading bars'), page('Loading'), page('Text', ['Below'])],
          [component('Loading'), component('Chip', { props: ['loading', 'loadingPosition'] })],
        ),
      },
      { '/docs/text/#below': 'Is loading.' },
    );
    expect(ask('loading')).toEqual([
      'page Loading',
      'component Loading',
      'prop loading (Chip)',
      'page Loading bars',
      'prop loadingPosition (Chip)',
      'section Below (Text)',
    ]);
  });

  it('ranks a page and component by synonym above a prop with the exact name', async () => {
    const ask = await search({
      one: names([], [component('Snackbar'), component('Chip', { props: ['toast', 'toastRoot'] })]),
    });
    expect(ask('toast').slice(0, 2)).toEqual(['component Snackbar', 'prop toast (Chip)']);
  });

  it('ranks the page of a synonym first, even if its title has several words', async () => {
    const ask = await search({ one: names([page('Text Field')], [component('Input')]) });
    expect(ask('textbox').slice(0, 2)).toEqual(['page Text Field', 'component Input']);
  });

  it('page with the word, anything else with the word', async () => {
    const ask = await search({ one: names([page('Overview of all parts', ['Overview table'])]) });
    expect(ask('overview')).toEqual([
      'page Overview of all parts',
      'section Overview table (Overview of all parts)',
    ]);
  });

  it('page that begins so, component with the word', async () => {
    const ask = await search({ one: names([page('Dialog')], [component('SpeedDial')]) });
    expect(ask('dial')).toEqual(['page Dialog', 'component SpeedDial']);
  });

  it('ranks props with the same name higher if their component has a page', async () => {
    const ask = await search({
      one: names(
        [page('Tabs')],
        [component('Chip', { props: ['size'] }), component('Tab', { props: ['size'] })],
      ),
    });
    expect(ask('size')).toEqual(['prop size (Tab)', 'prop size (Chip)']);
  });

  it('ranks the title with fewer additional words higher', async () => {
    const ask = await search({ one: names([page('Button group toolbar'), page('Toggle button')]) });
    expect(ask('button')).toEqual(['page Toggle button', 'page Button group toolbar']);
  });
});

describe('a name', () => {
  it('finds a name by its plural and its singular', async () => {
    const ask = await search({
      one: names([page('Tab bar'), page('Tabs', ['Table']), page('Box', ['Boxing'])]),
    });
    expect(ask('tab')[0]).toBe('page Tabs');
    expect(ask('boxes')[0]).toBe('page Box');
  });

  it('finds a name by a plural that ends like another word form', async () => {
    const ask = await search({ one: names([page('Badge'), page('Navigation', ['Badges'])]) });
    expect(ask('badges')[0]).toBe('page Badge');
  });

  it('ranks a page titled "About" plus the query first', async () => {
    const ask = await search({ one: names([page('About the lab'), page('All components', ['Lab'])]) });
    expect(ask('lab')[0]).toBe('page About the lab');
  });

  it('finds a page without the word for its kind', async () => {
    const ask = await search({
      one: names([], [component('Grid', { props: ['sx'] })]),
      two: names([page('The sx prop')]),
    });
    for (const text of ['sx', 'sx prop', 'the sx props'])
      expect(ask(text, 'one')[0]).toBe('page The sx prop');
  });

  it('finds an identifier by its full name or a prefix, but not by a part', async () => {
    const ask = await search(
      {
        one: names(
          [page('Text', ['Below'])],
          [
            component('Rating', { props: ['onChangeActive', 'onChange'] }),
            component('Button', { classes: [{ key: 'textPrimary', className: 'MuiButton-textPrimary' }] }),
          ],
        ),
      },
      { '/docs/text/#below': 'The primary button. You change it.' },
    );
    expect(ask('onChange').slice(0, 2)).toEqual(['prop onChange (Rating)', 'prop onChangeActive (Rating)']);
    expect(ask('change')[0]).toBe('section Below (Text)');
    expect(ask('primary button')[0]).toBe('section Below (Text)');
  });

  it('finds an identifier written as words together with its component', async () => {
    const ask = await search(
      { one: names([page('Text', ['Below'])], [component('Chip', { props: ['fullWidth'] })]) },
      { '/docs/text/#below': 'A chip of full width.' },
    );
    expect(ask('chip full width')[0]).toBe('prop fullWidth (Chip)');
  });

  it('ranks a prop above the component whose type has the same name', async () => {
    const ask = await search({
      one: names([], [component('Menu'), component('Select', { props: ['MenuProps'] })]),
    });
    expect(ask('menuprops')).toEqual(['prop MenuProps (Select)', 'component Menu']);
  });

  it('matches prefixes in page titles but not in breadcrumbs', async () => {
    const ask = await search({
      one: names([page('Table', [], { trail: ['Disks'] }), page('Tabs', ['Disabled tab'])]),
    });
    expect(ask('disk tab')).toEqual(['page Table (Disks)']);
    expect(ask('dis tab')[0]).toBe('section Disabled tab (Tabs)');
  });

  it('looks up a whole identifier before its parts', async () => {
    const ask = await search(
      { one: names([page('Text', ['Below', 'Spacing in themes'])]) },
      { '/docs/text/#below': 'Call theme.spacing for it.' },
    );
    expect(ask('theme.spacing')).toEqual(['section Below (Text)', 'section Spacing in themes (Text)']);
  });

  it('ranks text with the identifier above a title with a part of it', async () => {
    const ask = await search(
      { one: names([page('Theme scoping'), page('Text', ['Below'])]) },
      { '/docs/text/#below': 'Call useTheme for it.' },
    );
    expect(ask('useTheme')).toEqual(['section Below (Text)', 'page Theme scoping']);
  });

  it('does not answer questions or synonyms with identifiers', async () => {
    const ask = await search(
      {
        one: names(
          [page('Text', ['Below'])],
          [component('Grid', { props: ['centered', 'spacing'] }), component('Stack', { props: ['spacing'] })],
        ),
      },
      { '/docs/text/#below': 'Put it in the center. Mind the spacing.' },
    );
    expect(ask('how to center')[0]).toBe('section Below (Text)');
    expect(ask('margin')[0]).toBe('section Below (Text)');
  });

  it('ranks a component name written as several words below guides', async () => {
    const ask = await search({ one: names([page('Table', ['Sort rows'])], [component('TableSortLabel')]) });
    expect(ask('sort table')).toEqual(['section Sort rows (Table)', 'component TableSortLabel']);
  });

  it('ranks a prop name written as several words below guides', async () => {
    const ask = await search({
      one: names([page('Input', ['Disabled and read-only'])], [component('Chip', { props: ['readOnly'] })]),
    });
    expect(ask('read only')).toEqual(['section Disabled and read-only (Input)', 'prop readOnly (Chip)']);
    expect(ask('readOnly')[0]).toBe('prop readOnly (Chip)');
  });
});

describe('a heading', () => {
  it('ranks a heading about an identifier above props of that name and parts of it', async () => {
    const ask = await search({
      one: names(
        [page('Paper'), page('Upgrade', ['PaperProps is deprecated'])],
        [component('Paper'), component('Dialog', { props: ['PaperProps'] })],
      ),
    });
    expect(ask('PaperProps')[0]).toBe('section PaperProps is deprecated (Upgrade)');
    expect(ask('paperprops')[0]).toBe('section PaperProps is deprecated (Upgrade)');
    expect(ask('paper')[0]).toBe('page Paper');
  });

  it('ranks a heading below a page of that name in another product', async () => {
    const ask = await search({ one: names([page('Grid', ['Spacing'])]), two: names([page('Spacing')]) });
    expect(ask('spacing', 'one')).toEqual(['page Spacing', 'section Spacing (Grid)']);
    expect(ask('margin', 'one')).toEqual(['page Spacing', 'section Spacing (Grid)']);
  });

  it('finds a heading by the synonym of a phrase together with its page', async () => {
    const ask = await search({
      one: names([page('List', ['Sticky header']), page('Table', ['Sticky header'])]),
    });
    expect(ask('table frozen header')[0]).toBe('section Sticky header (Table)');
  });

  it('finds a heading by a phrase that is split between it and its page', async () => {
    const ask = await search({
      one: names([page('Grid', ['Spacing']), page('Upgrade', ['Grid spacing beyond'])]),
    });
    expect(ask('gutter')[0]).toBe('section Spacing (Grid)');
  });

  it('ignores a common heading unless its page has the other words of the query', async () => {
    const ask = await search(
      {
        one: names([
          page('Chip', ['Customization']),
          page('Tabs', ['Customization']),
          page('Usage', ['Start']),
        ]),
      },
      {
        '/docs/chip/#customization': 'Colors and the theme.',
        '/docs/tabs/#customization': 'Colors and the theme.',
        '/docs/usage/#start': 'A theme.\nIts customization.',
      },
    );
    expect(ask('theme customization')[0]).toBe('section Start (Usage)');
    expect(ask('tabs customization')[0]).toBe('section Customization (Tabs)');
  });
});

describe('what older versions had', () => {
  const past = page('From v1 to v2', ['Chip is Label', 'Toast'], { path: '/docs/migration/v2/' });

  it('ranks removed APIs below current ones', async () => {
    const ask = await search({ one: names([past, page('Chips', ['Text of its label'])]) });
    expect(ask('label')).toEqual([
      'section Text of its label (Chips)',
      'section Chip is Label (From v1 to v2)',
    ]);
  });

  it('ranks a removed API first by its exact name, above the component of a type', async () => {
    const gone = page('From v2 to v3', ['`ChipsProps`'], { path: '/docs/migration/v3/' });
    const ask = await search({ one: names([gone, page('Chips')]) });
    expect(ask('ChipsProps')[0]).toMatch(/^section .*ChipsProps/);
    expect(ask('chips')[0]).toBe('page Chips');
  });

  it('finds APIs of older versions by their old names', async () => {
    const ask = await search({ one: names([past, page('Chips')]) });
    expect(ask('toast')).toEqual(['section Toast (From v1 to v2)']);
  });
});

describe('products', () => {
  const experiments = names([page('Chips', [], { path: '/experiments/docs/chips/' })]);

  it('ranks the current product first if its names or synonyms match', async () => {
    const ask = await search({
      one: names([page('Table')]),
      two: names([], [component('Table'), component('Snackbar')]),
      three: names([page('Snackbar')]),
    });
    expect(ask('table', 'two')[0]).toBe('component Table');
    expect(ask('toast', 'two')[0]).toBe('component Snackbar');
    expect(ask('table')[0]).toBe('page Table');
  });

  it('ranks the current product first unless another has a better match', async () => {
    const ask = await search({
      one: names([page('Spacing', ['Margin or gap?'])]),
      two: names([page('Layout')], [component('Masonry', { props: ['gap', 'layout'] })]),
    });
    expect(ask('gap', 'one')[0]).toBe('section Margin or gap? (Spacing)');
    expect(ask('gap')[0]).toBe('prop gap (Masonry)');
    expect(ask('layout', 'one')[0]).toBe('page Layout');
  });

  it('about writing pages come last, but for those who read them', async () => {
    const ask = await search(
      { infra: experiments, one: names([page('Text', ['Below'])]) },
      { '/docs/text/#below': 'Many chips.' },
    );
    expect(ask('chips', 'one')).toEqual(['section Below (Text)', 'page Chips']);
    expect(ask('chips', 'infra')).toEqual(['page Chips', 'section Below (Text)']);
  });

  it('still corrects a typo that a page for authors contains', async () => {
    const ask = await search(
      { one: names([page('Button')]), infra: experiments },
      { '/experiments/docs/chips/': 'A mistake: buton.' },
    );
    expect(ask('buton', 'one')[0]).toBe('page Button');
    expect(ask('buton', 'infra')).toEqual(['page Chips']);
  });

  it('pages for authors do not hide partial name matches', async () => {
    const ask = await search(
      { one: names([page('Hover')]), infra: experiments },
      { '/experiments/docs/chips/': 'Hover and color.' },
    );
    expect(ask('hover color', 'one')).toEqual(['page Hover', 'page Chips']);
  });
});

it('one word can be missing if no record contains both', async () => {
  const ask = await search({ one: names([page('Button'), page('Menu')]) });
  expect(ask('button menu')).toEqual(['page Button', 'page Menu']);
});
