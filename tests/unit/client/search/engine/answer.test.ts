import { describe, expect, it } from 'vitest';
import { answer } from '../../../../../src/client/search/engine/answer';
import { SearchIndex } from '../../../../../src/client/search/engine/engine';
import type { ProductNames } from '../../../../../src/shared/index-files';
import type { SearchAnswer, SearchRequest } from '../../../../../src/shared/protocol';
import { component, names, page, section } from '../../../shared/names';

const PRODUCTS = [
  { id: 'one', name: 'Product One', packages: ['@one/kit'] },
  { id: 'two', name: 'Product Two', packages: [] },
];

/** An index of products, and how to ask it. */
function indexOf(products: Record<string, ProductNames>) {
  const index = new SearchIndex();
  for (const [id, product] of Object.entries(products)) Array.from(index.addNames(id, product));
  const ask = (
    text: string,
    more: Partial<SearchRequest> = {},
    paths: ReadonlySet<string> | null = null,
  ): SearchAnswer =>
    answer(
      {
        text,
        productId: null,
        filter: { products: [], kinds: [] },
        limit: 24,
        paths,
        ...more,
      },
      { index, synonyms: [{ write: ['modal'], mean: ['dialog'] }], products: PRODUCTS },
    );
  return { index, ask };
}

const titles = ({ groups }: SearchAnswer): string[] =>
  groups.flatMap(({ results }) => results.map(({ title }) => title.map(({ text }) => text).join('')));

it('a result has the badge and the plan of its page', () => {
  const pages = [page('Rating', [], { badge: 'beta', plan: 'pro' }), page('Rate')];
  const { ask } = indexOf({ one: names(pages) });
  const [first, second] = ask('rat').groups[0]?.results.filter(({ kind }) => kind === 'page') ?? [];
  const results = [first, second].sort((one, other) => (one?.href ?? '').localeCompare(other?.href ?? ''));
  expect(results[1]).toMatchObject({ href: '/docs/rating/', badge: 'beta', plan: 'pro' });
  expect(results[0]).not.toHaveProperty('badge');
});

describe('the order of results', () => {
  const { ask } = indexOf({
    one: names(
      [
        page('Icon buttons', ['Button sizes']),
        page('Button', ['Variants', 'Loading']),
        page('Dialog', ['Close button']),
      ],
      [
        component('Button', { props: ['variant', 'color'] }),
        component('Chip', { props: ['variant', 'color'] }),
      ],
    ),
  });

  it('begins with the page of that name', () => {
    expect(titles(ask('button'))[0]).toBe('Button');
    expect(ask('button').groups[0]?.results[0]?.kind).toBe('page');
  });

  it('begins with that page already while its name is typed', () => {
    for (const text of ['b', 'bu', 'butt']) expect(titles(ask(text))[0]).toBe('Button');
  });

  it('understands a name inside another, in both orders', () => {
    for (const text of ['Button.variant', 'buttonVariant']) {
      const [first] = ask(text).groups[0]?.results ?? [];
      expect(first?.href, text).toBe('/docs/api/button/#button-prop-variant');
    }
  });

  it('shows the heading of a guide before a prop if the query is written as words', () => {
    for (const text of ['button variant', 'variant button']) {
      const [first] = ask(text).groups[0]?.results ?? [];
      expect(first?.href, text).toBe('/docs/button/#variants');
    }
  });

  it('finds a component by the name of its props type', () => {
    expect(ask('ChipProps').groups[0]?.results[0]).toMatchObject({
      kind: 'component',
      href: '/docs/api/chip/',
    });
  });

  it('follows synonyms', () => {
    expect(titles(ask('modal'))[0]).toBe('Dialog');
  });

  it('prefers the kind that the query names', () => {
    expect(ask('button color prop').groups[0]?.results[0]?.kind).toBe('prop');
  });
});

it('shows at most three things of one name and kind', () => {
  const components = Array.from({ length: 10 }, (_, number) => component(`C${number}`, { props: ['sx'] }));
  const { ask } = indexOf({ one: names([], components) });
  expect(titles(ask('sx'))).toEqual(['sx', 'sx', 'sx']);
  expect(ask('sx').total).toBe(10);
});

it('shows each URL once', () => {
  const { ask } = indexOf({ one: names([page('Button')], [component('Button', { path: '/docs/button/' })]) });
  expect(ask('button').groups[0]?.results).toHaveLength(1);
});

