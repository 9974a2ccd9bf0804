import { describe, expect, it } from 'vitest';
import {
  initialThemeSettings,
  type ThemeSettingsAction,
  themeSettingsReducer,
} from '../../../../src/client/settings/theme-settings';

const dense = { ...initialThemeSettings, dense: true };

describe('themeSettingsReducer', () => {
  it('starts from normal density, left to right, light', () => {
    expect(initialThemeSettings).toEqual({ dense: false, direction: 'ltr', paletteMode: 'light' });
  });

  it('sets and resets the density', () => {
    expect(themeSettingsReducer(initialThemeSettings, { type: 'SET_DENSE', payload: true })).toEqual(dense);
    expect(themeSettingsReducer(dense, { type: 'SET_DENSE', payload: false }).dense).toBe(false);
    expect(themeSettingsReducer(dense, { type: 'RESET_DENSITY' })).toEqual(initialThemeSettings);
  });

  it('only changes settings in the payload', () => {
    expect(themeSettingsReducer(dense, { type: 'CHANGE', payload: { direction: 'rtl' } })).toEqual({
      dense: true,
      direction: 'rtl',
      paletteMode: 'light',
    });
    expect(themeSettingsReducer(dense, { type: 'CHANGE', payload: { paletteMode: 'dark' } })).toEqual({
      dense: true,
      direction: 'ltr',
      paletteMode: 'dark',
    });
  });

  it.each<ThemeSettingsAction>([
    { type: 'CHANGE', payload: { paletteMode: 'light', direction: 'ltr' } },
    { type: 'CHANGE', payload: {} },
    { type: 'SET_DENSE', payload: false },
    { type: 'RESET_DENSITY' },
  ])('returns the same object when %j changes nothing', (action) => {
    expect(themeSettingsReducer(initialThemeSettings, action)).toBe(initialThemeSettings);
  });

  it('refuses an unknown action by name', () => {
    const unknown = { type: 'SET_SPACING' } as unknown as ThemeSettingsAction;
    expect(() => themeSettingsReducer(initialThemeSettings, unknown)).toThrow(
      'Unrecognized type SET_SPACING',
    );
  });
});
