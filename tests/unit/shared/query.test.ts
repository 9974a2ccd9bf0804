import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../src/shared/query';

const PRODUCTS = [
  { id: 'material-ui', name: 'Material UI' },
  { id: 'joy-ui', name: 'Joy UI' },
];
const SYNONYMS = [
  { write: ['modal'], mean: ['dialog'] },
  { write: ['dark theme'], mean: ['dark mode', 'color scheme'] },
];
const parse = (text: string) => parseQuery(text, SYNONYMS, PRODUCTS);
const texts = (text: string): string[] => parse(text).terms.map((term) => term.text);
const terms = (text: string): string[][] =>
  parse(text).terms.flatMap(({ variants }) => variants.map((variant) => variant.terms));

describe('a query', () => {
  it('ignores stop words', () => {
    expect(texts('how to center a button')).toEqual(['center', 'button']);
    expect(parse('how to center').isQuestion).toBe(true);
    expect(parse('center').isQuestion).toBe(false);
  });

  it('keeps stop words if there are no other words', () => {
    expect(texts('what is this')).toEqual(['what', 'is', 'this']);
  });

  it('looks for a name as a whole, and for its parts', () => {
    expect(terms('ButtonGroup')).toEqual([['buttongroup'], ['button', 'group']]);
  });

  it('finds a component by its props type', () => {
    expect(terms('IconButtonProps')).toContainEqual(['icon', 'button']);
  });

  it('can be a name, with or without plurals', () => {
    expect(parse('Text-Fields')).toMatchObject({ compact: 'textfields', plain: 'textfield', isWord: true });
    expect(parse('joy ui variant')).toMatchObject({ plain: 'variant', isWord: true });
    expect(parse('the button variants')).toMatchObject({ plain: 'buttonvariant', isWord: false });
  });

  it('can be the name of a synonym of its words', () => {
    expect([...parse('modals button').synonyms]).toEqual(['dialogbutton']);
  });

  it('searches for the stem of a word', () => {
    expect(terms('buttons')).toContainEqual(['button']);
    expect(terms('badges')).toContainEqual(['badge']);
    expect(terms('centering')).toContainEqual(['center']);
    expect(terms('sortable')).toContainEqual(['sort']);
    expect(terms('disable')).not.toContainEqual(['dis']);
    expect(terms('loss')).toEqual([['loss']]);
  });

  it('searches for synonyms of words and phrases', () => {
    expect(terms('modal')).toContainEqual(['dialog']);
    expect(texts('dark theme button')).toEqual(['dark theme', 'button']);
    expect(terms('dark theme')).toContainEqual(['color', 'scheme']);
  });

  it('selects a product by its name in the query', () => {
    expect(parse('joy ui button')).toMatchObject({ productId: 'joy-ui' });
    expect(texts('joy ui button')).toEqual(['button']);
    expect(parse('Joy UI')).toMatchObject({ productId: null });
    expect(texts('Joy UI')).toEqual(['Joy', 'UI']);
  });

  it('can contain a kind in addition to other words', () => {
    expect(parse('dialog demo').terms[1]?.kind).toBe('demo');
  });

  it('a query without words is empty', () => {
    for (const text of ['', '   ', '🚀', '.*+?^${}()|[]\\', '<>']) expect(parse(text).terms).toEqual([]);
  });

  it('ends somewhere', () => {
    expect(parse('word '.repeat(2000)).terms.length).toBeLessThanOrEqual(10);
    expect(parse('x'.repeat(10_000)).terms[0]?.variants[0]?.terms[0]).toHaveLength(40);
  });
});
