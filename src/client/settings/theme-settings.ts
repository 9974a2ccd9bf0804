import { readStorage, writeStorage } from '../ui/safe-storage';
import { createStore, type ReadonlyStore } from '../ui/store';

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
  const isSame =
    next.dense === settings.dense &&
    next.direction === settings.direction &&
    next.paletteMode === settings.paletteMode;
  return isSame ? settings : next;
}

function changesOf(action: ThemeSettingsAction): Partial<ThemeSettings> {
  switch (action.type) {
    case 'SET_DENSE':
      return { dense: action.payload };
    case 'RESET_DENSITY':
      return { dense: initialThemeSettings.dense };
    case 'CHANGE':
      return action.payload;
    default: {
      const { type } = action as { type: string };
      throw new Error(`Unrecognized type ${type}`);
    }
  }
}

/** localStorage keys of the writing direction and of the density of demos. */
export const DIRECTION_STORAGE_KEY = 'docs-direction';
const DENSITY_STORAGE_KEY = 'docs-density';

/** Stored values that differ from the defaults. */
export const RIGHT_TO_LEFT = 'rtl';
const DENSE = 'dense';

/** Settings of the shell and all demos, which are separate React roots. */
export const themeSettings = createStore(initialThemeSettings);

/** Changes the settings. */
export function dispatchThemeSettings(action: ThemeSettingsAction): void {
  themeSettings.set(themeSettingsReducer(themeSettings.get(), action));
}

/** Restores direction and density from earlier visits, and syncs them between tabs. */
export function connectStoredSettings(): void {
  const read = (): void => {
    const direction = readStorage(DIRECTION_STORAGE_KEY) === RIGHT_TO_LEFT ? 'rtl' : 'ltr';
    dispatchThemeSettings({ type: 'CHANGE', payload: { direction } });
    dispatchThemeSettings({ type: 'SET_DENSE', payload: readStorage(DENSITY_STORAGE_KEY) === DENSE });
  };
  read();
  window.addEventListener('storage', ({ key }) => {
    if (key === DIRECTION_STORAGE_KEY || key === DENSITY_STORAGE_KEY) read();
  });
  let kept = themeSettings.get();
  themeSettings.subscribe(() => {
    const { direction, dense } = themeSettings.get();
    if (direction !== kept.direction) writeStorage(DIRECTION_STORAGE_KEY, direction);
    if (dense !== kept.dense) writeStorage(DENSITY_STORAGE_KEY, dense ? DENSE : 'normal');
    kept = themeSettings.get();
  });
}
