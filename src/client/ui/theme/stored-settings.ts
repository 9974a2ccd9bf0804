import {
  DENSE,
  DENSITY_STORAGE_KEY,
  DIRECTION_STORAGE_KEY,
  RIGHT_TO_LEFT,
} from '../../../shared/theme/stored-settings';
import { readStorage, writeStorage } from '../storage/safe-storage';
import { dispatchThemeSettings, themeSettings } from './theme-settings-store';

/** Takes direction and density over from earlier visits and other tabs, and keeps them; returns how to stop. */
export function connectStoredSettings(): () => void {
  const read = (): void => {
    const direction = readStorage(DIRECTION_STORAGE_KEY) === RIGHT_TO_LEFT ? 'rtl' : 'ltr';
    dispatchThemeSettings({ type: 'CHANGE', payload: { direction } });
    dispatchThemeSettings({ type: 'SET_DENSE', payload: readStorage(DENSITY_STORAGE_KEY) === DENSE });
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === DIRECTION_STORAGE_KEY || key === DENSITY_STORAGE_KEY) read();
  };
  read();
  window.addEventListener('storage', onStorage);
  let kept = themeSettings.get();
  const unsubscribe = themeSettings.subscribe(() => {
    const { direction, dense } = themeSettings.get();
    if (direction !== kept.direction) writeStorage(DIRECTION_STORAGE_KEY, direction);
    if (dense !== kept.dense) writeStorage(DENSITY_STORAGE_KEY, dense ? DENSE : 'normal');
    kept = themeSettings.get();
  });
  return () => {
    window.removeEventListener('storage', onStorage);
    unsubscribe();
  };
}
