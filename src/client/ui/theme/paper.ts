import { paintColorScheme } from './color-mode';
import { dispatchThemeSettings, themeSettings } from './theme-settings-store';

/** Paper is light, whatever the screen is; returns how to stop. */
export function connectPaper(): () => void {
  const paper = window.matchMedia('print');
  let onScreen = themeSettings.get().paletteMode;
  const paint = (paletteMode: typeof onScreen): void => {
    paintColorScheme(paletteMode);
    dispatchThemeSettings({ type: 'CHANGE', payload: { paletteMode } });
  };
  const follow = (): void => {
    if (paper.matches) onScreen = themeSettings.get().paletteMode;
    paint(paper.matches ? 'light' : onScreen);
  };
  if (paper.matches) follow();
  paper.addEventListener('change', follow);
  return () => paper.removeEventListener('change', follow);
}
