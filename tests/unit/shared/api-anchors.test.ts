import { describe, expect, it } from 'vitest';
import { currentAnchor } from '../../../src/shared/api-reference';

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
