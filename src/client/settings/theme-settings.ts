import type { ReadonlyStore } from '../ui/store';

/** Settings that demos and shell share. */
export interface ThemeSettings {
  /** High density, with small buttons and dense margins. */
  dense: boolean;
  direction: 'ltr' | 'rtl';
  paletteMode: 'light' | 'dark';
}

/** Settings a session starts with. */
export const initialThemeSettings: ThemeSettings = { dense: false, direction: 'ltr', paletteMode: 'light' };

/** Store of the settings. Demos subscribe to it in separate React roots. */
export type ThemeSettingsStore = ReadonlyStore<ThemeSettings>;

/** Ways the settings change. */
export type ThemeSettingsAction =
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'CHANGE'; payload: Partial<Pick<ThemeSettings, 'direction' | 'paletteMode'>> };

/**
 * Applies an action. Returns the same object if nothing changes, because a new one would render every demo again.
 * @throws Error if the action type is unknown
 */
export function themeSettingsReducer(settings: ThemeSettings, action: ThemeSettingsAction): ThemeSettings {
  const next = { ...settings, ...changesOf(action) };
  return JSON.stringify(next) === JSON.stringify(settings) ? settings : next;
}

function changesOf(action: ThemeSettingsAction): Partial<ThemeSettings> {
  switch (action.type) {
    case 'SET_DENSE':
      return { dense: action.payload };
    case 'RESET_DENSITY':
      return { dense: initialThemeSettings.dense };
    case 'CHANGE':
      return action.payload;
    default:
      throw new Error(`Unrecognized type ${(action as { type: string }).type}`);
  }
}
