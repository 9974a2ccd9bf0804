import { describe, expect, it } from 'vitest';
import {
  COLOR_MODES,
  COLOR_SCHEME_STORAGE_KEY,
  isColorScheme,
  MODE_STORAGE_KEY,
  parseColorMode,
  resolveColorScheme,
  THEME_COLORS,
} from '../../../src/shared/color-mode';

describe('color mode', () => {
  it('is stored under existing keys', () => {
    expect([MODE_STORAGE_KEY, COLOR_SCHEME_STORAGE_KEY]).toEqual(['mui-mode', 'mui-color-scheme']);
  });

  it.each(COLOR_MODES)('reads the stored mode %s', (mode) => {
    expect(parseColorMode(mode)).toBe(mode);
  });

  it.each([null, undefined, '', 'Dark', 'blue', 1, {}])('reads %j as system', (value) => {
    expect(parseColorMode(value)).toBe('system');
  });

  it('follows the operating system only in system mode', () => {
    expect([resolveColorScheme('system', true), resolveColorScheme('system', false)]).toEqual([
      'dark',
      'light',
    ]);
    expect([resolveColorScheme('light', true), resolveColorScheme('dark', false)]).toEqual(['light', 'dark']);
  });

  it('has the two schemes of the theme, and no scheme called system', () => {
    expect(['light', 'dark', 'system', null].map(isColorScheme)).toEqual([true, true, false, false]);
  });

  it('colors the browser frame with primary 600 or very dark blue-gray', () => {
    expect(THEME_COLORS).toEqual({ light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' });
  });
});
