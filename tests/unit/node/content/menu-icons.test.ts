import { describe, expect, it } from 'vitest';
import { iconNames, iconPath } from '../../../../src/node/content/menus';

describe('the icon of an entry', () => {
  it('has the shape of the icon of that name', () => {
    expect(iconPath('Circle')).toBe('M12 2C6.47 2 2 6.47 2 12s4.47 10 10 10 10-4.47 10-10S17.53 2 12 2');
  });

  it('is none when it has other shapes than paths', () => {
    expect(iconNames()).toContain('RssFeed');
    expect(iconPath('RssFeed')).toBeNull();
  });

  it.each(['Nothing', '', 'utils/createSvgIcon', '../package'])('is none for the name "%s"', (name) => {
    expect(iconPath(name)).toBeNull();
  });
});
