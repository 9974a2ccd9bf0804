import { describe, expect, it } from 'vitest';
import { currentAnchor, parseApiView, viewStorageKey } from '../../../src/shared/api-reference';

describe('the view of a part of an API page', () => {
  it('is remembered under the key of the part', () => {
    expect(viewStorageKey('props')).toBe('apiPage_props');
  });

  it.each(['table', 'expanded', 'collapsed'] as const)('can be %s', (view) => {
    expect(parseApiView(view)).toBe(view);
  });

  it.each([null, '', 'grid', 'Table'])('is a table when %j is stored', (stored) => {
    expect(parseApiView(stored)).toBe('table');
  });
});

describe('an anchor that the libraries’ comments use', () => {
  const known = ['input-base-classes-input', 'drawer-classes-paper', 'button-prop-color'];

  it.each([
    ['button-prop-color', 'button-prop-color'],
    ['inputbase-classes-input', 'input-base-classes-input'],
    ['drawer-classes-MuiDrawer-paper', 'drawer-classes-paper'],
    ['drawer-classes-gone', null],
  ])('%s means %s', (anchor, current) => {
    expect(currentAnchor(anchor, known)).toBe(current);
  });
});
