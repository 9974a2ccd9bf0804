import { resolveColorScheme, type ColorScheme } from '../../../shared/theme/color-mode';
import { colorMode, paintColorScheme } from './color-mode';
import { dispatchThemeSettings } from './theme-settings-store';

/** Paper is light, whatever the screen is; returns how to stop. */
export function connectPaper(): () => void {
  const paper = window.matchMedia('print');
  const paint = (paletteMode: ColorScheme): void => {
    paintColorScheme(paletteMode);
    dispatchThemeSettings({ type: 'CHANGE', payload: { paletteMode } });
  };
  const follow = (): void => {
    const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    paint(paper.matches ? 'light' : resolveColorScheme(colorMode.get(), prefersDark));
  };
  if (paper.matches) follow();
  paper.addEventListener('change', follow);
  return () => paper.removeEventListener('change', follow);
}
