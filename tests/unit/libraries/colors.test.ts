import { describe, expect, it } from 'vitest';
import { THEME_COLORS } from '../../../src/shared/color-mode';
import { blue, blueGrey, BORDER_RADIUS, veryDark } from '../../../src/libraries/brand/colors';

const lightness = (color: string): number => Number(/(\d+)%\)$/.exec(color)?.[1]);

describe('the design tokens', () => {
  it.each([
    ['blue', blue],
    ['blue-grey', blueGrey],
  ])('have a scale of %s from light to dark', (_, scale) => {
    const shades = Object.values(scale).map(lightness);
    expect(shades).toHaveLength(10);
    expect(shades).toEqual([...new Set(shades)].sort((a, b) => b - a));
  });

  it('color the frame of the browser like the site', () => {
    expect(THEME_COLORS).toEqual({ light: blue[600], dark: veryDark });
  });

  it('have the corner radius of the brand', () => {
    expect(BORDER_RADIUS).toBe(12);
  });
});
