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

// Returns the same object for equal settings, because a new one would render every demo again.
function updated(settings: ThemeSettings, next: ThemeSettings): ThemeSettings {
  const unchanged =
    settings.dense === next.dense &&
    settings.direction === next.direction &&
    settings.paletteMode === next.paletteMode;
  return unchanged ? settings : next;
}

/**
 * Applies an action. Returns the same object if nothing changes.
 * @throws Error if the action type is unknown
 */
export function themeSettingsReducer(settings: ThemeSettings, action: ThemeSettingsAction): ThemeSettings {
  switch (action.type) {
    case 'SET_DENSE':
      return updated(settings, { ...settings, dense: action.payload });
    case 'RESET_DENSITY':
      return updated(settings, { ...settings, dense: initialThemeSettings.dense });
    case 'CHANGE':
      return updated(settings, {
        ...settings,
        direction: action.payload.direction ?? settings.direction,
        paletteMode: action.payload.paletteMode ?? settings.paletteMode,
      });
    default: {
      const { type } = action as { type: string };
      throw new Error(`Unrecognized type ${type}`);
    }
  }
}
