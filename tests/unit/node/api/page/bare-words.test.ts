import { describe, expect, it } from 'vitest';
import { wordOwners } from '../../../../../src/node/api/page/code-links';

const prop = (name: string, from: string | null = null, type = 'string') => ({
  name,
  type,
  inheritedFrom: from === null ? null : { name: from },
});
const field = {
  name: 'Field',
  props: [prop('id'), prop('sx'), prop('rows', 'Base'), prop('dense', 'Base'), prop('tone', null, "'loud'")],
};
const base = { name: 'Base', props: [prop('rows'), prop('dense'), prop('sx'), prop('id')] };
const ownersOf = (word: string, documented = [field, base]): string[] =>
  wordOwners(word, documented).map(({ name }) => name);

describe('a word alone', () => {
  it('belongs to the component that declares the prop', () => {
    expect(ownersOf('dense')).toEqual(['Base']);
    expect(ownersOf('dense', [field])).toEqual(['Field']);
    expect(ownersOf('tone')).toEqual(['Field']);
    expect(ownersOf('loud')).toEqual([]);
    expect(ownersOf('dense', [])).toEqual([]);
  });

  it('links a word that all components share to the main component', () => {
    expect(ownersOf('sx')).toEqual(['Field']);
  });

  it('is an HTML attribute, unless the main component declares a prop of that name', () => {
    expect(ownersOf('rows')).toEqual([]);
    expect(ownersOf('rows', [base, field])).toEqual(['Base']);
    expect(ownersOf('id', [field])).toEqual(['Field']);
    expect(ownersOf('id')).toEqual(['Field', 'Base']);
  });
});
