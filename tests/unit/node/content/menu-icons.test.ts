import { describe, expect, it } from 'vitest';
import { iconNames, iconPath } from '../../../../src/node/content/menus';

describe('the icon of an entry', () => {
  it('returns the shape of an icon', () => {
    expect(iconPath('Circle')).toBe('M12 2C6.47 2 2 6.47 2 12s4.47 10 10 10 10-4.47 10-10S17.53 2 12 2');
  });

  it('returns no shape for icons with shapes other than paths', () => {
    expect(iconNames()).toContain('RssFeed');
    expect(iconPath('RssFeed')).toBeNull();
  });

  it.each(['Nothing', '', 'utils/createSvgIcon', '../package'])(
    'returns no shape for the name "%s"',
    (name) => {
      expect(iconPath(name)).toBeNull();
    },
  );
});