describe('products', () => {
  const { ask } = indexOf({
    one: names([page('Button', ['Loading', 'Sizes']), page('Menu')]),
    two: names([
      page('Button', ['Loading'], { path: '/two/button/' }),
      page('Spinner loading button loading'),
    ]),
  });
  const order = (text: string, more?: Partial<SearchRequest>) =>
    ask(text, more).groups.map(({ productId }) => productId);

  it('groups results by product, with the current product first', () => {
    expect(order('button loading', { productId: 'two' })).toEqual(['two', 'one']);
    expect(order('button loading', { productId: 'one' })).toEqual(['one', 'two']);
  });

  it('give way when the current one has only a weak match', () => {
    expect(order('menu', { productId: 'two' })).toEqual(['one']);
  });

  it('ranks a product first if the query contains its name', () => {
    expect(order('product two button', { productId: 'one' })[0]).toBe('two');
  });

  it('filters by product and kind, and counts each with the other filter applied', () => {
    const filtered = ask('button', { filter: { products: ['one'], kinds: [] } });
    expect(filtered.groups.map(({ productId }) => productId)).toEqual(['one']);
    expect(filtered.counts.products).toEqual(ask('button').counts.products);
    const sections = ask('button', { filter: { products: [], kinds: ['section'] } });
    expect(sections.groups.flatMap(({ results }) => results).every(({ kind }) => kind === 'section')).toBe(
      true,
    );
    expect(sections.counts.kinds).toEqual(ask('button').counts.kinds);
  });

  it('products share the limit of results', () => {
    const few = ask('button', { limit: 3 });
    expect(few.groups.map(({ results }) => results.length)).toEqual([2, 1]);
    expect(few.total).toBeGreaterThan(3);
  });
});

describe('mistakes', () => {
  const { ask } = indexOf({ one: names([page('Text Field'), page('Checkbox'), page('Dialog')]) });

  it.each([
    ['textfeild', 'textfield', 'Text Field'],
    ['chekbox', 'checkbox', 'Checkbox'],
    ['dailog', 'dialog', 'Dialog'],
    ['text feild', 'text field', 'Text Field'],
  ])('"%s" is taken for "%s"', (typed, mended, title) => {
    expect(ask(typed).corrected).toBe(mended);
    expect(titles(ask(typed))[0]).toBe(title);
  });

  it('does not correct known words', () => {
    expect(ask('dialog').corrected).toBeNull();
  });

  it('does not correct a word if another form of it is known', () => {
    expect(ask('dialogs').corrected).toBeNull();
    expect(titles(ask('dialogs'))).toEqual(['Dialog']);
  });

  it('corrects neither the first letter nor several letters of a short word', () => {
    expect(ask('bialog')).toMatchObject({ groups: [], corrected: null });
    expect(ask('digolo')).toMatchObject({ groups: [], corrected: null });
  });

  it('suggests the most similar name if there are too many typos', () => {
    expect(ask('chxxkbxx')).toMatchObject({
      groups: [],
      total: 0,
      corrected: null,
      nearest: { title: 'Checkbox' },
    });
    expect(ask('qqqqqqqqqqqq').nearest).toBeNull();
  });
});

describe('text', () => {
  const product = names([page('Button', ['Loading']), page('Menu')]);

  it('finds text, shows it as a snippet, and ranks it below names', async () => {
    const { index, ask } = indexOf({ one: product });
    expect(ask('spinner').total).toBe(0);
    await index.addTexts('one', [
      'Starts an action.',
      'Shows a spinner.\n\tloading={true}',
      'Never a button.',
    ]);
    expect(ask('spinner').groups[0]?.results[0]?.href).toBe('/docs/button/#loading');
    expect(ask('spinner').groups[0]?.results[0]?.context.map(({ text }) => text)).toEqual([
      'Shows a ',
      'spinner',
      '.',
    ]);
    expect(titles(ask('button'))[0]).toBe('Button');
  });

  it('rejects a text index that does not match the name index', async () => {
    const { index } = indexOf({ one: product });
    await expect(index.addTexts('one', ['too few'])).rejects.toThrow('do not match');
    await expect(index.addTexts('two', [])).rejects.toThrow('do not match');
  });

  it('ranks text with all words in one line higher', async () => {
    const { index, ask } = indexOf({
      one: names([
        page('Start', [], { sections: [section('', 'Start', 1), section('a', 'A'), section('b', 'B')] }),
      ]),
    });
    await index.addTexts('one', [
      '',
      'The cat.\nA line.\nThe dog.\nThe end of it.',
      'The cat and the dog are one line long, and more.',
    ]);
    expect(ask('cat dog').groups[0]?.results.map(({ href }) => href)[0]).toBe('/docs/start/#b');
  });
});

describe('a search over some pages only', () => {
  const { ask } = indexOf({ one: names([page('Button', ['Button sizes']), page('Button group')]) });

  it('finds their sections, and counts nothing else', () => {
    const answered = ask('button', {}, new Set(['/docs/button/']));
    expect(titles(answered)).toEqual(['Button', 'Button sizes']);
    expect(answered).toMatchObject({ total: 2, counts: { products: { one: 2 } } });
  });

  it('does not suggest excluded pages as the closest', () => {
    expect(ask('buttn grup', {}, new Set())).toMatchObject({ groups: [], nearest: null });
  });
});

it.each([
  '',
  ' ',
  'x'.repeat(10_000),
  '.*+?^${}()|[]\\',
  '🚀👩‍👩‍👧',
  'مرحبا',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
])('any text is a query: "%.20s"', (text) => {
  const { ask } = indexOf({ one: names([page('Button')]) });
  expect(() => ask(text)).not.toThrow();
});
