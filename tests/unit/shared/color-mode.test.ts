import { describe, expect, it } from 'vitest';
import {
  COLOR_SCHEME_STORAGE_KEY,
  isColorScheme,
  MODE_STORAGE_KEY,
  THEME_COLORS,
} from '../../../src/shared/color-mode';

describe('color mode', () => {
  it('is stored under existing keys', () => {
    expect([MODE_STORAGE_KEY, COLOR_SCHEME_STORAGE_KEY]).toEqual(['mui-mode', 'mui-color-scheme']);
  });

  it('has the two schemes of the theme, and no scheme called system', () => {
    expect(['light', 'dark', 'system', null].map(isColorScheme)).toEqual([true, true, false, false]);
  });

  it('colors the browser frame with primary 600 or very dark blue-gray', () => {
    expect(THEME_COLORS).toEqual({ light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' });
  });
});
