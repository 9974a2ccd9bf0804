import createCache from '@emotion/cache';
import { describe, expect, it } from 'vitest';
import { rtlPlugins } from '../../../../../src/client/demo/runtime/stylis-plugins';

/** The CSS of one class in RTL. */
function mirrored(styles: string): string {
  const cache = createCache({ key: 'demo', stylisPlugins: rtlPlugins });
  return cache.insert('.demo-one', { name: styles, styles }, cache.sheet, true) ?? '';
}

describe('RTL styles', () => {
  it('change sides, in media queries, too', () => {
    expect(mirrored('margin-left:2px;@media (min-width:1px){left:3px;}')).toBe(
      '.demo-one{margin-right:2px;}@media (min-width:1px){.demo-one{right:3px;}}',
    );
  });

  it.each(['::placeholder', ':read-only', ':read-write'])('can have %s', (selector) => {
    expect(mirrored(`&${selector}{padding-left:4px;}`)).toBe(`.demo-one${selector}{padding-right:4px;}`);
  });

  it('RTL styles keep the prefix that Safari needs', () => {
    expect(mirrored('user-select:none;')).toBe('.demo-one{-webkit-user-select:none;user-select:none;}');
  });
});
