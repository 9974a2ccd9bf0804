import { createStore } from '../ui/store';
import { initialThemeSettings, themeSettingsReducer, type ThemeSettingsAction } from './theme-settings';
import { readStorage, writeStorage } from '../ui/safe-storage';

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
